import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';
import { sayFault } from '../../page/faults';
import { backOffMs } from '../../offline/back-off';
import { nextChance } from '../../offline/next-chance';
import { sayRefusal } from '../../page/refusals';
import { awaitOrder, type PlaceOrderAnswer } from './await-order';
import type { CheckoutEvent, CheckoutStep } from './checkout-steps';

/** So often the provider's word may still be on its way without anything being worth saying. */
const SILENT_TRIES = 3;

interface Waiting {
  step: CheckoutStep;
  dispatch: Dispatch<CheckoutEvent>;
  place: (intentId: string) => Promise<PlaceOrderAnswer>;
  onOrder: (orderId: string) => void;
}

export function useConfirmation({ step, dispatch, place, onOrder }: Waiting) {
  const [asking, setAsking] = useState(false);
  const wake = useRef<() => void>(undefined);
  const intentId = step.name === 'confirming' ? step.intentId : null;

  const confirm = useEffectEvent(async (paid: string, isOver: () => boolean) => {
    const outcome = await awaitOrder({
      isOver,
      place: async () => {
        setAsking(true);
        return place(paid).finally(() => setAsking(false));
      },
      wait: (attempt) =>
        Promise.race([nextChance(backOffMs(attempt)), new Promise<void>((end) => (wake.current = end))]),
      onTrouble: (attempt, reason) => {
        if (reason instanceof Error) dispatch({ type: 'stillUnconfirmed', trouble: sayFault(reason) });
        else if (attempt > SILENT_TRIES) dispatch({ type: 'stillUnconfirmed', trouble: sayRefusal(reason) });
      },
    });
    if (!outcome) return;
    if ('orderId' in outcome) onOrder(outcome.orderId);
    else dispatch({ type: 'refunded', message: outcome.refunded });
  });

  useEffect(() => {
    if (intentId === null) return;
    let over = false;
    void confirm(intentId, () => over);
    return () => {
      over = true;
      wake.current?.();
    };
  }, [intentId]);

  return { asking, askNow: () => wake.current?.() };
}
