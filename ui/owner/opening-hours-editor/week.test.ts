import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWeek, copyDay, firstRanges, formatRanges, type HoursRange, type Week } from './week';

const range = (opensAt: string, closesAt: string): HoursRange => ({ opensAt, closesAt });
const lunch = [range('07:00', '13:00'), range('15:00', '19:30')];
const week = (monday: HoursRange[], tuesday: HoursRange[] = []): Week => [monday, tuesday, [], [], [], [], []];

describe('summary of a day’s opening hours', () => {
  it.each([
    ['closed', [], 'Fermé'],
    ['with a break', lunch, '7h – 13h, 15h – 19h30'],
    ['into the night', [range('18:00', '02:00')], '18h – 2h (lendemain)'],
    ['until midnight', [range('18:00', '00:00')], '18h – 0h'],
    ['around the clock', [range('00:00', '00:00')], '24h/24'],
    ['being typed', [range('07:00', '')], '…'],
  ])('%s', (_situation, ranges, text) => {
    expect(formatRanges(ranges)).toBe(text);
  });
});

describe('errors of weekly opening hours', () => {
  it('adjoining ranges, breaks and night services are no errors in a week', () => {
    expect(checkWeek(week([range('07:00', '13:00'), range('13:00', '02:00')], [range('02:00', '10:00')]))).toEqual(
      Array(7).fill(null),
    );
  });

  it.each([
    ['an incomplete range', week([range('', '12:00')]), 'Indiquez l’heure d’ouverture et de fermeture.'],
    ['an overlap', week([range('07:00', '13:00'), range('12:59', '15:00')]), 'Deux plages se recouvrent.'],
    [
      'a night service that runs into the next day’s range, also from Sunday to Monday,',
      [[range('01:00', '05:00')], [], [], [], [], [], [range('20:00', '02:00')]],
      'La nuit de la veille recouvre cette plage.',
    ],
  ])('%s is reported at its day', (_mistake, wrong, error) => {
    expect(checkWeek(wrong)[0]).toBe(error);
  });

  it('errors of a week do not depend on the order of its ranges', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
      .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`);
    const ranges = fc.array(fc.record({ opensAt: time, closesAt: time }), { maxLength: 4 });
    fc.assert(
      fc.property(ranges, (monday) => {
        expect(checkWeek(week([...monday].reverse()))).toEqual(checkWeek(week(monday)));
      }),
    );
  });
});

describe('opening hours suggested or copied for other days', () => {
  it('a day’s hours are copied only to the selected days', () => {
    expect(copyDay(week(lunch), 0, [1, 2])).toEqual([lunch, lunch, lunch, [], [], [], []]);
  });

  it('new hours of a day are suggested from the nearest earlier open day, also across the weekend', () => {
    expect(firstRanges(week(lunch), 2)).toBe(lunch);
    expect(firstRanges([[], [], [], [], [], [], lunch], 0)).toBe(lunch);
    expect(firstRanges([[], [], [], [], [], [], []], 3)).toEqual([range('07:00', '19:00')]);
  });
});
