import type { WindowChoiceFragment } from '../../graphql/generated/shared/cart.fragments';
import { hasRoom } from '../../ui/food/pickup-picker/window-options';

interface CartWindows {
  units: number;
  hold: { windowId: string; units: number; window?: WindowChoiceFragment } | null;
  shop: { pickupWindows: readonly WindowChoiceFragment[] };
}

/** Counts the own hold as free capacity; a held window no longer offered stays for exactly its units. */
export function withOwnHold<C extends CartWindows>(cart: C): C {
  const { hold, shop, units } = cart;
  if (!hold) return cart;
  const offered = shop.pickupWindows.some(({ id }) => id === hold.windowId);
  if (!offered) {
    if (!hold.window || hold.units !== units) return { ...cart, hold: null };
    // The window's preparation time has begun, so it starts before all windows still offered.
    return { ...cart, shop: { ...shop, pickupWindows: [hold.window, ...shop.pickupWindows] } };
  }
  const pickupWindows = shop.pickupWindows.map((window) =>
    window.id === hold.windowId ? { ...window, remaining: window.remaining + hold.units } : window,
  );
  return { ...cart, shop: { ...shop, pickupWindows } };
}

/** Window selected until the customer chooses another. */
export function earliestWindow({ shop, units }: Pick<CartWindows, 'shop' | 'units'>): WindowChoiceFragment | undefined {
  return shop.pickupWindows.find((window) => hasRoom(window, units));
}

/** The chosen window while it can take the cart; undefined when it has passed or is too full for the cart. */
export function chosenWindow({ shop, units }: Pick<CartWindows, 'shop' | 'units'>, id: string | undefined) {
  return shop.pickupWindows.find((window) => window.id === id && hasRoom(window, units));
}
