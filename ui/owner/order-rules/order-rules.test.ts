import { expect, test } from 'vitest';
import { NO_RULES, orderRulesErrors, orderRulesText, rulesError } from './order-rules';

test('typical order rules are accepted up to their limits', () => {
  for (const rules of [
    NO_RULES,
    { noticeHours: 1, dayCapacity: 9_999 },
    { noticeHours: 720, dayCapacity: 1, season: { from: '12-26', to: '01-31' } },
    { noticeUntil: { weekday: 6, minute: 1_439 }, days: [7], season: { from: '02-29', to: '02-29' } },
  ])
    expect(rulesError({ ...NO_RULES, ...rules })).toEqual({});
  expect(rulesError(null)).toEqual({});
});

test.each([
  [{ noticeHours: 0 }, 'noticeHours'],
  [{ noticeHours: 721 }, 'noticeHours'],
  [{ noticeUntil: { weekday: 6, minute: -1 } }, 'noticeUntil'],
  [{ season: { from: '12-00', to: '12-24' } }, 'seasonFrom'],
  [{ season: { from: '12-01', to: '02-30' } }, 'seasonTo'],
  [{ dayCapacity: 0 }, 'dayCapacity'],
])('order rules with %j are rejected at their field', (part, field) => {
  expect(Object.keys(orderRulesErrors({ ...NO_RULES, ...part }))).toEqual([field]);
  expect(rulesError({ ...NO_RULES, ...part })).toEqual({ orderRules: '« Sur commande » est à corriger.' });
});

test('order rules in short name each of them', () => {
  const cake = { noticeHours: 24, days: [7], season: { from: '12-01', to: '12-31' }, dayCapacity: 12 };
  expect(orderRulesText({ ...NO_RULES, ...cake })).toBe(
    '24 h avant · Dimanche · 1 décembre – 31 décembre · 12 par jour',
  );
  expect(orderRulesText({ ...NO_RULES, noticeUntil: { weekday: 6, minute: 750 } })).toBe('Samedi jusqu’à 12:30');
  expect(orderRulesText(null)).toBe('Sans condition');
});
