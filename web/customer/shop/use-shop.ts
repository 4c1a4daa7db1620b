import { useCallback, useMemo } from 'react';
import { useShopNowQuery, useShopPageQuery } from '../../../graphql/generated/customer/shop';

// What the owner changes meanwhile, « épuisé » above all, shows without a reload.
const POLL = { pollInterval: 15_000, skipPollAttempt: () => document.hidden };

/** A shop with its menu, as it is at this moment, and the caller’s cart in it. */
export function useShop(shopId: string) {
  const options = { variables: { shopId }, ...POLL };
  const page = useShopPageQuery(options);
  const now = useShopNowQuery(options);
  const latest = useMemo(
    () => page.data && now.data && { shop: { ...page.data.shop, ...now.data.shop }, cart: now.data.cart },
    [page.data, now.data],
  );
  const [refetchPage, refetchNow] = [page.refetch, now.refetch];
  const refresh = useCallback(() => void Promise.all([refetchPage(), refetchNow()]), [refetchPage, refetchNow]);
  return { latest, error: page.error ?? now.error, refresh };
}
