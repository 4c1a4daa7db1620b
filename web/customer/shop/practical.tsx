import type { ReactNode } from 'react';
import { ShopInfo } from '../../../ui/food/shop-info/shop-info';
import { toShopInfo } from './shop-info-view';
import * as t from './shop-info.texts';
import type { Shop } from './shop-view';

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
