import {
  lazy,
  Suspense,
  useDeferredValue,
  useState,
  type RefObject,
  useEffect,
  useRef,
  useCallback,
  useMemo,
} from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../page/document-title';
import { FIRST_DRAWN } from '../../page/use-drawn';
import { useStore, wideScreen } from '../../page/store';
import { useShownSince } from '../../offline/shown-since';
import { untilLoaded } from '../../offline/until-loaded';
import { PAINTED_ITEMS, shopAhead, type ShopAhead, inlinedShop } from './shop-ahead';
import { ShopScreen } from './shop-screen';
import { toBanner, toCartBar, toNotice, toSections, type Shop } from './shop-view';
import { title } from '../../../ui/food/reviews/reviews.texts';
import type { ShopReviewListProps } from './shop-details';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { ShopSign } from '../../../ui/food/shop-banner/shop-sign';
import * as t from './shop.texts';
import { ServerError } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { AddToCartDocument, useShopNowQuery, useShopPageQuery } from '../../../graphql/generated/customer/shop';
import { faultCode, isNetworkLoss, isOffline, errorMessage } from '../../page/faults';
import { notifyLate } from '../../page/notify-late';
import { notAdded, noServer, offlineNow } from '../../ordering/add-to-cart.texts';
import { refusalMessage } from '../../page/refusals';

const CATEGORY = 'categorie';
const ShopCart = lazy(async () => ({ default: (await untilLoaded(() => import('./shop-cart'))).ShopCart }));
const Practical = lazy(async () => ({ default: (await untilLoaded(() => import('./shop-details'))).Practical }));
const Follow = lazy(async () => {
  // Loaded after everything else, because it is not urgent.
  await new Promise((rested) => setTimeout(rested, 2_000));
  return { default: (await untilLoaded(() => import('../../ordering/follow'))).ShopFollow };
});

/** Menu of a shop and the way to its cart (specification 3.4). */
export function ShopPage() {
  const { ownerId: shopId = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useMenuSearch();
  const { latest, painted, error, refresh } = useShop(shopId);
  // Deferred, so that a whole menu renders in slices and a slow phone stays responsive.
  const data = useDeferredValue(latest);
  // With cached data the customer is coming back: the menu is drawn whole, so that the scroll position can be restored.
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
  // Nothing can be ordered from an offline snapshot, so the cart bar is hidden.
  const bar = cart && seenBefore === null ? toCartBar(shop, cart, pending) : undefined;

  const choose = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete(CATEGORY);
    else next.set(CATEGORY, id);
    setParameters(next, { replace: true });
  };

  return (
    <ShopScreen
      banner={banner}
      notice={toNotice(shop)}
      slow={shop.slowConfirmation}
      sections={toSections(shop, cart, pending)}
      mealDeals={shop.mealDeals}
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
      // Kept in the address, so that the category is restored on the way back from an item.
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

const details = () => untilLoaded(() => import('./shop-details'));
const ShopReviewList = lazy(async () => ({ default: (await details()).ShopReviewList }));

interface ShopReviewsProps extends ShopReviewListProps {
  atOnce: boolean;
}

/** Reviews below the menu: loaded when near the viewport, apart so that the menu does not render again. */
function ShopReviews({ atOnce, ...of }: ShopReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const waiting = (
    <section aria-label={title()} className="min-h-80">
      <h2 className="text-2xl md:text-3xl">{title()}</h2>
    </section>
  );
  return (
    <div ref={place}>
      <Suspense fallback={waiting}>{near || atOnce ? <ShopReviewList {...of} /> : waiting}</Suspense>
    </div>
  );
}

function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '100%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, place]);
  return near;
}

function ShopSkeleton({ shop }: { shop?: ShopAhead }) {
  return (
    <div className="-mt-4 grid gap-4 md:-mt-6">
      {shop ? (
        <ShopSign {...shop} over={t.loading()} below={<Skeleton className="h-11" />}>
          <Skeleton className="h-13 md:h-14" />
        </ShopSign>
      ) : (
        <Loading label={t.loading()}>
          <Skeleton className="h-48" />
        </Loading>
      )}
      <div role="status" aria-label={t.loading()} className="grid gap-4 pt-4 md:grid-cols-3 lg:grid-cols-4">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-26 md:h-72" />
        ))}
      </div>
    </div>
  );
}

/** Changes the cart by one request after another, so that the last answer is whole; counts changes at once. */
function useAddToCart(shopId: string, onRefused: () => void) {
  const [pending, setPending] = useState<ReadonlyMap<string, number>>(new Map());
  const queue = useRef(Promise.resolve());
  const client = useApolloClient();

  const change = useCallback(
    (itemId: string, by: 1 | -1) => {
      const count = (more: number) =>
        setPending((before) => new Map(before).set(itemId, (before.get(itemId) ?? 0) + more));
      const send = async () => {
        try {
          const answer =
            by > 0
              ? (await client.mutate({ mutation: AddToCartDocument, variables: { input: { itemId } } })).data?.addToCart
              : await (await import('./remove-from-cart')).takeOut(client, shopId, itemId);
          if (answer && answer.__typename !== 'Cart') {
            notifyLate(refusalMessage(answer), 'danger');
            onRefused();
          }
        } catch (error) {
          const code = faultCode(error);
          // The session has ended: the guard leads to the login, which explains it.
          if (code === 'UNAUTHENTICATED') return;
          const isUnanswered = isNetworkLoss(error) || ServerError.is(error);
          const notPutIn = () => (code ? notAdded() : isOffline(error) ? offlineNow() : noServer());
          notifyLate(by > 0 && (code || isUnanswered) ? notPutIn() : errorMessage(error), 'danger');
          // The server may have made the change although its answer was lost, so the cart is read again.
          await client.refetchQueries({ include: 'active' }).catch(() => undefined);
        } finally {
          count(-by);
        }
      };
      count(by);
      queue.current = queue.current.then(send);
    },
    [client, shopId, onRefused],
  );
  const add = useCallback((itemId: string) => change(itemId, 1), [change]);
  const remove = useCallback((itemId: string) => change(itemId, -1), [change]);

  return { pending, add, remove };
}

const NAME = 'recherche';
/** Debounce of the address: browsers reject too frequent history changes. */
const REST_MS = 400;

/** Search text of the menu, written to the address after a debounce, so that the way back restores it. */
function useMenuSearch() {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const [text, setText] = useState(() => parameters.get(NAME) ?? '');

  useEffect(() => {
    if (text.trim() === (parameters.get(NAME) ?? '')) return;
    const timer = setTimeout(() => {
      // The customer has already opened a found item; changing the address now would lead back here.
      if (window.location.pathname !== pathname) return;
      const next = new URLSearchParams(parameters);
      if (text.trim() === '') next.delete(NAME);
      else next.set(NAME, text.trim());
      setParameters(next, { replace: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, parameters, setParameters, pathname]);

  return [text, setText] as const;
}

// Polls, so that the owner's changes, above all « épuisé », appear without a reload.
const POLL = { pollInterval: 15_000, skipPollAttempt: () => document.hidden };

/** Returns a shop with its menu and, once loaded, its current state and the caller's cart there. */
function useShop(shopId: string) {
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
