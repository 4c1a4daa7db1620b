/** A refund of an order that is not cancelled. */
export interface OrderRefund {
  cents: number;
  /** A value of `RefundState` in the schema. */
  state: string;
  /** The refunded pieces; empty when the refund was made outside of this product. */
  lines: readonly { lineId: string; quantity: number }[];
}

/**
 * Returns what the first pieces of a line cost, in cents. Meal deals may make the price of a piece no whole number of
 * cents: what is left of one is in the last, so that all pieces together cost exactly the line.
 */
export function centsOfPieces(
  { quantity, lineCents }: { quantity: number; lineCents: number },
  pieces: number,
): number {
  return Math.round((lineCents * pieces) / quantity);
}

/** Returns the refunded cents of an order, and the refunded pieces of a line; failed refunds do not count. */
export function refundTotals(refunds: readonly OrderRefund[]) {
  const counted = refunds.filter(({ state }) => state !== 'FAILED');
  const lines = counted.flatMap((refund) => refund.lines);
  return {
    refundedCents: counted.reduce((sum, { cents }) => sum + cents, 0),
    piecesOf: (id: string) => lines.reduce((sum, { lineId, quantity }) => (lineId === id ? sum + quantity : sum), 0),
  };
}

/**
 * Returns the lines of an order after its refunds: remaining pieces and their price in cents. A refund without pieces
 * lowers all prices in proportion, so these may be fractions of a cent; a fully refunded line stays, with 0 pieces.
 */
export function remainingLines<Line extends { id: string; quantity: number; lineCents: number }>(
  lines: readonly Line[],
  refunds: readonly OrderRefund[],
): Line[] {
  const { refundedCents, piecesOf } = refundTotals(refunds);
  const sum = (all: readonly Line[]) => all.reduce((cents, { lineCents }) => cents + lineCents, 0);
  const remaining = lines.map((line) => {
    const refunded = Math.min(line.quantity, piecesOf(line.id));
    const lineCents = line.lineCents - centsOfPieces(line, refunded);
    return { ...line, quantity: line.quantity - refunded, lineCents };
  });
  const left = sum(remaining);
  const ofNoLine = refundedCents - (sum(lines) - left);
  if (ofNoLine <= 0 || left === 0) return remaining;
  return remaining.map((line) => ({ ...line, lineCents: (line.lineCents * Math.max(0, left - ofNoLine)) / left }));
}
