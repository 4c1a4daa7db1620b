import { expect, test } from 'vitest';
import type { BoardOrderFragment } from '../../../graphql/generated/owner/board';
import { arrivalsMessage, toBoard, withOrder } from './board-view';

const noon = Date.parse('2026-11-24T11:00:00Z');

function order(token: string, more: Partial<BoardOrderFragment> = {}, minutesAfterNoon = 15): BoardOrderFragment {
  const startsAt = new Date(noon + minutesAfterNoon * 60_000).toISOString();
  const endsAt = new Date(noon + (minutesAfterNoon + 15) * 60_000).toISOString();
  return {
    __typename: 'Order',
    version: 1,
    id: token,
    token,
    status: 'PREPARING',
    source: 'ONLINE',
    customerName: 'Camille Moreau',
    totalCents: 1869,
    createdAt: '2026-11-24T10:40:00Z',
    seenAt: null,
    arrivingAt: null,
    undoableUntil: null,
    noShowFrom: '2026-11-24T12:00:00Z',
    dispute: null,
    noShowContest: null,
    refunds: [],
    window: { __typename: 'OrderWindow', startsAt, endsAt, pickupWindow: '12:15 PM - 12:30 PM' },
    lines: [],
    ...more,
  };
}

const aLine = (more: Partial<BoardOrderFragment['lines'][number]>): BoardOrderFragment['lines'][number] => ({
  __typename: 'OrderLine',
  id: 'l-1',
  itemId: 'tacos',
  name: 'Tacos',
  quantity: 2,
  note: 'Bien cuit',
  choices: {
    __typename: 'Choices',
    size: null,
    meats: ['Merguez'],
    sauces: [],
    sot: ['salad'],
    supplements: [{ __typename: 'PricedChoice', name: 'Cheddar', priceCents: 100 }],
    toppings: [],
    fries: 'Frites',
    drink: null,
  },
  ...more,
});

const board = (orders: BoardOrderFragment[], untouched: string[] = []) =>
  toBoard(orders, { now: noon, untouched: new Set(untouched), zone: 'Europe/Paris' });
const tokens = (orders: BoardOrderFragment[]) =>
  board(orders)
    .map(({ token }) => token)
    .join('');

test('open orders on the board are sorted by window, then by creation', () => {
  const early = order('A', { createdAt: '2026-11-24T09:00:00Z' });
  expect(tokens([order('C', {}, 30), order('B'), early])).toBe('ABC');
});

test('an order whose customer announced their arrival is first on the board', () => {
  const coming = order('C', { arrivingAt: '2026-11-24T10:59:00Z' }, 45);
  expect(tokens([order('A'), order('B', {}, 30), coming])).toBe('CAB');
});

test('ended orders follow the open ones: first those that can be undone, then by latest window', () => {
  const undoable = order('D', { status: 'COLLECTED', undoableUntil: '2026-11-24T11:00:20Z' }, 0);
  const latest = order('E', { status: 'NO_SHOW' }, 45);
  const earliest = order('F', { status: 'COLLECTED' }, 10);
  expect(tokens([earliest, latest, undoable, order('A')])).toBe('ADEF');
});

test('a board card shows the time left, the possible actions and an arriving customer', () => {
  const [card] = board([
    order(
      'A',
      {
        status: 'READY',
        noShowFrom: '2026-11-24T11:00:00Z',
        arrivingAt: '2026-11-24T10:59:00Z',
        undoableUntil: '2026-11-24T11:00:07Z',
      },
      0,
    ),
  ]);
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
  const [card] = board([
    order('A', {
      lines: [aLine({})],
    }),
  ]);
  expect(card?.lines).toMatchObject([
    {
      quantity: 2,
      name: 'Tacos',
      selections: { meats: ['Merguez'], sot: ['Salade'], supplements: ['Cheddar'], fries: 'Frites', note: 'Bien cuit' },
    },
  ]);
});

test('a new order is added to the board once, and a known one is updated in place', () => {
  const [one, other] = [order('A'), order('B')];
  expect(withOrder([one], other)).toEqual([one, other]);
  expect(withOrder([one, other], { ...one, status: 'READY' })).toHaveLength(2);
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
  const one = order('A', { lines: [aLine({}), aLine({ id: 'l-2', itemId: 'flan' })] });
  const gone = (soldOutIds: string[]) =>
    toBoard([one], { now: noon, untouched: new Set(), soldOutIds, zone: 'Europe/Paris' })[0]?.lines.map(
      ({ soldOut }) => soldOut,
    );
  expect(gone([])).toEqual([false, false]);
  expect(gone(['flan'])).toEqual([false, true]);
});
