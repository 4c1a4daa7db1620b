import { Fragment } from 'react';
import { Price } from '../../base/price/price';
import * as t from './meal-deal-list.texts';

interface Named {
  name: string;
  /** Language of the name, when it is not French. */
  nameLang?: string | null;
}

export interface OfferedMealDeal extends Named {
  id: string;
  priceCents: number;
  /** « jusqu’à 14:30 »; null: whenever the shop is open. */
  servedText: string | null;
  parts: readonly Named[];
}

/** Meal deals of a shop above its menu: what belongs to each, for how much and when. */
export function MealDealList({ mealDeals }: { mealDeals: readonly OfferedMealDeal[] }) {
  return (
    <section aria-labelledby="formules" className="grid grid-cols-1 gap-2 md:gap-4">
      <div className="grid gap-1">
        <h2 id="formules" className="text-xl md:text-2xl">
          {t.mealDeals()}
        </h2>
        <p className="text-sm text-ink-muted">{t.byItself()}</p>
      </div>
      <ul className="grid gap-2 md:grid-cols-[repeat(auto-fill,minmax(--spacing(72),1fr))] md:gap-4">
        {mealDeals.map(({ id, name, nameLang, priceCents, servedText, parts }) => (
          <li key={id} className="grid gap-1 rounded-card border border-line bg-surface px-4 py-3 shadow-card">
            <div className="flex items-start justify-between gap-3">
              <h3 lang={nameLang ?? 'fr'} className="min-w-0 text-lg wrap-anywhere">
                {name}
              </h3>
              <Price cents={priceCents} tone="tag" />
            </div>
            <p>
              {parts.map((part, at) => (
                <Fragment key={at}>
                  {at > 0 && ' + '}
                  <span lang={part.nameLang ?? 'fr'}>{part.name}</span>
                </Fragment>
              ))}
            </p>
            {servedText && <p className="text-sm text-ink-muted first-letter:uppercase">{servedText}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
