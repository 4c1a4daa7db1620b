import { Heart, Plus, ShoppingBag, X } from 'lucide-react';
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
import { Button } from '../../../ui/base/button/button';
import { Card } from '../../../ui/base/card/card';
import { IconButton } from '../../../ui/base/icon-button/icon-button';
import { Price } from '../../../ui/base/price/price';
import { withFigures } from '../../../ui/base/price/with-figures';
import { notify } from '../../../ui/base/toast/toast';
import { itemCount } from '../../ordering/ordering.texts';
import { useOrderAgain } from '../../ordering/use-order-again';
import { sayingFailure } from '../../page/notify-failure';
import { isRefusal, refusalMessage } from '../../page/refusals';
import { returningCustomer, shownFavourite, type SameAgain, type ShownFavourite } from './returning-customer-view';
import * as t from './returning-customer.texts';

/** Price and earliest pickup change over time, so they are polled; a press on an entry queries them again. */
const POLL = { pollInterval: 60_000, skipPollAttempt: () => document.hidden };

/** Shortcuts for a returning customer in one sliding row: last order again, open carts, favourites; often nothing. */
export function ReturningCustomer() {
  const { data } = useReturningCustomerQuery({ fetchPolicy: 'cache-and-network', ...POLL });
  const kept = useFavouritesQuery({ fetchPolicy: 'cache-and-network' });
  const [drop] = useDropFavouriteMutation({ refetchQueries: [FavouritesDocument] });
  const [toCart] = useFavouriteToCartMutation({ refetchQueries: [ReturningCustomerDocument] });
  if (!data || !(kept.data ?? kept.error)) return null;
  const { again, carts } = returningCustomer(data);
  const favourites = kept.data?.favourites.map(shownFavourite) ?? [];
  if (!again && carts.length + favourites.length === 0) return null;
  const put = ({ id, shopName: shop, composed }: ShownFavourite) =>
    sayingFailure(async () => {
      const answer = (await toCart({ variables: { id } })).data?.favouriteToCart;
      if (isRefusal(answer)) notify(refusalMessage(answer), 'danger');
      else if (answer) notify(t.added({ name: composed?.name ?? '', shop }), 'positive');
    });
  return (
    <section aria-labelledby="retour" className="grid grid-cols-1 gap-2 md:gap-4">
      <h2 id="retour" className="text-xl md:text-2xl">
        {t.whereYouWere()}
      </h2>
      <ul className="-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin] md:gap-4">
        {again && (
          <li className="w-86 max-w-[88%] shrink-0">
            <Again {...again} />
          </li>
        )}
        {carts.map(({ id, shop, itemCount: count }) => (
          <li key={id} className="max-w-[88%] shrink-0">
            <a href={`/cart/${shop.id}`} className={chip}>
              <ShoppingBag aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
              <span className="grid min-w-0">
                <span className="font-semibold">{t.unfinishedCart()}</span>{' '}
                <span className="truncate text-ink-muted">
                  <span lang="fr">{shop.name}</span> · {itemCount(count)}
                </span>
              </span>
            </a>
          </li>
        ))}
        {favourites.map((one) => (
          <li key={one.id} className="max-w-[88%] shrink-0">
            <Favourite
              {...one}
              onPut={() => void put(one)}
              onGone={() => void sayingFailure(() => drop({ variables: { id: one.id } }))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const row = 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1';

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

function Again({ orderId, shopName, items, pickupTime, totalCents, notes }: SameAgain) {
  const { again, busyId, failure } = useOrderAgain();
  return (
    <Card as="article" padding="small" className="relative grid h-full grid-cols-1 gap-1 py-3! text-sm">
      <div className={row}>
        <div>
          <h3 id="encore" className="text-lg/6">
            {t.theSame()}
          </h3>
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
