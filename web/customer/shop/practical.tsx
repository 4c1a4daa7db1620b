import type { ReactNode } from 'react';
import { ShopInfo, type ShopInfoProps } from '../../../ui/food/shop-info/shop-info';
import * as t from './shop-info.texts';
import type { Shop } from './shop-view';
import { whereabouts } from '../../shops/shop-facts';

export function Practical({ shop, children }: { shop: Shop; children?: ReactNode }) {
  return (
    <section aria-labelledby="infos" className="grid gap-4">
      <h2 id="infos" className="text-2xl">
        {t.practical()}
      </h2>
      <ShopInfo {...toShopInfo(shop)} />
      {children}
    </section>
  );
}

/** Description, address, phone and opening hours of the next seven days, ordered Monday to Sunday. */
export function toShopInfo(shop: Shop): ShopInfoProps {
  const { openingWeek = [], description, descriptionLang, preparationMinutes = 0 } = shop;
  const today = openingWeek[0]?.date;
  return {
    ...whereabouts(shop),
    ...(shop.phone && { phone: shop.phone }),
    ...(description && { description, descriptionLang }),
    ...(preparationMinutes > 0 && { preparationText: t.preparation(preparationMinutes) }),
    days: [...openingWeek]
      .sort((a, b) => a.weekday - b.weekday)
      .map(({ date, weekday, spans, exceptional, reason }) => ({
        day: t.weekdays()[weekday - 1] ?? date,
        spans,
        today: date === today,
        ...(exceptional && { exceptionText: reason ?? (spans.length === 0 ? t.closedThatDay() : t.otherHours()) }),
      })),
  };
}
