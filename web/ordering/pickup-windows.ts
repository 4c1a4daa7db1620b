import type { WindowChoiceFragment } from '../../graphql/generated/shared/cart.fragments';
import { hasRoom } from '../../ui/food/pickup-picker/window-options';

/** What of a cart says when it can be collected. */
interface CartWindows {
  units: number;
  hold: { windowId: string; units: number; window?: WindowChoiceFragment } | null;
  shop: { pickupWindows: readonly WindowChoiceFragment[] };
}

/**
 * The cart with what is kept for this customer counted as theirs to take: to anybody else it is gone. A window that is no
 * longer offered can be paid for as it was kept, and for nothing else.
 */
export function withOwnHold<C extends CartWindows>(cart: C): C {
  const { hold, shop, units } = cart;
  if (!hold) return cart;
  const offered = shop.pickupWindows.some(({ id }) => id === hold.windowId);
  if (!offered) {
    if (!hold.window || hold.units !== units) return { ...cart, hold: null };
    // Past its lead time: whatever is still offered comes later.
    return { ...cart, shop: { ...shop, pickupWindows: [hold.window, ...shop.pickupWindows] } };
  }
  const pickupWindows = shop.pickupWindows.map((window) =>
    window.id === hold.windowId ? { ...window, remaining: window.remaining + hold.units } : window,
  );
  return { ...cart, shop: { ...shop, pickupWindows } };
}

/** Chosen until the customer chooses another. */
export function earliestWindow({ shop, units }: Pick<CartWindows, 'shop' | 'units'>): WindowChoiceFragment | undefined {
  return shop.pickupWindows.find((window) => hasRoom(window, units));
}

/** The chosen window while it can take the order: it may pass or fill up, and the cart grow, under the customer’s eyes. */
export function chosenWindow({ shop, units }: Pick<CartWindows, 'shop' | 'units'>, id: string | undefined) {
  return shop.pickupWindows.find((window) => window.id === id && hasRoom(window, units));
}
