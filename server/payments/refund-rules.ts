import { centsOfPieces } from '../../graphql/rules/refunds';
import { type Refund, RefundCause } from './refund.entity';

/**
 * Returns whether the platform bears its part of a refund; the shop always returns its share. When the whole order is
 * undone, the platform returns its service charge too, all of it, whatever was refunded before. For lines of an order
 * that stands, and for refunds made elsewhere, it does not, because the service was rendered.
 */
export function platformShares(cause: RefundCause): boolean {
  return cause !== RefundCause.LINES && cause !== RefundCause.ELSEWHERE;
}

/** Returns the shop's share of a refund, in cents; `feeCents` is the service charge of its order. */
export function shopsShareOf(
  { cause, amountCents }: Pick<Refund, 'cause' | 'amountCents'>,
  { feeCents }: { feeCents: number },
): number {
  return amountCents - (platformShares(cause) ? feeCents : 0);
}

/** An order line, as far as refunds need it; amounts in cents. */
export interface RefundableLine {
  id: string;
  quantity: number;
  /** What the line cost. */
  lineCents: number;
  /** Pieces already refunded. */
  refunded: number;
}

/** Number of pieces to refund of one line. */
export interface RefundChoice {
  lineId: string;
  quantity: number;
}

/**
 * Returns the cents to refund for each choice of a line, at the price that was paid; null for an invalid choice: an unknown
 * or repeated line, a quantity that is not a whole number from 1 to what is left of the line, or a refund of nothing.
 */
export function refundOf(lines: readonly RefundableLine[], choices: readonly RefundChoice[]): number[] | null {
  if (choices.length === 0 || new Set(choices.map(({ lineId }) => lineId)).size < choices.length) return null;
  const cents: number[] = [];
  for (const { lineId, quantity } of choices) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || !Number.isInteger(quantity) || quantity < 1 || quantity > line.quantity - line.refunded) return null;
    cents.push(centsOfPieces(line, line.refunded + quantity) - centsOfPieces(line, line.refunded));
  }
  return cents.some((part) => part > 0) ? cents : null;
}
