import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OrderStatus } from '../orders/order-status';
import { PrintedDocument } from './printer.entity';
import { isWanted, pauseAfter } from './delivery.service';

const now = new Date('2026-11-24T18:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const { KITCHEN_TICKET, VOID_TICKET, TEST } = PrintedDocument;
const ticket = (status: OrderStatus, queued: number, windowOver: number, document = KITCHEN_TICKET) => ({
  document,
  queuedAt: ago(queued),
  order: { status, window: { endsAt: ago(windowOver) } },
});

describe('isWanted, which decides whether a queued paper is still printed', () => {
  test.each([
    ['a test of a moment ago', { document: TEST, queuedAt: ago(9), order: null }, true],
    ['a test of this morning', { document: TEST, queuedAt: ago(11), order: null }, false],
    ['the ticket of an order to come', ticket(OrderStatus.PREPARING, 600, -60), true],
    ['that of a window just over', ticket(OrderStatus.READY, 300, 179), true],
    ['that of an order nobody marked as collected', ticket(OrderStatus.READY, 300, 181), false],
    ['that of such an order when it is asked for now', ticket(OrderStatus.READY, 1, 2000), true],
    ['that of a collected order', ticket(OrderStatus.COLLECTED, 10, 5), false],
    ['the void of a cancelled one', ticket(OrderStatus.CANCELLED, 10, -60, VOID_TICKET), true],
    ['its ticket', ticket(OrderStatus.CANCELLED, 10, -60), false],
    ['a void of yesterday', ticket(OrderStatus.CANCELLED, 1500, 1400, VOID_TICKET), false],
    ['the void of one that stands again', ticket(OrderStatus.PREPARING, 10, -60, VOID_TICKET), false],
  ])('%s', (_which, paper, wanted) => {
    expect(isWanted(paper, now)).toBe(wanted);
  });
});

test('a failing printer is retried every 5 s at first, then less often, up to every 5 minutes', () => {
  const minutes = (count: number) => pauseAfter(count * 60_000);
  expect([0, 1, 5, 30, 60, 300, 3000].map(minutes)).toEqual([5, 5, 5, 30, 60, 300, 300]);
});

test('a print job is attempted fewer than 600 times a day', () => {
  const day = 24 * 3600;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3600 }), (start) => {
      let tries = 0;
      for (let at = start; at < day; at += pauseAfter(at * 1000)) tries++;
      return tries < 600;
    }),
  );
});
