import type { StartCheckoutMutation } from '../../../graphql/generated/customer/payment';

export type Checkout = Extract<StartCheckoutMutation['startCheckout'], { __typename: 'Checkout' }>;
/** Refusals that end a checkout of this cart and window; those to retry at once become `unreachable`. */
export type CheckoutRefusal = Exclude<
  StartCheckoutMutation['startCheckout'],
  { __typename: 'Checkout' | 'TooManyHolds' | 'BeingPaidElsewhere' }
>;

export type CheckoutStep =
  | { name: 'opening' }
  /** The server could not be reached or asked to wait; nothing was held or charged. */
  | { name: 'unreachable'; message: string }
  | { name: 'refused'; refusal: CheckoutRefusal }
  | { name: 'card'; checkout: Checkout; message?: string; declined?: boolean }
  | { name: 'paying'; checkout: Checkout }
  /** The bank asks the customer to confirm the payment. */
  | { name: 'bank'; checkout: Checkout }
  /** The hold on window and stock has ended. */
  | { name: 'expired' }
  /** The payment succeeded, so the card must not be charged again. `trouble` says why there is no order yet. */
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

/** Returns the next step; an event that does not fit the current step (a late answer, a second press) is ignored. */
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
      // A payment that is already under way continues: the server then reacquires the hold or refunds the payment.
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
