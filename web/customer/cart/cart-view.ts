import type { AddToCartInput } from '../../../graphql/generated/schema';
import { allergensText } from '../../../graphql/rules/allergens';
import type { CartContentFragment } from '../../../graphql/generated/customer/cart';
import type { CartLineProps } from '../../../ui/food/cart-line/cart-line';
import { hasRoom, type WindowOption } from '../../../ui/food/pickup-picker/window-options';
import { faultCode, isOffline, sayFault } from '../../page/faults';
import { offline } from '../../page/faults.texts';
import { lineSelections } from '../../ordering/line-selections';
import * as t from './cart.texts';

type Line = CartContentFragment['lines'][number];
type Window = CartContentFragment['shop']['pickupWindows'][number];

export interface CartLineView extends Omit<CartLineProps, 'busy' | 'onQuantityChange' | 'onRemove'> {
  id: string;
}

const MOST_OF_A_LINE = 99;

export function cartLine(line: Line): CartLineView {
  const { id, item, quantity, unitCents, lineCents, previousUnitCents, choices, note, problem } = line;
  return {
    id,
    name: item.name,
    nameLang: item.nameLang,
    imageUrl: item.pictureUrl,
    quantity,
    unitCents,
    lineCents,
    previousUnitCents: problem === null ? (previousUnitCents ?? undefined) : undefined,
    selections: { ...lineSelections(choices, note), allergens: allergensText(line) },
    maxQuantity: Math.min(MOST_OF_A_LINE, item.remaining ?? MOST_OF_A_LINE),
    whyNoMore: (item.remaining ?? MOST_OF_A_LINE) < MOST_OF_A_LINE ? t.noneLeft() : t.mostOfALine(MOST_OF_A_LINE),
    soldOut: problem !== null && problem !== 'NOT_ENOUGH',
    notice: problem ? PROBLEMS[problem](item.remaining ?? 0) : undefined,
  };
}

/** Where a composed line is composed anew; undefined for what is ordered as it is. */
export function editHref({ id, item }: Pick<Line, 'id' | 'item'>, shopId: string): string | undefined {
  return item.kind === 'SIMPLE' ? undefined : `/selection/${shopId}/${item.id}?ligne=${id}`;
}

const PROBLEMS: Record<NonNullable<Line['problem']>, (left: number) => string> = {
  SOLD_OUT: t.soldOut,
  NOT_ENOUGH: t.notEnough,
  CHOICE_UNAVAILABLE: t.choiceUnavailable,
  WITHDRAWN: t.withdrawn,
};

/** What puts a line that was taken out into the cart again; null where the shop could not make it now. */
export function putBackInput({ item, quantity, note, choices, problem }: Line): AddToCartInput | null {
  if (problem !== null) return null;
  const { meats, sauces, sot, size, fries, drink, supplements, toppings } = choices;
  const names = (priced: readonly { name: string }[]) => priced.map(({ name }) => name);
  return {
    itemId: item.id,
    quantity,
    note,
    selections: {
      meats: [...meats],
      sauces: [...sauces],
      sot: [...sot],
      supplements: names(supplements),
      toppings: names(toppings),
      size,
      fries,
      drink,
    },
  };
}

export function withWanted<C extends CartContentFragment>(cart: C, wanted: ReadonlyMap<string, number>): C {
  const lines = cart.lines.flatMap((line) => {
    const quantity = wanted.get(line.id) ?? line.quantity;
    return quantity === 0 ? [] : [{ ...line, quantity, lineCents: line.unitCents * quantity }];
  });
  const linesCents = lines.reduce((sum, line) => sum + line.lineCents, 0);
  const feeCents = lines.length > 0 ? cart.feeCents : 0;
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...cart, lines, itemCount, linesCents, feeCents, totalCents: linesCents + feeCents };
}

export function isOrderable({ lines }: Pick<CartContentFragment, 'lines'>): boolean {
  return lines.length > 0 && lines.every(({ problem }) => problem === null);
}

export function windowOption({ id, startHour, pickupWindow: label, remaining }: Window): WindowOption {
  return { id, startHour, label, remaining };
}

/** The chosen window while it can take the order: it may pass or fill up, and the cart grow, under the customer's eyes. */
export function chosenWindow(
  { shop, units }: Pick<CartContentFragment, 'shop' | 'units'>,
  id: string | undefined,
): Window | undefined {
  return shop.pickupWindows.find((window) => window.id === id && hasRoom(window, units));
}

/** Milliseconds until the first of the windows can no longer be reached; null when there is none to wait for. */
export function untilWindowPasses(
  shop: Pick<CartContentFragment['shop'], 'pickupWindows' | 'preparationMinutes'>,
  now: number,
): number | null {
  const first = shop.pickupWindows[0];
  if (!first) return null;
  const left = Date.parse(first.startsAt) - shop.preparationMinutes * 60_000 - now;
  return left >= 0 ? left + 1000 : null;
}

export interface Obstacle {
  text: string;
  /** Where it is got past. */
  at: 'items' | 'windows';
}

export function obstacle(
  cart: Pick<CartContentFragment, 'lines' | 'shop' | 'units'>,
  windowId: string | undefined,
): Obstacle | undefined {
  if (cart.lines.length === 0) return { text: t.empty(), at: 'items' };
  if (!isOrderable(cart)) return { text: t.notOrderable(), at: 'items' };
  if (cart.shop.pickupWindows.length === 0) return { text: t.noWindowLeft(), at: 'windows' };
  if (!chosenWindow(cart, windowId)) return { text: t.chooseWindow(), at: 'windows' };
  return undefined;
}

/** The cart could not be had (specification 4.2): the server's own words, else the text of the specification. */
export function sayFailure(error: unknown): string {
  if (isOffline(error)) return offline();
  return faultCode(error) === undefined ? t.unreachable() : t.failure(sayFault(error));
}
