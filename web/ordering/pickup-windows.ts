import type { WindowChoiceFragment } from '../../graphql/generated/shared/cart.fragments';
import { hasRoom } from '../../ui/food/pickup-picker/window-options';

/** What of a cart says when it can be collected. */
interface CartWindows {
  units: number;
  hold: { windowId: string; units: number } | null;
  shop: { pickupWindows: readonly WindowChoiceFragment[] };
}

/** The cart with what is kept for this customer counted as theirs to take: to anybody else it is gone. */
export function withOwnHold<C extends Pick<CartWindows, 'hold' | 'shop'>>(cart: C): C {
  const { hold, shop } = cart;
  if (!hold) return cart;
  const pickupWindows = shop.pickupWindows.map((window) =>
    window.id === hold.windowId ? { ...window, remaining: window.remaining + hold.units } : window,
  );
  return { ...cart, shop: { ...shop, pickupWindows } };
}

/** Chosen until the customer chooses another. */
export function earliestWindow({ shop, units }: Pick<CartWindows, 'shop' | 'units'>): WindowChoiceFragment | undefined {
  return shop.pickupWindows.find((window) => hasRoom(window, units));
}
