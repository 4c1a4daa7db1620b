import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import {
  type CartContentFragment,
  useCartPageQuery,
  useLatestCartPageQuery,
  useWindowsChangedSubscription,
} from '../../../graphql/generated/customer/cart';
import { useCatchUp } from '../../offline/use-catch-up';
import { putBackInput } from '../../ordering/cart-lines';
import { FavouriteHeart } from '../../ordering/follow';
import { heldAfterText } from '../../ordering/held-until';
import { readOrderedAgain } from '../../ordering/after-order';
import { useCartLines } from '../../ordering/use-cart-lines';
import { POLL, useOrder } from '../../ordering/use-order';
import { usePickupDay } from '../../ordering/use-pickup-day';
import { chosenWindow, earliestWindow, withOwnHold } from '../../ordering/pickup-windows';
import { faultCode } from '../../page/faults';
import { notThere } from '../../page/not-there';
import { shopHref, shopKind } from '../../shops/shop-facts';
import { CartScreen } from './cart-screen';
import { dayOptions, dayReasons, obstacle, cartErrorMessage, untilWindowPasses, windowOption } from './cart-view';
import type { OpenCartFragment } from '../../../graphql/generated/shared/cart.fragments';
import { OpenCartCard } from '../../ordering/open-cart';
import * as t from './cart.texts';

/**
 * Cart and pickup time (specification 4.2). Without a shop in the address it shows the only cart, or the list of all
 * carts.
 */
export function CartPage() {
  const { cart: today, carts, error, refetch } = useCart();
  const { cart: known, days, day, loading = false, choose } = usePickupDay(today);
  const { cart: wanted, lines, removed, failure, busy, changeLine } = useCartLines(known);
  const [pressedId, setWindowId] = useState<string>();
  useCatchUp(refetch, error !== undefined && !known);
  const notes = readOrderedAgain(useLocation().state);
  const cart = wanted && withOwnHold(wanted);
  // Back from the payment page, the held window is still the chosen one.
  const windowId = pressedId ?? cart?.hold?.windowId ?? (cart ? earliestWindow(cart)?.id : undefined);
  const window = cart && chosenWindow(cart, windowId);

  const order = useOrder(cart, window);

  // A shop that does not exist renders the not-found page, with the text of specification 4.2.
  if (!known && faultCode(error) === 'NOT_FOUND') throw notThere(cartErrorMessage(error));

  if (carts.length > 1) return <CartsScreen carts={carts} />;

  return (
    <CartScreen
      failure={error && !known ? cartErrorMessage(error) : undefined}
      shop={cart && { name: cart.shop.name, href: shopHref(shopKind(cart.shop.kind), cart.shop.id) }}
      lines={cart ? lines?.map((line) => ({ ...line, heart: heartOf(cart, line.id) })) : lines}
      removed={removed}
      failedChange={failure}
      linesCents={cart?.linesCents ?? 0}
      feeCents={cart?.feeCents ?? 0}
      totalCents={cart?.totalCents ?? 0}
      windows={cart?.shop.pickupWindows.map((one) => windowOption(one, cart.shop.zone)) ?? []}
      units={cart?.units}
      slow={cart?.shop.slowConfirmation}
      days={days && dayOptions(days)}
      dayId={day?.day}
      dayReasons={days && dayReasons(days)}
      onSelectDay={(id) => {
        choose(id);
        setWindowId(undefined);
      }}
      windowsLoading={loading}
      windowId={windowId}
      kept={cart && window ? heldAfterText(window, cart.shop) : undefined}
      holdSeconds={cart?.hold?.secondsLeft}
      onHoldEnd={() => void refetch()}
      notes={notes}
      obstacle={cart && !loading ? obstacle(cart, windowId, day) : undefined}
      busy={busy || loading}
      onQuantityChange={changeLine}
      onSelectWindow={setWindowId}
      onOrder={order}
      onRetry={() => void refetch()}
    />
  );
}

/**
 * Replaces only today's windows, because subscription events carry only those; windows of later days are cached with
 * their day as argument.
 */
const ofToday =
  <W,>(news: W) =>
  (known: unknown, { storeFieldName }: { storeFieldName: string }) =>
    storeFieldName === 'pickupWindows' ? news : known;

/** Heart that saves a cart line, with its composition, as a favourite. */
function heartOf({ shop, lines }: CartContentFragment, id: string) {
  const line = lines.find((one) => one.id === id);
  const input = line && putBackInput(line);
  return (
    line && (
      <FavouriteHeart
        shopId={shop.id}
        name={line.item.name}
        composed={line}
        input={input ? { shopId: shop.id, itemId: line.item.id, note: line.note, selections: input.selections } : null}
      />
    )
  );
}

/**
 * Returns the cart of the shop in the address, else the latest cart, or null when there is none, and keeps it up to
 * date.
 */
function useCart() {
  const { ownerId } = useParams();
  const ofShop = useCartPageQuery({ variables: { shopId: ownerId ?? '' }, skip: !ownerId, ...POLL });
  const latest = useLatestCartPageQuery({ skip: Boolean(ownerId), ...POLL });
  const { error, refetch } = ownerId ? ofShop : latest;
  const carts = (ownerId ? undefined : (latest.data ?? latest.previousData)?.carts) ?? [];
  const cart = ownerId ? (ofShop.data ?? ofShop.previousData)?.cart : (latest.data ?? latest.previousData)?.latestCart;

  const { cache } = useApolloClient();
  useWindowsChangedSubscription({
    variables: { shopId: cart?.shop.id ?? '' },
    skip: !cart,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!cart || !data) return;
      // The customer's own hold counts in its window, and only the cart query returns it.
      if (cart.hold) void refetch();
      else cache.modify({ id: cache.identify(cart.shop), fields: { pickupWindows: ofToday(data.windowsChanged) } });
    },
  });

  useEffect(() => {
    const wait = cart ? untilWindowPasses(cart.shop, Date.now()) : null;
    if (wait === null) return;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [cart, refetch]);

  return { cart, carts, error, refetch };
}

/** Shows one card per shop, the cart last used first. */
export function CartsScreen({ carts }: { carts: readonly OpenCartFragment[] }) {
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl md:text-5xl">{t.carts()}</h1>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {carts.map((cart) => (
          <li key={cart.shop.id}>
            <OpenCartCard {...cart} />
          </li>
        ))}
      </ul>
    </div>
  );
}
