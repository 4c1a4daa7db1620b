import type { OrderStatus } from '../../../graphql/rules/order-status';

interface Step<Answer> {
  from: OrderStatus;
  send: () => Promise<Answer>;
  isTaken: (answer: Answer) => boolean;
  isLost: (error: unknown) => boolean;
  /** The order’s status as the server tells it, as soon as it can be reached again. */
  look: () => Promise<OrderStatus | undefined>;
  /** Resolves when the next attempt may be sent; `attempt` counts from 1. */
  wait: (attempt: number) => Promise<void>;
}

/** So often a step is sent in all while the server can be read from but does not take it. */
export const MOST_ATTEMPTS = 5;

/**
 * Takes a step exactly once, whatever the network does: after a lost answer the server is asked first what became of the
 * order, and the step is sent again only while that is still as it was. Null when the step had arrived after all.
 * Throws the last loss after `MOST_ATTEMPTS`: the order is then known to be unchanged.
 */
export async function deliver<Answer>(step: Step<Answer>): Promise<Answer | null> {
  const { from, send, isTaken, isLost, look, wait } = step;
  for (let attempt = 1; ; attempt += 1) {
    let lost: unknown;
    try {
      const answer = await send();
      if (attempt === 1 || isTaken(answer)) return answer;
      // A refusal of the second sending may only mean that the first one arrived late.
      return (await look()) === from ? answer : null;
    } catch (error) {
      if (!isLost(error)) throw error;
      lost = error;
    }
    if ((await look()) !== from) return null;
    if (attempt === MOST_ATTEMPTS) throw lost;
    await wait(attempt);
  }
}
