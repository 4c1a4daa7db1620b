import { isOpen } from '../../graphql/rules/order-status';
import { OrderStatus } from '../orders/order-status';
import { PrintedDocument } from './print-job.entity';

// A test nobody waits for any more is not printed next morning.
const TEST_LASTS_MS = 10 * 60_000;
/** A ticket after the end of its window: an order nobody marked as collected still counts as open. */
const TICKET_LASTS_MS = 3 * 3_600_000;

const SHORTEST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 300;
/** A pause is this part of what the paper has waited already. */
const PART_OF_THE_WAIT = 60;

interface Paper {
  document: PrintedDocument;
  queuedAt: Date;
  /** Null for a test page. */
  order: { status: OrderStatus; window: { endsAt: Date } } | null;
}

/** Whether somebody still wants the paper: the test of a moment ago, the ticket of an open order and the void of a cancelled one, for three hours after its window or its own asking. */
export function isWanted({ document, queuedAt, order }: Paper, now: Date): boolean {
  if (!order) return now.getTime() - queuedAt.getTime() < TEST_LASTS_MS;
  const since = Math.max(queuedAt.getTime(), order.window.endsAt.getTime());
  const stands =
    document === PrintedDocument.VOID_TICKET ? order.status === OrderStatus.CANCELLED : isOpen(order.status);
  return stands && now.getTime() - since < TICKET_LASTS_MS;
}

/** What `isWanted` asks of the instants, for a query: after which a test was queued, a ticket queued or its window over. */
export function wantedSince(now: Date): { test: Date; ticket: Date } {
  return {
    test: new Date(now.getTime() - TEST_LASTS_MS),
    ticket: new Date(now.getTime() - TICKET_LASTS_MS),
  };
}

/** Seconds until a printer in trouble is written to again, for a paper queued so long ago: 5 for the first minutes, at most 5 minutes. */
export function pauseAfter(waitedMs: number): number {
  const part = Math.round(waitedMs / 1000 / PART_OF_THE_WAIT);
  return Math.min(LONGEST_PAUSE_S, Math.max(SHORTEST_PAUSE_S, part));
}
