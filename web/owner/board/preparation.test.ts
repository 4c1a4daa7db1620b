import { expect, test } from 'vitest';
import type { BoardOrderFragment } from '../../../graphql/generated/owner/board';
import { toggled, toPreparation } from './preparation';

const noon = Date.parse('2026-11-24T11:00:00Z');

let orderCount = 0;
function order(minutes: number, lines: [string, number][], status: BoardOrderFragment['status'] = 'PREPARING') {
  const startsAt = new Date(noon + minutes * 60_000).toISOString();
  const id = `o${String((orderCount += 1))}`;
  return {
    ...{ id, status, refunds: [], window: { startsAt, pickupWindow: `+${String(minutes)}` } },
    lines: lines.map(([name, quantity], at) => ({ id: `${id}-${String(at)}`, name, quantity })),
  } as unknown as BoardOrderFragment;
}

const inShort = (orders: readonly BoardOrderFragment[], madeIds: ReadonlySet<string> = new Set()) =>
  toPreparation(orders, noon, madeIds).map(({ label, trays }) => [
    label,
    ...trays.map(({ name, quantity, madeQuantity }) => [name, quantity, madeQuantity]),
  ]);

test('preparation adds up the items of the next hour per window, sorted by name', () => {
  const orders = [
    order(30, [
      ['Flan', 2],
      ['Éclair', 9],
    ]),
    order(15, [['Flan', 1]]),
    order(30, [['Flan', 3]]),
  ];
  expect(inShort(orders)).toEqual([
    ['+15', ['Flan', 1, 0]],
    ['+30', ['Éclair', 9, 0], ['Flan', 5, 0]],
  ]);
  expect(toPreparation(orders, noon, new Set())[1]?.trays[1]?.orderIds).toEqual([orders[0]?.id, orders[2]?.id]);
});

test('preparation lists started windows as « Maintenant » and ignores ready, ended and later orders', () => {
  const orders = [
    order(-5, [['Flan', 1]]),
    order(-20, [['Flan', 2]]),
    order(10, [['Flan', 5]], 'READY'),
    order(10, [['Flan', 5]], 'CANCELLED'),
    order(60, [['Flan', 5]]),
  ];
  expect(inShort(orders)).toEqual([['Maintenant', ['Flan', 3, 0]]]);
});

test('preparation excludes refunded pieces, unless the refund failed', () => {
  const refunded = (quantity: number, state: string) => {
    const whole = order(15, [['Flan', 4]]);
    const refunds = [{ cents: 100, state, lines: [{ lineId: `${whole.id}-0`, quantity }] }];
    return { ...whole, refunds } as unknown as BoardOrderFragment;
  };
  expect(inShort([refunded(1, 'DONE'), refunded(4, 'PENDING'), refunded(4, 'FAILED')])).toEqual([
    ['+15', ['Flan', 7, 0]],
  ]);
  expect(inShort([refunded(4, 'DONE')])).toEqual([]);
});

test('a tray marked as made does not include pieces ordered afterwards', () => {
  const first = order(15, [['Flan', 4]]);
  const made = toggled({ quantity: 4, lineIds: [`${first.id}-0`] }, new Set(['gone-since']), [first]);
  expect([...made]).toEqual([`${first.id}-0`]);
  expect(inShort([first], made)).toEqual([['+15', ['Flan', 0, 4]]]);
  const second = order(15, [['Flan', 2]]);
  expect(inShort([first, second], made)).toEqual([['+15', ['Flan', 2, 4]]]);
  expect(inShort([second], made)).toEqual([['+15', ['Flan', 2, 0]]]);
  expect([...toggled({ quantity: 0, lineIds: [`${first.id}-0`] }, made, [first])]).toEqual([]);
});
