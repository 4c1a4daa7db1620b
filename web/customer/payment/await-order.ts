import type { PlaceOrderMutation } from '../../../graphql/generated/customer/payment';

export type PlaceOrderAnswer = PlaceOrderMutation['placeOrder'];

interface Ways {
  /** Asks for the order of the payment; asking again gives the same order. Rejects when the server could not be asked. */
  place: () => Promise<PlaceOrderAnswer>;
  /** Resolves when it is time to ask again; `attempt` counts from 1. */
  wait: (attempt: number) => Promise<void>;
  /** Told each time there is still no order: the refusal, or why the server could not be asked. */
  onTrouble: (attempt: number, reason: Exclude<PlaceOrderAnswer, { __typename: 'Order' }> | Error) => void;
  isOver: () => boolean;
}

export type Outcome = { orderId: string } | { refunded: string } | null;

/**
 * Asks until the paid payment has become its order or its refund (specification 4.7: it ends in exactly one of them), whatever
 * the network does meanwhile. It never pays. Null when nobody waits any more.
 */
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
