import { ChevronRight } from 'lucide-react';
import type { OpenCartFragment } from '../../graphql/generated/shared/cart.fragments';
import { Card } from '../../ui/base/card/card';
import { Price } from '../../ui/base/price/price';
import * as t from './ordering.texts';

export interface OpenCart {
  href: string;
  shopName: string;
  items: string;
  itemCount: number;
  totalCents: number;
}

export function openCart({ shop, itemCount, totalCents, lines }: OpenCartFragment): OpenCart {
  const items = itemsOf(lines.map(({ quantity, item }) => ({ quantity, name: item.name })));
  return { href: `/cart/${shop.id}`, shopName: shop.name, items, itemCount, totalCents };
}

/** « 2 × Croissant au beurre, 1 × Baguette tradition » */
export function itemsOf(lines: readonly { quantity: number; name: string }[]): string {
  return lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
}

export function OpenCartCard({ href, shopName, items, itemCount, totalCents }: OpenCart) {
  return (
    <Card as="article" padding="small" className="relative grid h-full grid-cols-1 content-center gap-1">
      <h2 lang="fr" className="flex items-start justify-between gap-3 text-lg wrap-anywhere">
        <a href={href} className="after:absolute after:inset-0 after:rounded-card">
          {shopName}
        </a>
        <ChevronRight aria-hidden="true" className="mt-1 size-5 shrink-0" />
      </h2>
      <p lang="fr" className="line-clamp-1 text-ink-muted">
        {items}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{t.itemCount(itemCount)}</span>
        <Price cents={totalCents} size="small" />
      </p>
    </Card>
  );
}
