import { Badge } from '../../base/badge/badge';
import * as t from './refunded-mark.texts';

export interface RefundedMarkProps {
  quantity: number;
  /** How many of them; none shows nothing. @default 0 */
  refunded?: number;
}

/** Of a line all or part of which was given back. */
export function RefundedMark({ quantity, refunded = 0 }: RefundedMarkProps) {
  if (refunded === 0) return null;
  return (
    <Badge tone="caution" className="justify-self-start">
      {t.refundedPieces({ refunded, quantity })}
    </Badge>
  );
}

/** Struck through where nothing of it is left. */
export function struckOut({ quantity, refunded = 0 }: RefundedMarkProps): string {
  return refunded >= quantity ? 'line-through' : '';
}
