import type { PlaceOrderMutation } from '../../../graphql/generated/customer/payment';

export type PlaceOrderAnswer = PlaceOrderMutation['placeOrder'];

interface Ways {
  /** Places the order of the payment; idempotent. Rejects when the server cannot be reached. */
  place: () => Promise<PlaceOrderAnswer>;
  /** Resolves when the next attempt may be made; `attempt` counts from 1. */
  wait: (attempt: number) => Promise<void>;
  /** Called after each attempt without an order, with the refusal or the network error. */
  onTrouble: (attempt: number, reason: Exclude<PlaceOrderAnswer, { __typename: 'Order' }> | Error) => void;
  isOver: () => boolean;
}

export type Outcome = { orderId: string } | { refunded: string } | null;

/** Retries until the payment is its order or its refund (specification 4.7), never charging; null once left. */
export async function awaitOrder({ place, wait, onTrouble, isOver }: Ways): Promise<Outcome> {
  for (let attempt = 1; !isOver(); attempt += 1) {
    const answer = await place().catch(asError);
    if (isOver()) return null;
    if (!(answer instanceof Error)) {
      if (answer.__typename === 'Order') return { orderId: answer.id };
      if (answer.__typename === 'PaymentRefunded') return { refunded: answer.message };
    }
    onTrouble(attempt, answer);
    await wait(attempt);
  }
  return null;
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
