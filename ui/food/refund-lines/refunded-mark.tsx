import { Badge } from '../../base/badge/badge';
import type { OrderLine } from '../selections/selections';
import * as t from './refunded-mark.texts';

type RefundedMarkProps = Pick<OrderLine, 'quantity' | 'refunded'>;

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
