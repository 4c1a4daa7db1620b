import { type Refund, RefundCause } from './refund.entity';

/**
 * Who bears a refund. The shop always gives back its share. Where the whole order comes to nothing the platform gives
 * back its service charge as well, all of it, whatever was given back before; for lines of an order that is kept, and for
 * what was given back elsewhere, the service was rendered.
 */
export function platformShares(cause: RefundCause): boolean {
  return cause !== RefundCause.LINES && cause !== RefundCause.ELSEWHERE;
}

/** What the shop bears of a refund, in cents; `feeCents` is the service charge of its order. */
export function shopsShareOf(
  { cause, amountCents }: Pick<Refund, 'cause' | 'amountCents'>,
  { feeCents }: { feeCents: number },
): number {
  return amountCents - (platformShares(cause) ? feeCents : 0);
}

/** A line of an order as far as giving back goes; money in cents. */
export interface RefundableLine {
  id: string;
  quantity: number;
  unitCents: number;
  /** Pieces given back before. */
  refunded: number;
}

/** How many pieces of which line. */
export interface RefundChoice {
  lineId: string;
  quantity: number;
}

/**
 * What a choice of lines comes to, in cents; null for a choice that is none: an unknown or repeated line, a quantity
 * that is no whole number from 1 to what is left of the line, or nothing at all. The price is the one that was paid.
 */
export function refundOf(lines: readonly RefundableLine[], choices: readonly RefundChoice[]): number | null {
  if (choices.length === 0 || new Set(choices.map(({ lineId }) => lineId)).size < choices.length) return null;
  let cents = 0;
  for (const { lineId, quantity } of choices) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || !Number.isInteger(quantity) || quantity < 1 || quantity > line.quantity - line.refunded) return null;
    cents += quantity * line.unitCents;
  }
  return cents > 0 ? cents : null;
}
