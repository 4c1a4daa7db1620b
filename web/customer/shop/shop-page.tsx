import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../page/document-title';
import { FIRST_DRAWN } from '../../page/use-drawn';
import { useStore, wideScreen } from '../../page/store';
import { useShownSince } from '../../offline/shown-since';
import { untilLoaded } from '../../offline/until-loaded';
import { PAINTED_ITEMS, shopAhead } from './shop-ahead';
import { ShopReviews } from './shop-reviews';
import { ShopScreen } from './shop-screen';
import { ShopSkeleton } from './shop-skeleton';
import { toBanner, toCartBar, toNotice, toSections } from './shop-view';
import { useAddToCart } from './use-add-to-cart';
import { useMenuSearch } from './use-menu-search';
import { useShop } from './use-shop';

const CATEGORY = 'categorie';
const ShopCart = lazy(async () => ({ default: (await untilLoaded(() => import('./shop-cart'))).ShopCart }));
const Practical = lazy(async () => ({ default: (await untilLoaded(() => import('./shop-details'))).Practical }));
const Follow = lazy(async () => {
  // Nobody waits for it: after all else.
  await new Promise((rested) => setTimeout(rested, 2_000));
  return { default: (await untilLoaded(() => import('./shop-follow'))).ShopFollow };
});

/** A shop’s menu, and the way to its cart (specification 3.4). */
export function ShopPage() {
  const { ownerId: shopId = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useMenuSearch();
  const { latest, painted, error, refresh } = useShop(shopId);
  // A whole menu is drawn in slices: a slow phone answers in between.
  const data = useDeferredValue(latest);
  // Coming back, one finds the whole menu and in it the place one had left.
  const [known] = useState(latest?.cart !== undefined);
  const { pending, add, remove } = useAddToCart(shopId, refresh);
  const seenBefore = useShownSince(useLocation().pathname);
  const wide = useStore(wideScreen);
  const ahead = data ? undefined : shopAhead(shopId);
  useDocumentTitle(data?.shop.name ?? ahead?.name);

  if (error && !latest?.cart) throw error;
  if (!data) return <ShopSkeleton shop={ahead} />;
  const { shop, cart } = data;
  const banner = toBanner(shop);
  // What was seen some time ago cannot be ordered: no way to a cart that cannot be had.
  const bar = cart && seenBefore === null ? toCartBar(shop, cart, pending) : undefined;

  const choose = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete(CATEGORY);
    else next.set(CATEGORY, id);
    setParameters(next, { replace: true, preventScrollReset: true });
  };

  return (
    <ShopScreen
      banner={banner}
      notice={toNotice(shop)}
      slow={shop.slowConfirmation}
      sections={toSections(shop, cart, pending)}
      cart={bar}
      aside={
        wide &&
        bar && (
          <Suspense fallback={<div />}>
            <ShopCart {...bar} id="panier" shopId={shopId} />
          </Suspense>
        )
      }
      follow={(of) => (
        <Suspense fallback={<div className="h-11 w-42" />}>
          <Follow {...{ shopId, of, name: shop.name }} />
        </Suspense>
      )}
      // In the address, so that coming back from a sandwich finds the category again.
      category={parameters.get(CATEGORY)}
      onCategory={choose}
      search={search}
      onSearch={setSearch}
      onAdd={add}
      onRemove={remove}
      info={shop.openingWeek && <Practical shop={shop} />}
      reviews={<ShopReviews shopId={shop.id} ratingText={banner.ratingText} atOnce={known} />}
      drawnFirst={known ? undefined : painted ? PAINTED_ITEMS : FIRST_DRAWN}
    />
  );
}
