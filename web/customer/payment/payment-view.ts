import type { CartMeanwhileQuery, HeldCartQuery, PaymentPageQuery } from '../../../graphql/generated/customer/payment';
import { orderState, type PaymentHandover } from '../../ordering/order-payload';
import { heldAfterText } from '../../ordering/held-until';
import { pickupText } from '../../ordering/pickup-days';
import { whereabouts } from '../../shops/shop-facts';
import { refusalMessage } from '../../page/refusals';
import type { CheckoutRefusal, CheckoutStep } from './checkout-steps';
import * as t from './payment.texts';

/** Whether the card form is shown; also right after the payment, instead of flickering away before the order. */
export function showsCard(step: CheckoutStep): boolean {
  if (step.name === 'confirming') return step.checkout !== undefined && step.trouble === undefined;
  return step.name === 'card' || step.name === 'paying' || step.name === 'bank';
}

/** What became of the reserved window, when it is no longer reserved. */
export function windowOutcome(step: CheckoutStep): 'lost' | 'refunded' | undefined {
  if (step.name === 'refunded') return 'refunded';
  return step.name === 'refused' && explain(step.refusal).windowLost ? 'lost' : undefined;
}

interface Explanation {
  message: string;
  advice: string;
  windowLost?: boolean;
  nextWindow?: string;
  newTotalCents?: number;
  otherDay?: boolean;
}

export function explain(refusal: CheckoutRefusal): Explanation {
  const message = refusalMessage(refusal);
  switch (refusal.__typename) {
    case 'WindowFull':
      return {
        message,
        advice: t.nothingCharged(),
        windowLost: true,
        nextWindow: refusal.next ? pickupText(refusal.next) : undefined,
      };
    case 'NotOnThatDay':
      return { message, advice: t.nothingCharged(), windowLost: true, otherDay: true };
    case 'WindowInvalid':
      return { message, advice: t.windowGone(), windowLost: true };
    case 'PriceChanged':
      return { message, advice: t.priceChanged(), newTotalCents: refusal.totalCents };
    case 'SoldOut':
    case 'InvalidSelection':
      return { message, advice: t.removeItem() };
    case 'CartFull':
      return { message, advice: t.removeItems() };
    case 'CartEmpty':
      return { message, advice: t.nothingCharged() };
  }
}

/** Navigation state for paying the current hold; null when nothing is held or its window is no longer offered. */
export function heldState(cart: HeldCartQuery['latestCart'], customerId: string | null): PaymentHandover | null {
  const kept = cart?.hold?.window;
  // The cart lists only today's windows; a window of a later day comes from the hold.
  const window = kept?.day ? kept : cart?.shop.pickupWindows.find(({ id }) => id === cart.hold?.windowId);
  const { totalCents = 0 } = cart?.hold ?? {};
  return cart && window && customerId !== null ? orderState({ ...cart, totalCents }, window, customerId) : null;
}

export type PaymentSummary = ReturnType<typeof toSummary>;

export function toSummary(
  { orderPayload, day, windowEndsAt }: PaymentHandover,
  shop: PaymentPageQuery['shop'] | undefined,
  step: CheckoutStep,
  cart?: CartMeanwhileQuery['cart'],
) {
  const checkout = 'checkout' in step ? step.checkout : undefined;
  // The refusal `PriceChanged` carries the current total, which replaces the one the cart handed over.
  const changed = step.name === 'refused' && step.refusal.__typename === 'PriceChanged' ? step.refusal : undefined;
  const totalCents = (checkout ?? changed)?.totalCents ?? toCents(orderPayload.totalPrice);
  return {
    shopName: shop?.name,
    slow: shop?.slowConfirmation,
    shopAddress: shop && whereabouts(shop).address,
    pickupWindow: pickupText({ day, pickupWindow: orderPayload.pickupWindow }),
    later: day !== undefined,
    kept: windowEndsAt && shop && heldAfterText({ endsAt: windowEndsAt }, shop),
    totalCents,
    /** Lines that are charged; undefined until the checkout is open. */
    lines: checkout && { articles: checkout.lines, mealDeals: checkout.mealDeals, feeCents: checkout.feeCents },
    /** The cart changed after the hold, for example in another tab: added items are not charged and stay in the cart. */
    cartChanged:
      cart && BEFORE_PAID.has(step.name) && cart.itemCount > 0 && fullPrice(cart) !== fullPrice(checkout ?? cart),
  };
}

/** Total before meal deals, which may depend on the window. */
function fullPrice({ totalCents, mealDeals }: { totalCents: number; mealDeals: readonly { cents: number }[] }): number {
  return mealDeals.reduce((sum, { cents }) => sum + cents, totalCents);
}

/** Steps before the payment, in which a difference between cart and checkout means that the cart was changed. */
const BEFORE_PAID = new Set<CheckoutStep['name']>(['card', 'paying', 'bank']);

export function toCents(euros: number): number {
  return Math.round(euros * 100);
}

/** Returns what to pay instead: in the next window, or at the price of now, once the customer has agreed. */
export function withAlternative(state: PaymentHandover, refusal: CheckoutRefusal): PaymentHandover {
  if (refusal.__typename === 'PriceChanged')
    return { ...state, orderPayload: { ...state.orderPayload, totalPrice: refusal.totalCents / 100 } };
  if (refusal.__typename !== 'WindowFull' || !refusal.next) return state;
  const { date, day, pickupWindow, startsAt, endsAt } = refusal.next;
  return {
    ...state,
    orderPayload: { ...state.orderPayload, pickupDate: date, pickupWindow },
    windowStartsAt: startsAt,
    windowEndsAt: endsAt,
    day: day ?? undefined,
  };
}
