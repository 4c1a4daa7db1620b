import type { OrderStatus } from '../../../graphql/rules/order-status';

interface Step<Answer> {
  from: OrderStatus;
  send: () => Promise<Answer>;
  isTaken: (answer: Answer) => boolean;
  isLost: (error: unknown) => boolean;
  /** The order’s status as the server tells it, as soon as it can be reached again. */
  look: () => Promise<OrderStatus | undefined>;
}

/**
 * Takes a step exactly once, whatever the network does: after a lost answer the server is asked first what became of the
 * order, and the step is sent again only while that is still as it was. Null when the step had arrived after all.
 */
export async function deliver<Answer>({ from, send, isTaken, isLost, look }: Step<Answer>): Promise<Answer | null> {
  for (let sentBefore = false; ; sentBefore = true) {
    try {
      const answer = await send();
      if (!sentBefore || isTaken(answer)) return answer;
      // A refusal of the second sending may only mean that the first one arrived late.
      return (await look()) === from ? answer : null;
    } catch (error) {
      if (!isLost(error)) throw error;
    }
    if ((await look()) !== from) return null;
  }
}
