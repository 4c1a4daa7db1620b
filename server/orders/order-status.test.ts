import 'reflect-metadata';
import { expect, test } from 'vitest';
import { isOpen, orderStatusLabels } from '../../graphql/rules/order-status';
import { ADVANCE, mayBecome, NEXT, OrderStatus } from './order-status';

const { PREPARING, READY, COLLECTED, NO_SHOW, CANCELLED } = OrderStatus;
const ALL = Object.values(OrderStatus);

/** The life of an order as specification 5.1 tells it. */
const LIFE: [OrderStatus, OrderStatus][] = [
  [PREPARING, READY],
  [READY, COLLECTED],
  [PREPARING, NO_SHOW],
  [READY, NO_SHOW],
  [PREPARING, CANCELLED],
  [READY, CANCELLED],
];

test.each(ALL.flatMap((from) => ALL.map((to) => [from, to] as const)))(
  'an order status may change from %s to %s only when specification 5.1 allows it',
  (from, to) => {
    expect(mayBecome(from, to)).toBe(LIFE.some(([a, b]) => a === from && b === to));
  },
);

test('the board’s button moves an order to READY, then to COLLECTED, and is absent afterwards', () => {
  expect(ALL.map((status) => ADVANCE[status])).toEqual([READY, COLLECTED, undefined, undefined, undefined]);
  for (const [from, to] of Object.entries(ADVANCE)) expect(mayBecome(from as OrderStatus, to)).toBe(true);
});

test('an order is open only until it is collected, marked as a no-show or cancelled', () => {
  expect(ALL.filter(isOpen)).toEqual([PREPARING, READY]);
  expect(ALL.filter((status) => NEXT[status].length > 0)).toEqual([PREPARING, READY]);
  expect(Object.keys(NEXT)).toEqual(ALL);
});

test('each order status has the French label of the specification', () => {
  const said = Object.entries(orderStatusLabels).map(([status, label]) => [status, label()]);
  expect(Object.fromEntries(said)).toEqual({
    PREPARING: 'Préparation',
    READY: 'Prêt à être récupéré',
    COLLECTED: 'Livré',
    NO_SHOW: 'Non-présenté',
    CANCELLED: 'Annulée',
  });
});
