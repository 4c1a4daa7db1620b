import { isUuid } from '../identifiers';
import { isProblem, priceChoice } from '../menus/line-pricing';
import type { WantedSelections } from '../menus/selections';
import { MOST_OF_A_CART_CENTS } from '../money';
import { lineLike, newLine } from './cart-lines';
import { missingChoiceOf, stockFor } from './cart-pricing';
import { type CartView, RefillChange, RefillReason } from './cart.types';
import { piecesOf, type CartDraft, type CartService } from './cart.service';
import { MOST_LINES, MOST_OF_A_LINE } from './quantity';

/** Kept of a cart: more devices do not send theirs in turns. */
const MOST_JOINS = 9;

/** A line as it was once ordered, or put into the cart of a device; ingredients by name or id. */
export interface OnceWanted {
  itemId: string;
  name: string;
  quantity: number;
  /** Cents paid for one then; where nobody knows, today’s price is no news. */
  unitCents?: number;
  selections: WantedSelections;
  note: string;
}

export interface Refilled {
  /** As it is now, or would be. */
  cart: CartView;
  /** Lines that are missing or reduced; changed prices are shown by the cart’s lines. */
  changes: RefillChange[];
  /** Whether any line is in the cart. */
  any: boolean;
}

/**
 * Puts what was once ordered into the cart again, at today's prices: raises its quantities to those ordered, as far as the
 * stock allows. `joins`, the cart of a device, is added to them instead. Idempotent; `tried` only, nothing is kept.
 */
export function refill(
  carts: CartService,
  customerId: string,
  shopId: string,
  wanted: readonly OnceWanted[],
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
    const changes = wanted.flatMap((once) => broughtInto(draft, room, once, joins !== null) ?? []);
    const any = changes.filter(({ quantity }) => quantity === 0).length < wanted.length;
    return { cart: draft.view(), changes: tried ? changes : [...changes, ...besides(draft, wanted)], any };
  };
  return carts.change(customerId, { shopId }, items, bring, ({ any }) => any && !tried);
}

/** What the cart held before and none of it is ordered again: its customer pays it as well. */
function besides({ cart }: CartDraft, wanted: readonly OnceWanted[]): RefillChange[] {
  const items = new Map(cart.lines.map(({ item }) => [item.id, item]));
  return [...items.values()].flatMap(({ id, nameRead }) => {
    const more = wanted.reduce(
      (left, once) => (once.itemId === id ? left - once.quantity : left),
      piecesOf(id, cart.lines),
    );
    return more > 0 ? new RefillChange(nameRead, RefillReason.ALREADY_THERE, more) : [];
  });
}

/** Adds one line; answers what is different about it now, or nothing. */
function broughtInto(
  { cart, ingredients, held }: CartDraft,
  room: { cents: number },
  once: OnceWanted,
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
  const inOtherLines = cart.lines
    .filter((one) => one.item.id === item.id && one !== line)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const most = Math.min(target, MOST_OF_A_LINE, (stockFor(item, held) ?? Infinity) - inOtherLines);
  if (most <= there)
    return new RefillChange(item.nameRead, there > 0 ? RefillReason.FEWER : RefillReason.SOLD_OUT, there);
  const moreCents = (most - there) * price.unitCents;
  if (moreCents > room.cents) return new RefillChange(item.nameRead, RefillReason.CART_FULL, there);
  room.cents -= moreCents;
  const brought = line ?? newLine(cart, item, price, once.note);
  brought.quantity = most;
  // The price of then: the cart shows that it has changed.
  if (!line) brought.seenUnitCents = once.unitCents ?? price.unitCents;
  return most < target ? new RefillChange(item.nameRead, RefillReason.FEWER, most) : null;
}
