import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { usePlaceOrderMutation, useStartCheckoutMutation } from '../../../graphql/generated/customer/payment';
import type { StartCheckoutInput } from '../../../graphql/generated/schema';
import { failureMessage, isBug } from '../../page/failure-message';
import { errorMessage } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import type { PlaceOrderAnswer } from './await-order';
import { nextStep, type CheckoutEvent, type CheckoutStep } from './checkout-steps';
import type { PaymentHandover } from '../../ordering/order-payload';
import * as t from './payment.texts';
import { toCents } from './payment-view';

export interface CardAnswer {
  status: 'succeeded' | 'requires_action' | 'failed';
  message?: string;
  /** The card or its bank declined; another card may work. */
  declined?: boolean;
}

interface Asked {
  state: PaymentHandover;
  /** Stores the payment in the navigation state, so that a reload checks it before anything is charged again. */
  remember: (payment: Pick<PaymentHandover, 'intentId' | 'paid'>) => void;
}

export function useCheckout({ state, remember }: Asked) {
  const [step, dispatch] = useReducer(nextStep, state, firstStep);
  const [startCheckout] = useStartCheckoutMutation();
  const [placeOrder] = usePlaceOrderMutation();

  const start = async (input: StartCheckoutInput) =>
    answerOf((await startCheckout({ variables: { input } })).data?.startCheckout);
  const place = async (intentId: string): Promise<PlaceOrderAnswer> => {
    const input = { shopId: state.orderPayload.restaurantId, intentId };
    return answerOf((await placeOrder({ variables: { input } })).data?.placeOrder);
  };

  const open = useEffectEvent(async (): Promise<CheckoutEvent> => {
    const { orderPayload, windowStartsAt, intentId } = state;
    if (intentId !== undefined) {
      // The page may have been left after paying, so the earlier payment is checked before the cart is charged.
      const before = await place(intentId);
      if (before.__typename === 'Order') return { type: 'paid', intentId };
      if (before.__typename === 'PaymentRefunded') return { type: 'refunded', message: before.message };
    }
    const totalCents = toCents(orderPayload.totalPrice);
    const answer = await start({ shopId: orderPayload.restaurantId, windowStartsAt, totalCents });
    if (answer.__typename === 'TooManyHolds' || answer.__typename === 'BeingPaidElsewhere')
      return { type: 'unreachable', message: refusalMessage(answer) };
    if (answer.__typename !== 'Checkout') return { type: 'refused', refusal: answer };
    return answer.paid ? { type: 'paid', intentId: answer.intentId } : { type: 'opened', checkout: answer };
  });

  const take = (event: CheckoutEvent) => {
    if (event.type === 'opened') remember({ intentId: event.checkout.intentId });
    if (event.type === 'paid') remember({ intentId: event.intentId, paid: true });
    dispatch(event);
  };
  const takeOpened = useEffectEvent(take);

  useEffect(() => {
    if (step.name !== 'opening') return;
    let left = false;
    void open()
      .catch((error: unknown): CheckoutEvent => ({
        type: 'unreachable',
        // « Nothing was charged » is only true while there is no earlier payment.
        message: state.intentId === undefined ? `${errorMessage(error)} ${t.nothingCharged()}` : errorMessage(error),
      }))
      .then((event) => left || takeOpened(event));
    return () => void (left = true);
  }, [step.name]);

  useEffect(() => {
    if (step.name !== 'unreachable') return;
    const again = () => dispatch({ type: 'openAgain' });
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [step.name]);

  const asking = useRef(false);
  /** Charges the card or sends the bank's answer; a second press meanwhile is ignored. */
  const ask = async (intentId: string, begin: 'pay' | 'bankAnswered', question: () => Promise<CardAnswer>) => {
    if (asking.current) return;
    asking.current = true;
    dispatch({ type: begin });
    try {
      // Offline, no request leaves the device, so nothing can have been charged.
      const answer: CardAnswer = navigator.onLine ? await question() : { status: 'failed', message: t.offline() };
      take(eventOf(answer, intentId));
    } catch (error) {
      take(eventOf({ status: 'failed', message: isBug(error) ? failureMessage(error, '') : textOf(error) }, intentId));
    } finally {
      asking.current = false;
    }
  };

  return { step, dispatch, place, ask };
}

function firstStep({ intentId, paid }: PaymentHandover): CheckoutStep {
  return paid && intentId !== undefined ? { name: 'confirming', intentId } : { name: 'opening' };
}

function eventOf({ status, message, declined }: CardAnswer, intentId: string): CheckoutEvent {
  if (status === 'succeeded') return { type: 'paid', intentId };
  if (status === 'requires_action') return { type: 'bankAsks' };
  return { type: 'cardFailed', message: message ?? t.failed(), declined };
}

function answerOf<A>(answer: A | undefined): A {
  if (answer === undefined) throw new Error('The server gave no answer.');
  return answer;
}

function textOf(error: unknown): string | undefined {
  return error instanceof Error && error.message ? error.message : undefined;
}
