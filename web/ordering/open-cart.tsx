import { ChevronRight } from 'lucide-react';
import type { OpenCartFragment } from '../../graphql/generated/shared/cart.fragments';
import { Card } from '../../ui/base/card/card';
import { Price } from '../../ui/base/price/price';
import * as t from './ordering.texts';

/** Formats lines as « 2 × Croissant au beurre, 1 × Baguette tradition ». */
export function itemsOf(lines: readonly { quantity: number; name: string }[]): string {
  return lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
}

export function OpenCartCard({ shop, itemCount, totalCents, lines }: OpenCartFragment) {
  return (
    <Card as="article" padding="small" className="relative grid h-full grid-cols-1 content-center gap-1">
      <h2 className="flex items-baseline justify-between gap-3 text-lg wrap-anywhere">
        <a lang="fr" href={`/cart/${shop.id}`} className="grow after:absolute after:inset-0 after:rounded-card">
          {shop.name}
        </a>
        <Price cents={totalCents} size="small" />
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 self-center" />
      </h2>
      <p className="flex gap-3">
        <span className="shrink-0">{t.itemCount(itemCount)}</span>
        <span className="truncate text-ink-muted">
          {lines.map(({ id, quantity, item }, place) => (
            <span key={id} lang={item.nameLang ?? 'fr'}>
              {place > 0 && ', '}
              {itemsOf([{ quantity, name: item.name }])}
            </span>
          ))}
        </span>
      </p>
    </Card>
  );
}
