import { expect, test } from 'vitest';
import { boardOrder } from '../../../.storybook/results/board';
import { chosen } from '../../../.storybook/samples/choices';
import type { BoardOrderFragment } from '../../../graphql/generated/owner/board';
import { arrivalsMessage, toBoard, undoSeconds, waitingTime, windowTime } from './board-view';

const noon = Date.parse('2026-11-24T11:00:00Z');

function order(token: string, more: Partial<BoardOrderFragment> = {}, minutesAfterNoon = 15): BoardOrderFragment {
  const instant = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();
  const [startsAt, endsAt] = [instant(minutesAfterNoon), instant(minutesAfterNoon + 15)];
  return {
    ...boardOrder({ id: token, token, createdAt: instant(-20), seenAt: null, noShowFrom: instant(60), lines: [] }),
    window: { __typename: 'OrderWindow', startsAt, endsAt, pickupWindow: '12:15 PM - 12:30 PM' },
    ...more,
  };
}

const shared = { meats: 'Merguez', sot: 'salad', fries: 'Frites' };

const aLine = (more: Partial<BoardOrderFragment['lines'][number]> = {}): BoardOrderFragment['lines'][number] => ({
  __typename: 'OrderLine',
  id: 'l-1',
  itemId: 'tacos',
  name: 'Tacos',
  quantity: 2,
  note: 'Bien cuit',
  choices: chosen({ ...shared, supplements: { name: 'Cheddar', priceCents: 100 } }),
  ...more,
});

const board = (orders: BoardOrderFragment[], untouched: string[] = []) =>
  toBoard(orders, { now: noon, untouched: new Set(untouched), zone: 'Europe/Paris' });

test.each([
  [
    'open orders by window, then by creation',
    [order('C', {}, 30), order('B'), order('A', { createdAt: '2026-11-24T09:00:00Z' })],
    'ABC',
  ],
  [
    'an order whose customer announced their arrival first',
    [order('A'), order('B', {}, 30), order('C', { arrivingAt: '2026-11-24T10:59:00Z' }, 45)],
    'CAB',
  ],
  [
    'ended orders after the open ones: first those that can be undone, then by latest window',
    [
      order('F', { status: 'COLLECTED' }, 10),
      order('E', { status: 'NO_SHOW' }, 45),
      order('D', { status: 'COLLECTED', undoableUntil: '2026-11-24T11:00:20Z' }, 0),
      order('A'),
    ],
    'ADEF',
  ],
])('the board shows %s', (_rule, orders, sorted) => {
  expect(
    board(orders)
      .map(({ token }) => token)
      .join(''),
  ).toBe(sorted);
});

test('a board card shows the time left, the possible actions and an arriving customer', () => {
  const since = { noShowFrom: '2026-11-24T11:00:00Z', arrivingAt: '2026-11-24T10:59:00Z' };
  const [card] = board([order('A', { ...since, status: 'READY', undoableUntil: '2026-11-24T11:00:07Z' }, 0)]);
  expect(card).toMatchObject({
    status: 'READY',
    pickupWindow: '12:15 PM - 12:30 PM',
    timeLeft: 'encore 15\u00a0min',
    late: false,
    canMarkNoShow: true,
    noShowFromText: '12:00',
    customerArriving: true,
    undoSeconds: 7,
  });
});

const aRefund = (cents: number, state: 'DONE' | 'FAILED', quantity: number) => ({
  ...{ __typename: 'OrderRefund' as const, id: String(cents), cents, state },
  lines: [{ __typename: 'RefundedLine' as const, lineId: 'l-1', quantity }],
});

test('a board card marks refunded pieces, without failed refunds', () => {
  const lines = [aLine({ id: 'l-1', quantity: 3 }), aLine({ id: 'l-2' })];
  const [card] = board([order('A', { lines, refunds: [aRefund(130, 'DONE', 1), aRefund(260, 'FAILED', 2)] })]);
  expect(card).toMatchObject({ refundedCents: 130, lines: [{ refunded: 1 }, { refunded: 0 }] });
});

test.each([
  [null, undefined],
  [{ answer: null }, 'unanswered'],
  [{ answer: 'Pardon.' }, 'answered'],
] as const)('a no-show contested by its customer with %j is marked as: %s', (said, contest) => {
  const noShowContest = said && { __typename: 'NoShowContest' as const, ...said };
  expect(board([order('A', { status: 'NO_SHOW', noShowContest })])[0]?.contest).toBe(contest);
});

test.each([
  [null, undefined],
  ['INQUIRY', true],
  ['OPEN', true],
  ['WON', undefined],
  ['LOST', undefined],
] as const)('an order whose dispute at the bank is %s is marked as disputed: %s', (dispute, disputed) => {
  expect(board([order('A', { dispute })])[0]?.disputed).toBe(disputed);
});

test('an order is marked as new until it is acknowledged or no longer being prepared', () => {
  const cards = board([order('A'), order('B'), order('C', { status: 'READY' })], ['A', 'C']);
  expect(cards.map(({ unseen }) => unseen)).toEqual([true, false, false]);
});

test('a board card lists the choices in French without prices', () => {
  const [card] = board([order('A', { lines: [aLine()] })]);
  expect(card?.lines).toMatchObject([
    {
      quantity: 2,
      name: 'Tacos',
      selections: { chosen: chosen({ ...shared, supplements: 'Cheddar' }), note: 'Bien cuit' },
    },
  ]);
});

test('new orders are announced to screen readers by their tokens', () => {
  expect(arrivalsMessage([])).toBeUndefined();
  expect(arrivalsMessage(['K7MQ2X'])).toBe('Nouvelle commande : K7MQ2X');
  expect(arrivalsMessage(['K7MQ2X', 'B3XT9R'])).toBe('2 nouvelles commandes : K7MQ2X, B3XT9R');
});

test('a board card keeps its identity until something on it changes', () => {
  const one = order('A');
  const at = (now: number, untouched: string[] = []) =>
    toBoard([one], { now, untouched: new Set(untouched), zone: 'Europe/Paris' })[0];
  const card = at(noon);
  expect(at(noon + 1000)).toMatchObject({ timeLeft: 'dans 15\u00a0min' });
  expect(at(noon + 1000)).toBe(at(noon + 2000));
  expect(at(noon + 61_000)).not.toBe(card);
  expect(at(noon + 61_000, ['A'])).toMatchObject({ unseen: true });
});

test('sold-out items are marked on every line, also of a cached card', () => {
  const one = order('A', { lines: [aLine(), aLine({ id: 'l-2', itemId: 'flan' })] });
  const gone = (soldOutIds: string[]) =>
    toBoard([one], { now: noon, untouched: new Set(), soldOutIds, zone: 'Europe/Paris' })[0]?.lines.map(
      ({ soldOut }) => soldOut,
    );
  expect(gone([])).toEqual([false, false]);
  expect(gone(['flan'])).toEqual([false, true]);
});

const at = (time: string) => Date.parse(`2026-11-24T${time}+01:00`);
const span = { startsAt: at('12:00:00'), endsAt: at('12:15:00') };

test.each([
  ['the time left is rounded up to whole minutes', 'PREPARING', '11:48:00', 'dans 12 min', false],
  ['the time left is rounded up to whole minutes', 'PREPARING', '11:47:59', 'dans 13 min', false],
  ['the time left is rounded up to whole minutes', 'READY', '11:59:59', 'dans 1 min', false],
  ['hours are shown without minutes', 'PREPARING', '10:00:00', 'dans 2 h', false],
  ['hours are shown with minutes', 'PREPARING', '10:54:30', 'dans 1 h 06', false],
  ['hours are shown without minutes', 'PREPARING', '11:00:01', 'dans 1 h', false],
  ['in preparation it is late from the start of its window', 'PREPARING', '12:00:00', '1 min de retard', true],
  ['in preparation it is late from the start of its window', 'PREPARING', '12:04:59', '4 min de retard', true],
  ['when ready it is not late during its window', 'READY', '12:00:00', 'encore 15 min', false],
  ['when ready it is not late during its window', 'READY', '12:07:30', 'encore 8 min', false],
  ['when ready it is late from the end of its window', 'READY', '12:15:00', '1 min de retard', true],
  ['when ready it is late from the end of its window', 'READY', '13:20:00', '1 h 05 de retard', true],
] as const)('of an order for 12:00 to 12:15 %s: %s at %s shows « %s »', (_rule, status, time, timeLeft, late) => {
  const shown = windowTime(status, span, at(time));
  expect([shown?.timeLeft.replaceAll('\u00a0', ' '), shown?.late]).toEqual([timeLeft, late]);
});

test('an order forgotten for days shows its delay in days, and an ended order shows no time left', () => {
  const later = (days: number) => windowTime('PREPARING', span, at('12:30:00') + days * 86_400_000)?.timeLeft;
  expect([later(1), later(2)]).toEqual(['1\u00a0jour de retard', '2\u00a0jours de retard']);
  for (const status of ['COLLECTED', 'NO_SHOW', 'CANCELLED'] as const)
    expect(windowTime(status, span, at('12:04:00'))).toBeNull();
});

test('a status change can be undone for thirty seconds, counted down, never more even when the clock lags behind', () => {
  const left = (time: string) => undoSeconds('2026-11-24T11:00:30.000Z', at(time));
  expect(['11:59:58', '12:00:00', '12:00:29.100', '12:00:30'].map(left)).toEqual([30, 30, 1, undefined]);
  expect(undoSeconds(null, at('12:00:00'))).toBeUndefined();
});

test('a counter order shows « Maintenant », then how long it has been waiting', () => {
  const after = (minutes: number) => waitingTime('PREPARING', span.startsAt, span.startsAt + minutes * 60_000);
  expect(after(4)).toEqual({ timeLeft: 'Maintenant', late: false });
  expect(after(12)).toEqual({ timeLeft: 'depuis 12\u00a0min', late: false });
  expect(waitingTime('COLLECTED', span.startsAt, span.endsAt)).toBeNull();
});
