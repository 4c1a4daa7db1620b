import { useEffect, useEffectEvent, useState } from 'react';
import { usePrintTicketMutation } from '../../../graphql/generated/customer/tracking';
import { failureMessage } from '../../page/failure-message';
import { isNetworkLoss } from '../../page/faults';
import * as t from './tracking.texts';

const DELAY_MS = 3000; // specification 5.7

/** What became of the kitchen's ticket, in the words of specification 5.7. */
export type TicketPrint = { ok: boolean; message: string };

/** Sends the kitchen's ticket three seconds after the page has loaded, once, where the shop wants that (specification 5.7). */
export function useTicketPrint(reference: string, wanted: boolean): TicketPrint | undefined {
  const [printTicket] = usePrintTicketMutation();
  const [outcome, setOutcome] = useState<TicketPrint>();

  const print = useEffectEvent(async () => {
    try {
      await printTicket({ variables: { reference } });
      setOutcome({ ok: true, message: t.jobSent() });
    } catch (error) {
      setOutcome({ ok: false, message: sayPrintFailure(error) });
    }
  });

  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => void print(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  return outcome;
}

export function sayPrintFailure(error: unknown): string {
  return isNetworkLoss(error) ? t.jobLost() : failureMessage(error, t.jobNotSent());
}
