import { FEW_LEFT } from '../../../graphql/rules/few-left';
import { Badge } from '../../base/badge/badge';
import * as t from './stock-mark.texts';

export interface StockMarkProps {
  stock: number | null;
  soldOut?: boolean;
}

/** Badge for a sold-out item or its last pieces; shows nothing while stock is ample. */
export function StockMark({ stock, soldOut = false }: StockMarkProps) {
  if (soldOut || stock === 0) return <Badge>{t.soldOut()}</Badge>;
  if (stock === null || stock > FEW_LEFT) return null;
  return <Badge tone="danger">{stock === 1 ? t.last() : t.left(stock)}</Badge>;
}
