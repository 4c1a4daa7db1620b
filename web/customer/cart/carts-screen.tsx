import { ChevronRight } from 'lucide-react';
import { Card } from '../../../ui/base/card/card';
import { Price } from '../../../ui/base/price/price';
import * as t from './cart.texts';

export interface OpenCart {
  href: string;
  shopName: string;
  items: string;
  itemCount: number;
  totalCents: number;
}

/** One card a shop, the cart last used first. */
export function CartsScreen({ carts }: { carts: readonly OpenCart[] }) {
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl md:text-5xl">{t.carts()}</h1>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {carts.map(({ href, shopName, items, itemCount, totalCents }) => (
          <li key={href}>
            <Card as="article" className="relative grid h-full grid-cols-1 content-start gap-2">
              <h2 lang="fr" className="flex items-start justify-between gap-3 text-xl wrap-anywhere">
                <a href={href} className="after:absolute after:inset-0 after:rounded-card">
                  {shopName}
                </a>
                <ChevronRight aria-hidden="true" className="mt-1 size-5 shrink-0" />
              </h2>
              <p lang="fr" className="line-clamp-2 text-ink-muted">
                {items}
              </p>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{t.itemCount(itemCount)}</span>
                <Price cents={totalCents} />
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
