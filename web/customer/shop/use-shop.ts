import { useCallback, useMemo, useState } from 'react';
import { useShopNowQuery, useShopPageQuery } from '../../../graphql/generated/customer/shop';
import { inlinedShop } from './shop-ahead';
import type { Shop } from './shop-view';

// What the owner changes meanwhile, « épuisé » above all, shows without a reload.
const POLL = { pollInterval: 15_000, skipPollAttempt: () => document.hidden };

/** A shop with its menu; as soon as it is known, how it is at this moment, and the caller’s cart in it. */
export function useShop(shopId: string) {
  const options = { variables: { shopId }, ...POLL };
  const page = useShopPageQuery(options);
  const now = useShopNowQuery(options);
  const [inlined] = useState(() => inlinedShop(shopId));
  const shop = page.data?.shop ?? (inlined?.id === shopId ? inlined : undefined);
  const latest = useMemo(
    () => shop && { shop: { ...shop, ...now.data?.shop } satisfies Shop, cart: now.data?.cart },
    [shop, now.data],
  );
  const [refetchPage, refetchNow] = [page.refetch, now.refetch];
  const refresh = useCallback(() => void Promise.all([refetchPage(), refetchNow()]), [refetchPage, refetchNow]);
  return { latest, painted: inlined !== undefined, error: page.error ?? now.error, refresh };
}
