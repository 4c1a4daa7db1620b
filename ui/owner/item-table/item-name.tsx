import { Flame, LoaderCircle } from 'lucide-react';
import { Badge } from '../../base/badge/badge';
import { Picture } from '../../food/picture/picture';
import * as t from './item-table.texts';
import { toOrder } from '../order-rules/order-rules.texts';
import type { OwnerItem } from './owner-item';

export interface ItemNameProps {
  item: OwnerItem;
  busyText?: string;
}

export function ItemName({ item, busyText }: ItemNameProps) {
  const { name, pictureUrl, stock, published, freshlyBaked, orderRules } = item;
  const soldOut = item.soldOut || stock === 0;
  return (
    <div className="flex min-w-0 items-center gap-3 @max-2xl:flex-wrap">
      <span className="relative size-12 shrink-0 @2xl:size-16 overflow-hidden rounded-control">
        <span className={`absolute inset-0 ${soldOut || !published ? 'opacity-60 saturate-50' : ''}`}>
          <Picture imageUrl={pictureUrl} />
        </span>
      </span>
      <span className="grid min-w-0 gap-1 text-start font-normal @max-2xl:grow @max-2xl:basis-28">
        <span lang="fr" className="leading-snug font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="flex flex-wrap gap-1.5 empty:hidden">
          {busyText && (
            <Badge className="px-0!">
              <LoaderCircle aria-hidden="true" className="animate-spin" />
              {busyText}
            </Badge>
          )}
          {!published && <Badge>{t.draft()}</Badge>}
          {orderRules && <Badge>{toOrder()}</Badge>}
          {published && soldOut && <Badge tone="danger">{t.soldOut()}</Badge>}
          {/* The switch « Épuisé aujourd’hui » is off all the same: why, then. */}
          {published && stock === 0 && !item.soldOut && <Badge>{t.noStock()}</Badge>}
          {published && freshlyBaked && !soldOut && (
            <Badge tone="caution">
              <Flame aria-hidden="true" />
              {t.freshlyBaked()}
            </Badge>
          )}
        </span>
      </span>
    </div>
  );
}
