import { isUuid } from '../identifiers';
import { isProblem, priceChoice } from '../menus/options/line-pricing';
import { MOST_OF_A_CART_CENTS } from '../money';
import { lineLike, missingChoiceOf, newLine, piecesOf, stockFor } from './cart-pricing';
import { type CartView, RefillChange, RefillReason } from './cart.types';
import type { CartDraft, CartService, WantedLine } from './cart.service';
import { MOST_LINES, MOST_OF_A_LINE } from './quantity';

/** Number of earlier device carts remembered per cart; no customer alternates between more devices. */
const MOST_JOINS = 9;

/** Line as it was once ordered or put into a device cart, with ingredients by name or id. */
export interface FormerLine extends Omit<WantedLine, 'item' | 'replaces'> {
  itemId: string;
  name: string;
  /** Price of one piece in cents at that time; when absent, no price change is shown. */
  unitCents?: number;
}

export interface Refilled {
  /** The cart after the refill or, with `tried`, as it would be. */
  cart: CartView;
  /** Lines that are missing or reduced; price changes are shown by the cart's lines. */
  changes: RefillChange[];
  /** Whether at least one line is in the cart. */
  any: boolean;
}

/**
 * Puts previously ordered lines into the cart at current prices, raising its quantities to those ordered as far as the
 * stock allows. With `joins`, the id of a device cart, quantities are added instead. Idempotent; with `tried`, nothing
 * is stored.
 */
export function refill(
  carts: CartService,
  customerId: string,
  shopId: string,
  wanted: readonly FormerLine[],
  { tried = false, joins = null }: { tried?: boolean; joins?: string | null } = {},
): Promise<Refilled> {
  const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  const items = { ids: wanted.map(({ itemId }) => itemId).filter(isUuid), names: [], pieces };
  const bring = (draft: CartDraft) => {
    const { joined, joinedEarlier } = draft.cart;
    const before = [joined ?? [], joinedEarlier ?? []].flat();
    if (joins !== null && before.includes(joins)) return { cart: draft.view(), changes: [], any: false };
    if (joins !== null) Object.assign(draft.cart, { joined: joins, joinedEarlier: before.slice(0, MOST_JOINS) });
    const room = { cents: MOST_OF_A_CART_CENTS - draft.view().linesCents };
    const changes = wanted.flatMap((once) => mergedInto(draft, room, once, joins !== null) ?? []);
    const any = changes.filter(({ quantity }) => quantity === 0).length < wanted.length;
    return { cart: draft.view(), changes: tried ? changes : [...changes, ...otherLines(draft, wanted)], any };
  };
  return carts.change(customerId, { shopId }, items, bring, ({ any }) => any && !tried);
}

/** Items the cart held in addition to the ordered ones, because the customer would pay for them as well. */
function otherLines({ cart }: CartDraft, wanted: readonly FormerLine[]): RefillChange[] {
  const items = new Map(cart.lines.map(({ item }) => [item.id, item]));
  return [...items.values()].flatMap(({ id, nameRead }) => {
    const ordered = wanted.reduce((sum, once) => (once.itemId === id ? sum + once.quantity : sum), 0);
    const more = piecesOf(id, cart.lines) - ordered;
    return more > 0 ? new RefillChange(nameRead, RefillReason.ALREADY_THERE, more) : [];
  });
}

/** Adds one line; returns how it differs from the order, or null. */
function mergedInto(
  { cart, ingredients, held }: CartDraft,
  room: { cents: number },
  once: FormerLine,
  adds: boolean,
): RefillChange | null {
  const item = cart.offered.find(({ id }) => id === once.itemId);
  if (!item) return new RefillChange(once.name, RefillReason.WITHDRAWN, 0);
  const price = priceChoice(item, ingredients, once.selections);
  if (isProblem(price))
    return new RefillChange(item.nameRead, RefillReason.CHOICE_UNAVAILABLE, 0, missingChoiceOf(price));
  const line = lineLike(cart, item, price, once.note);
  const there = line?.quantity ?? 0;
  const target = adds ? there + once.quantity : once.quantity;
  if (there >= target) return null;
  if (!line && cart.lines.length >= MOST_LINES) return new RefillChange(item.nameRead, RefillReason.CART_FULL, 0);
  const inOtherLines = piecesOf(item.id, cart.lines) - there;
  const stock = stockFor(item, held, cart.shop.daysAhead > 0) ?? Infinity;
  const most = Math.min(target, MOST_OF_A_LINE, stock - inOtherLines);
  if (most <= there)
    return new RefillChange(item.nameRead, there > 0 ? RefillReason.FEWER : RefillReason.SOLD_OUT, there);
  const moreCents = (most - there) * price.unitCents;
  if (moreCents > room.cents) return new RefillChange(item.nameRead, RefillReason.CART_FULL, there);
  room.cents -= moreCents;
  const brought = line ?? newLine(cart, item, price, once.note);
  brought.quantity = most;
  // The earlier price is stored as the price last seen, so that the cart shows the change.
  if (!line) brought.seenUnitCents = once.unitCents ?? price.unitCents;
  return most < target ? new RefillChange(item.nameRead, RefillReason.FEWER, most) : null;
}
