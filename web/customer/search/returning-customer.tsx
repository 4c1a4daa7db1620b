import { ChevronRight, Footprints, Heart, Plus, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import {
  FavouritesDocument,
  useDropFavouriteMutation,
  useFavouritesQuery,
  useFavouriteToCartMutation,
} from '../../../graphql/generated/customer/favourites';
import {
  ReturningCustomerDocument,
  useReturningCustomerQuery,
} from '../../../graphql/generated/customer/returning-customer';
import { useTrackedOrderChangedSubscription } from '../../../graphql/generated/customer/tracking';
import { Button } from '../../../ui/base/button/button';
import { Card } from '../../../ui/base/card/card';
import { IconButton } from '../../../ui/base/icon-button/icon-button';
import { Price } from '../../../ui/base/price/price';
import { withFigures } from '../../../ui/base/price/with-figures';
import { notify } from '../../../ui/base/toast/toast';
import { itemCount } from '../../ordering/ordering.texts';
import { useArrival } from '../../ordering/use-arrival';
import { useOrderAgain } from '../../ordering/use-order-again';
import { sayingFailure } from '../../page/notify-failure';
import { isRefusal, refusalMessage } from '../../page/refusals';
import { ReturningCustomerSpace, rememberHeight } from './returning-customer-space';
import {
  returningCustomer,
  shownFavourite,
  type RunningOrder,
  type SameAgain,
  type ShownFavourite,
} from './returning-customer-view';
import * as t from './returning-customer.texts';

/** Price and earliest pickup change over time, so they are polled; a press on an entry queries them again. */
const POLL = { pollInterval: 60_000, skipPollAttempt: () => document.hidden };

/** Shortcuts for a returning customer: running orders, last order again, open carts, favourites; often nothing. */
export function ReturningCustomer() {
  const { data, error } = useReturningCustomerQuery({ fetchPolicy: 'cache-and-network', ...POLL });
  const kept = useFavouritesQuery({ fetchPolicy: 'cache-and-network' });
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (data) rememberHeight(section.current?.offsetHeight ?? 0);
  }, [data, kept.data, kept.error]);
  if (!data || !(kept.data ?? kept.error)) return error ? null : <ReturningCustomerSpace />;
  const { orders, again, carts } = returningCustomer(data);
  const favourites = kept.data?.favourites.map(shownFavourite) ?? [];
  const [next] = orders;
  const [cart] = carts;
  if (!next && !again && !cart && favourites.length === 0) return null;
  return (
    <section ref={section} aria-label={t.whereYouWere()} className="pb-4 md:pb-10">
      <ul className="grid grid-cols-1 items-start gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {next && (
          <li>
            <Running key={next.token} {...next} />
            <Others count={orders.length - 1} href="/user-ordersPage" />
          </li>
        )}
        {again && (
          <li>
            <Again {...again} />
          </li>
        )}
        {cart && (
          <li>
            <a
              href={`/cart/${cart.shop.id}`}
              className="flex min-h-11 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 text-sm"
            >
              <span className="flex min-w-0 flex-1 flex-wrap gap-x-1">
                <span className="font-semibold">{t.unfinishedCart()}</span>·
                <span lang="fr" className={name}>
                  {cart.shop.name}
                </span>
                <span>{itemCount(cart.itemCount)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
            </a>
            <Others count={carts.length - 1} href="/cart" />
          </li>
        )}
      </ul>
      {favourites.length > 0 && <Favourites favourites={favourites} />}
    </section>
  );
}

const row = 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1';
/** The name shrinks in favour of its neighbours. */
const name = 'min-w-0 grow basis-24 truncate';

/** Only one entry of each kind is shown before the shops; this link leads to the others. */
function Others({ count, href }: { count: number; href: string }) {
  return (
    count > 0 && (
      <a href={href} className="flex min-h-11 items-center px-4 text-sm font-semibold underline">
        {t.others(count)}
      </a>
    )
  );
}

/** A single scrolling row, so that the shops stay near the top. */
function Favourites({ favourites }: { favourites: readonly ShownFavourite[] }) {
  const [drop] = useDropFavouriteMutation({ refetchQueries: [FavouritesDocument] });
  const [toCart] = useFavouriteToCartMutation({ refetchQueries: [ReturningCustomerDocument] });
  const put = ({ id, shopName: shop, composed }: ShownFavourite) =>
    sayingFailure(async () => {
      const answer = (await toCart({ variables: { id } })).data?.favouriteToCart;
      if (isRefusal(answer)) notify(refusalMessage(answer), 'danger');
      else if (answer) notify(t.added({ name: composed?.name ?? '', shop }), 'positive');
    });
  return (
    <div className="grid grid-cols-1 gap-1 pt-2 md:pt-4">
      <h2 id="favoris" className="text-lg/6">
        {t.favourites()}
      </h2>
      <ul aria-labelledby="favoris" className="flex gap-2 overflow-x-auto p-1">
        {favourites.map((one) => (
          <li key={one.id} className="max-w-full shrink-0">
            <Favourite
              {...one}
              onPut={() => void put(one)}
              onGone={() => void sayingFailure(() => drop({ variables: { id: one.id } }))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const chip =
  'flex h-full min-h-14 max-w-full items-center gap-2 rounded-card border border-line bg-surface px-3 py-1 text-sm';

function Favourite({
  shopName,
  href,
  composed,
  onPut,
  onGone,
}: ShownFavourite & Record<'onPut' | 'onGone', () => void>) {
  if (!composed)
    return (
      <a href={href} className={`${chip} font-semibold`}>
        <Heart aria-hidden="true" className="size-4 shrink-0 fill-current text-accent-ink" />
        <span lang="fr">{shopName}</span>
      </a>
    );
  const { name: dish, nameLang, words, unitCents, notice, gone } = composed;
  const said = (
    <span className="grid max-w-52 min-w-0 text-start">
      <span lang={nameLang ?? 'fr'} className="truncate font-semibold">
        {dish}
      </span>
      <span lang="fr" className="truncate text-ink-muted">
        {words ? `${words} · ${shopName}` : shopName}
      </span>
      {notice && <span className="font-medium text-caution">{notice}</span>}
    </span>
  );
  if (notice)
    return (
      <div className={chip}>
        {said}
        {gone && (
          <IconButton label={t.remove(dish)} onClick={onGone}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
    );
  return (
    <button type="button" onClick={onPut} className={`${chip} hover:bg-accent-soft`}>
      {said}
      {unitCents !== null && <Price cents={unitCents} size="small" />}
      <Plus aria-hidden="true" className="size-5 shrink-0" />
      <span className="sr-only">{t.toCart()}</span>
    </button>
  );
}

function Running({ token, shopName, pickupWindow, news, mayArrive }: RunningOrder) {
  const { announcing, announce } = useArrival();
  // The subscription writes changes of the order into the cache, which updates the query.
  useTrackedOrderChangedSubscription({ variables: { reference: token }, ignoreResults: true });
  return (
    <Card as="article" tone="accent" padding="small" className="relative grid grid-cols-1 gap-1 py-3! text-sm">
      <div className={row}>
        <div>
          <h2 className="text-2xl leading-none tracking-wide tabular-nums">
            <a
              href={`/tokenDetails/${token}`}
              aria-label={t.order(token)}
              translate="no"
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {token}
            </a>
          </h2>
          <p className="font-semibold">{withFigures(news)}</p>
        </div>
        {mayArrive && (
          <Button busy={announcing} className="relative z-1" onClick={() => announce(token)}>
            <Footprints aria-hidden="true" />
            {t.arrive()}
          </Button>
        )}
      </div>
      <p className={row}>
        <span lang="fr" className={name}>
          {shopName}
        </span>
        <span className="tabular-nums">{withFigures(t.pickup(pickupWindow))}</span>
      </p>
    </Card>
  );
}

function Again({ orderId, shopName, items, pickupTime, totalCents, notes }: SameAgain) {
  const { again, busyId, failure } = useOrderAgain();
  return (
    <Card as="article" padding="small" className="relative grid grid-cols-1 gap-1 py-3! text-sm">
      <div className={row}>
        <div>
          <h2 id="encore" className="text-lg/6">
            {t.theSame()}
          </h2>
          <p className="text-ink-muted first-letter:uppercase">{withFigures(t.pickupFrom(pickupTime))}</p>
        </div>
        <Button
          id="encore-go"
          aria-labelledby="encore encore-items encore-go"
          busy={busyId !== undefined}
          tone={totalCents === null ? 'quiet' : 'accent'}
          className="grow after:absolute after:inset-0 after:rounded-card"
          onClick={() => again(orderId, totalCents)}
        >
          {totalCents === null ? t.toCart() : withFigures(t.review(totalCents))}
        </Button>
      </div>
      <p lang="fr" className="line-clamp-2 wrap-anywhere">
        {shopName} · <span id="encore-items">{items}</span>
      </p>
      {(failure ? [failure.text] : notes).map((note) => (
        <p key={note} className="font-medium text-caution">
          {note}
        </p>
      ))}
    </Card>
  );
}
