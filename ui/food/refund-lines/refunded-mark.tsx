import { Badge } from '../../base/badge/badge';
import * as t from './refunded-mark.texts';

export interface RefundedMarkProps {
  quantity: number;
  /** Number of refunded pieces; 0 hides the mark. @default 0 */
  refunded?: number;
}

/** Badge with the number of refunded pieces of an order line. */
export function RefundedMark({ quantity, refunded = 0 }: RefundedMarkProps) {
  if (refunded === 0) return null;
  return (
    <Badge tone="caution" className="justify-self-start">
      {t.refundedPieces({ refunded, quantity })}
    </Badge>
  );
}

/** Returns the class that strikes a line through when all its pieces are refunded. */
export function struckOut({ quantity, refunded = 0 }: RefundedMarkProps): string {
  return refunded >= quantity ? 'line-through' : '';
}
