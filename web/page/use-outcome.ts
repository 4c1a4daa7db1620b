import { useState } from 'react';
import type { OutcomeMessage } from '../../ui/owner/outcome/outcome';
import { errorMessage } from './faults';
import { isRefusal, refusalMessage, type Refusal } from './refusals';
import { useOnce } from './use-once';

export type ShowOutcome = (outcome: OutcomeMessage | null) => void;

export const done = (text: string): OutcomeMessage => ({ tone: 'positive', text });
export const refused = (text: string): OutcomeMessage => ({ tone: 'danger', text });

class Refused extends Error {}

/** Returns the answer of a mutation; a refusal is thrown, and its own sentence becomes the outcome. */
export function unlessRefused<Answer>(answer: Answer): NonNullable<Exclude<Answer, Refusal>> {
  if (isRefusal(answer)) throw new Refused(refusalMessage(answer));
  if (!answer) throw new Error('The mutation has no answer.');
  return answer as NonNullable<Exclude<Answer, Refusal>>;
}

/** Sends changes, each `id` once at a time, and shows the outcome that `work` returns, or why it failed. */
export function useSending(show: ShowOutcome, failedMessage: (error: unknown) => string = errorMessage) {
  const { once, busyIds } = useOnce();
  const send = (id: string, work: () => Promise<OutcomeMessage | void>) =>
    void once(id, async () => {
      show(null);
      try {
        const outcome = await work();
        if (outcome) show(outcome);
      } catch (error) {
        show(refused(error instanceof Refused ? error.message : failedMessage(error)));
      }
    });
  return { send, busyIds, busy: busyIds.length > 0 };
}

/** Sends changes and keeps the outcome of the last one, to be shown beside its form; before the first one, `initial`. */
export function useOutcome(failedMessage?: (error: unknown) => string, initial: OutcomeMessage | null = null) {
  const [outcome, setOutcome] = useState(initial);
  return { outcome, setOutcome, ...useSending(setOutcome, failedMessage) };
}
