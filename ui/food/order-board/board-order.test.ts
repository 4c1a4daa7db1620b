import { expect, test } from 'vitest';
import type { OrderStatus } from '../order-status/order-status';
import { advanceLabels, boardColumns, type BoardOrder } from './board-order';

function order(token: string, status: OrderStatus): BoardOrder {
  return { id: token, token, status, customerName: 'Camille', pickupWindow: '', lines: [], totalCents: 0 };
}

test('an order stands in the column of its status, ended ones together in the last', () => {
  const columns = boardColumns([
    order('A', 'READY'),
    order('B', 'PREPARING'),
    order('C', 'NO_SHOW'),
    order('D', 'COLLECTED'),
    order('E', 'CANCELLED'),
    order('F', 'PREPARING'),
  ]);
  expect(columns.map(({ label, orders }) => [label, orders.map(({ token }) => token).join('')])).toEqual([
    ['Préparation', 'BF'],
    ['Prêt à être récupéré', 'A'],
    ['Livré', 'CDE'],
  ]);
});

test('only an open order can be moved on', () => {
  expect(Object.keys(advanceLabels)).toEqual(['PREPARING', 'READY']);
});
