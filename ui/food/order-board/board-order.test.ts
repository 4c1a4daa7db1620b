import { expect, test } from 'vitest';
import type { OrderStatus } from '../../../graphql/rules/order-status';
import { boardColumns, callingOrders, callingText, isAskedFor, lastMovedAway, type BoardOrder } from './board-order';

function order(token: string, status: OrderStatus): BoardOrder {
  return { id: token, token, status, customerName: 'Camille', pickupWindow: '', lines: [], totalCents: 0 };
}

test('an order is listed in the board column of its status; the last one lists all ended ones, but counts the collected', () => {
  const statuses = ['READY', 'PREPARING', 'NO_SHOW', 'COLLECTED', 'CANCELLED', 'PREPARING', 'NO_SHOW'] as const;
  const columns = boardColumns(statuses.map((status, at) => order('ABCDEFG'.charAt(at), status)));
  expect(columns.map(({ label, orders }) => [label, orders.map(({ token }) => token).join('')])).toEqual([
    ['Préparation', 'BF'],
    ['Prêt à être récupéré', 'A'],
    ['Livré', 'CDEG'],
  ]);
  expect(columns[2]).toMatchObject({ count: 1, othersText: '1 annulée · 2 non présentés' });
});

test('undo applies to the order that was moved off the board last', () => {
  const shown = { ...order('A', 'PREPARING'), undoSeconds: 29 };
  const earlier = { ...order('B', 'READY'), undoSeconds: 4 };
  const last = { ...order('C', 'COLLECTED'), undoSeconds: 21 };
  expect(lastMovedAway([shown, earlier, last, order('D', 'READY')], [shown])).toBe(last);
  expect(lastMovedAway([shown, order('D', 'READY')], [shown])).toBeUndefined();
});

test('an order matches a search by number or name in any case, accents and order, or by the server’s matches', () => {
  const asked = { ...order('K7MQ2X', 'READY'), customerName: 'Léa Nguyen' };
  expect(['k7m', 'LEA', 'nguyen léa', ' 2x ', ''].map((query) => isAskedFor(asked, query))).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(['k8', 'léo', 'léa dupont'].map((query) => isAskedFor(asked, query))).toEqual([false, false, false]);
  // The server finds it by a phone number.
  expect(isAskedFor(asked, '06 98 76 54 32', ['K7MQ2X'])).toBe(true);
});

test('only open orders call for attention on the board', () => {
  const orders = [
    { ...order('A', 'PREPARING'), unseen: true },
    { ...order('B', 'READY'), customerArriving: true },
    { ...order('C', 'COLLECTED'), customerArriving: true, unseen: true },
  ];
  const { unseen, arriving } = callingOrders(orders);
  expect([unseen, arriving].map((list) => list.map(({ token }) => token))).toEqual([['A'], ['B']]);
});

test.each([
  [1, 1, '1 nouvelle · 1 arrive'],
  [2, 3, '2 nouvelles · 3 arrivent'],
  [1, 0, '1 nouvelle'],
  [0, 1, '1 arrive'],
])('%i new and %i arriving orders are announced in one line', (newCount, arrivingCount, text) => {
  expect(callingText(newCount, arrivingCount)).toBe(text);
});
