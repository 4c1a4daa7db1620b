import type { StartCheckoutMutation } from '../../../graphql/generated/customer/payment';

export type Checkout = Extract<StartCheckoutMutation['startCheckout'], { __typename: 'Checkout' }>;
/** Why no checkout can be opened of this cart and window; what may be tried again at once is `unreachable`. */
export type CheckoutRefusal = Exclude<
  StartCheckoutMutation['startCheckout'],
  { __typename: 'Checkout' | 'TooManyHolds' | 'BeingPaidElsewhere' }
>;

export type CheckoutStep =
  | { name: 'opening' }
  /** The server could not be asked, or not yet; nothing was held, nothing was paid. */
  | { name: 'unreachable'; message: string }
  | { name: 'refused'; refusal: CheckoutRefusal }
  | { name: 'card'; checkout: Checkout; message?: string; declined?: boolean }
  | { name: 'paying'; checkout: Checkout }
  /** The bank wants to hear from the payer. */
  | { name: 'bank'; checkout: Checkout }
  /** Window and stock are no longer held. */
  | { name: 'expired' }
  /** Paid: from here on nothing may ask for a card again. `trouble` says why the order is not there yet. */
  | { name: 'confirming'; intentId: string; checkout?: Checkout; trouble?: string }
  | { name: 'refunded'; message: string };

export type CheckoutEvent =
  | { type: 'openAgain' }
  | { type: 'unreachable'; message: string }
  | { type: 'refused'; refusal: CheckoutRefusal }
  | { type: 'opened'; checkout: Checkout }
  | { type: 'pay' }
  | { type: 'bankAsks' }
  | { type: 'bankAnswered' }
  | { type: 'cardFailed'; message: string; declined?: boolean }
  | { type: 'holdEnded' }
  | { type: 'paid'; intentId: string }
  | { type: 'stillUnconfirmed'; trouble: string }
  | { type: 'refunded'; message: string };

/** The next step; an event that does not belong to the present one (a late answer, a second press) changes nothing. */
export function nextStep(step: CheckoutStep, event: CheckoutEvent): CheckoutStep {
  switch (event.type) {
    case 'openAgain':
      return step.name === 'unreachable' || step.name === 'refused' || step.name === 'expired'
        ? { name: 'opening' }
        : step;
    case 'unreachable':
      return step.name === 'opening' ? { name: 'unreachable', message: event.message } : step;
    case 'refused':
      return step.name === 'opening' ? { name: 'refused', refusal: event.refusal } : step;
    case 'opened':
      return step.name === 'opening' ? { name: 'card', checkout: event.checkout } : step;
    case 'pay':
      return step.name === 'card' ? { name: 'paying', checkout: step.checkout } : step;
    case 'bankAsks':
      return step.name === 'paying' ? { name: 'bank', checkout: step.checkout } : step;
    case 'bankAnswered':
      return step.name === 'bank' ? { name: 'paying', checkout: step.checkout } : step;
    case 'cardFailed':
      if (step.name !== 'paying') return step;
      return { name: 'card', checkout: step.checkout, message: event.message, declined: event.declined };
    case 'holdEnded':
      // Whoever is paying already goes on: the server takes the window again, or gives the money back.
      return step.name === 'card' ? { name: 'expired' } : step;
    case 'paid':
      if (step.name === 'confirming' || step.name === 'refunded') return step;
      return { name: 'confirming', intentId: event.intentId, ...('checkout' in step && { checkout: step.checkout }) };
    case 'stillUnconfirmed':
      return step.name === 'confirming' ? { ...step, trouble: event.trouble } : step;
    case 'refunded':
      return step.name === 'refunded' ? step : { name: 'refunded', message: event.message };
  }
}
