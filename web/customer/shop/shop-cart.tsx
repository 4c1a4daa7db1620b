import { useCartPageQuery } from '../../../graphql/generated/customer/cart';
import { CartAside, type CartAsideProps } from '../../../ui/food/cart-aside/cart-aside';
import { chosenWindow, earliestWindow, withOwnHold } from '../../ordering/pickup-windows';
import { pricedAt } from '../../ordering/meal-deals';
import { useCartLines } from '../../ordering/use-cart-lines';
import { shortPickupText } from '../../ordering/pickup-days';
import { POLL, useOrder } from '../../ordering/use-order';
import { usePickupDay } from '../../ordering/use-pickup-day';
import { errorMessage } from '../../page/faults';

export interface ShopCartProps extends Pick<CartAsideProps, 'id' | 'itemCount' | 'totalCents' | 'href'> {
  shopId: string;
}

/** Cart beside the menu, whose changes arrive by the cache; Apollo queries the fields a new line lacks there. */
export function ShopCart({ shopId, ...shown }: ShopCartProps) {
  const { data, previousData, error } = useCartPageQuery({ variables: { shopId }, ...POLL });
  const { cart: known } = usePickupDay((data ?? previousData)?.cart);
  const { cart, lines = [], removed, failure, busy, changeLine } = useCartLines(known);
  const ready = cart?.lines.every(({ problem }) => problem === null) ? withOwnHold(cart) : undefined;
  const window = ready && chosenWindow(ready, ready.hold?.windowId ?? earliestWindow(ready)?.id);
  const priced = cart && pricedAt(cart, window);
  const order = useOrder(priced, window);
  return (
    <CartAside
      {...shown}
      menuId="carte"
      // The total is that of this window; while a change is under way the local count replaces the menu's.
      {...(priced && { totalCents: priced.linesCents, ...(busy && { itemCount: priced.itemCount }) })}
      mealDeals={priced?.mealDeals}
      lines={lines.map((line) => ({ ...line, selections: { ...line.selections, allergens: undefined } }))}
      removed={removed}
      serviceChargeCents={cart?.feeCents}
      pickupWindow={window && cart ? shortPickupText(window, cart.shop.zone) : undefined}
      // Busy until an item just added in the menu has its price.
      busy={busy || cart?.itemCount !== shown.itemCount}
      onSubmit={order}
      error={failure ?? (error && !cart ? errorMessage(error) : undefined)}
      onQuantityChange={changeLine}
      onRemove={(lineId) => changeLine(lineId, 0)}
    />
  );
}
