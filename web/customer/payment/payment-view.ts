import type { PaymentLinesQuery, PaymentPageQuery } from '../../../graphql/generated/customer/payment';
import { shopAddress } from '../../ordering/receipt';
import { sayRefusal } from '../../page/refusals';
import type { CheckoutRefusal, CheckoutStep } from './checkout-steps';
import type { HandedOver } from './order-payload';

export interface PaymentSummary {
  shopName?: string;
  slow?: boolean;
  shopAddress?: string;
  pickupWindow: string;
  totalCents: number;
  /** Left out where they are not known, or are not what is paid for. */
  lines?: { articles: { id: string; quantity: number; name: string; lineCents: number }[]; feeCents: number };
}

export type PaymentView =
  | { kind: 'opening' }
  | { kind: 'unreachable'; message: string }
  | { kind: 'refused'; message: string; advice: string; windowLost?: boolean; nextWindow?: string }
  /** The card; without `holdSeconds` the payment is already on its way. */
  | { kind: 'card'; busy: boolean; message?: string; holdSeconds?: number }
  | { kind: 'expired' }
  | { kind: 'confirming'; trouble?: string }
  | { kind: 'refunded'; message: string };

export function paymentView(step: CheckoutStep): PaymentView {
  switch (step.name) {
    case 'opening':
    case 'expired':
      return { kind: step.name };
    case 'unreachable':
      return { kind: 'unreachable', message: step.message };
    case 'refused':
      return { kind: 'refused', ...explain(step.refusal) };
    case 'card':
      return { kind: 'card', busy: false, message: step.message, holdSeconds: step.checkout.holdSeconds };
    case 'paying':
    case 'bank':
      return { kind: 'card', busy: true, holdSeconds: step.checkout.holdSeconds };
    case 'confirming':
      // The usual case takes a moment: the form stays in place, busy, instead of flickering away.
      return step.checkout && !step.trouble
        ? { kind: 'card', busy: true }
        : { kind: 'confirming', trouble: step.trouble };
    case 'refunded':
      return { kind: 'refunded', message: step.message };
  }
}

export function windowOutcome(view: PaymentView): 'lost' | 'refunded' | undefined {
  if (view.kind === 'refunded') return 'refunded';
  return view.kind === 'refused' && view.windowLost ? 'lost' : undefined;
}

interface Explanation {
  message: string;
  advice: string;
  windowLost?: boolean;
  nextWindow?: string;
}

function explain(refusal: CheckoutRefusal): Explanation {
  const message = sayRefusal(refusal);
  switch (refusal.__typename) {
    case 'WindowFull':
      return { message, advice: NOTHING_PAID, windowLost: true, nextWindow: refusal.next?.pickupWindow };
    case 'WindowInvalid':
      return { message, advice: `Le créneau choisi n’est plus proposé. ${NOTHING_PAID}`, windowLost: true };
    case 'PriceChanged':
      return { message, advice: `Vérifiez votre panier avant de payer. ${NOTHING_PAID}` };
    case 'SoldOut':
    case 'InvalidSelection':
      return { message, advice: `Retirez cet article de votre panier pour continuer. ${NOTHING_PAID}` };
    case 'CartFull':
      return { message, advice: `Retirez des articles de votre panier pour continuer. ${NOTHING_PAID}` };
    case 'CartEmpty':
      return { message, advice: NOTHING_PAID };
  }
}

const NOTHING_PAID = 'Rien n’a été débité.';

export function toSummary(
  { orderPayload }: HandedOver,
  shop: PaymentPageQuery['shop'] | undefined,
  step: CheckoutStep,
  cart?: PaymentLinesQuery['cart'],
): PaymentSummary {
  const totalCents = 'checkout' in step && step.checkout ? step.checkout.totalCents : toCents(orderPayload.totalPrice);
  return {
    shopName: shop?.name,
    slow: shop?.slowConfirmation,
    shopAddress: shop && shopAddress(shop),
    pickupWindow: orderPayload.pickupWindow,
    totalCents,
    lines: cart && paidLines(cart, totalCents),
  };
}

/** The lines of the cart as long as they make what is charged: another tab may have changed it, and paid it is empty. */
function paidLines(cart: PaymentLinesQuery['cart'], totalCents: number): PaymentSummary['lines'] {
  if (cart.totalCents !== totalCents) return undefined;
  const { lines, feeCents } = cart;
  return {
    articles: lines.map(({ id, quantity, lineCents, item }) => ({ id, quantity, lineCents, name: item.name })),
    feeCents,
  };
}

export function toCents(euros: number): number {
  return Math.round(euros * 100);
}

export function withNextWindow(state: HandedOver, refusal: CheckoutRefusal): HandedOver {
  if (refusal.__typename !== 'WindowFull' || !refusal.next) return state;
  const { date, pickupWindow, startsAt } = refusal.next;
  return {
    ...state,
    orderPayload: { ...state.orderPayload, pickupDate: date, pickupWindow },
    windowStartsAt: startsAt,
  };
}

export const TEST_HINT =
  'Paiement d’essai : aucune somme n’est débitée. Carte 4242 4242 4242 4242, une date à venir, un code au choix.';
