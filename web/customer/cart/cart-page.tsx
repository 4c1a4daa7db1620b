import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useCartPageQuery, useLatestCartPageQuery } from '../../../graphql/generated/customer/cart';
import { readOrderedAgain } from '../../shared/after-order';
import { customerId } from '../../shared/session';
import { shopHref, shopKind } from '../../shared/shop-facts';
import { CartScreen } from './cart-screen';
import {
  cartLine,
  chosenWindow,
  obstacle,
  orderState,
  pickupWindow,
  sayFailure,
  untilWindowPasses,
  withOwnHold,
  withWanted,
} from './cart-view';
import { useLineQuantities } from './use-line-quantities';

const POLL = { pollInterval: 15_000, skipPollAttempt: () => document.hidden };

/** What was chosen and when it will be fetched (spec customer §2); without a shop, the cart last used. */
export function CartPage() {
  const { cart: known, error, refetch } = useCart();
  const { wanted, change } = useLineQuantities();
  const [pressedId, setWindowId] = useState<string>();
  const navigate = useNavigate();
  const notes = readOrderedAgain(useLocation().state);
  const cart = known && withOwnHold(withWanted(known, wanted));
  // Back from the payment: what is kept is what was chosen.
  const windowId = pressedId ?? cart?.hold?.windowId;
  const window = cart && chosenWindow(cart, windowId);

  const leaving = useRef(false);
  const order = () => {
    // The second half of a double tap would stand in the history as a second payment.
    if (leaving.current) return;
    const customer = customerId();
    if (!cart || !window || !customer) return;
    leaving.current = true;
    void navigate('/payment', { state: orderState(cart, window, customer) });
  };

  return (
    <CartScreen
      failure={error && !known ? sayFailure(error) : undefined}
      shop={cart && { name: cart.shop.name, href: shopHref(shopKind(cart.shop.kind), cart.shop.id) }}
      lines={cart === null ? [] : cart?.lines.map(cartLine)}
      linesCents={cart?.linesCents ?? 0}
      feeCents={cart?.feeCents ?? 0}
      totalCents={cart?.totalCents ?? 0}
      windows={cart?.shop.pickupWindows.map(pickupWindow) ?? []}
      units={cart?.units}
      windowId={windowId}
      holdSeconds={cart?.hold?.secondsLeft}
      onHoldEnd={() => void refetch()}
      notes={notes}
      obstacle={cart ? obstacle(cart, windowId) : undefined}
      busy={wanted.size > 0}
      onQuantityChange={change}
      onSelectWindow={setWindowId}
      onOrder={order}
      onRetry={() => void refetch()}
    />
  );
}

/** The cart of the shop in the address, else the latest; null when there is none. Kept true while one looks at it. */
function useCart() {
  const { ownerId } = useParams();
  const ofShop = useCartPageQuery({ variables: { shopId: ownerId ?? '' }, skip: !ownerId, ...POLL });
  const latest = useLatestCartPageQuery({ skip: Boolean(ownerId), ...POLL });
  const { error, refetch } = ownerId ? ofShop : latest;
  const cart = ownerId ? (ofShop.data ?? ofShop.previousData)?.cart : (latest.data ?? latest.previousData)?.latestCart;

  useEffect(() => {
    const wait = cart ? untilWindowPasses(cart.shop, Date.now()) : null;
    if (wait === null) return;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [cart, refetch]);

  return { cart, error, refetch };
}
