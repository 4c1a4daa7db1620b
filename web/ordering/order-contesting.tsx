import { useState } from 'react';
import { useAnswerNoShowContestMutation, useContestNoShowMutation } from '../../graphql/generated/customer/order';
import { useContestGuestNoShowMutation } from '../../graphql/generated/customer/tracking';
import type { ContestedOrderFragment } from '../../graphql/generated/shared/after-order.fragments';
import { Button } from '../../ui/base/button/button';
import { notify } from '../../ui/base/toast/toast';
import { NoShowContestDialog } from '../../ui/food/no-show-contest/no-show-contest-dialog';
import { errorMessage } from '../page/faults';
import { refusalMessage } from '../page/refusals';
import { mustAnswer } from './contest';
import * as t from './contest.texts';
import { TypedForm } from '../page/typed-form';

export interface OrderContestingProps {
  order: ContestedOrderFragment & { token: string };
  /** Key of a guest's mailed link, which authorises the action without a session. */
  linkKey?: string;
}

/** Lets a customer contest a no-show, and the shop answer (specification 5.4). */
export function OrderContesting({ order, linkKey }: OrderContestingProps) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [contest, contesting] = useContestNoShowMutation();
  const [contestGuests, contestingGuests] = useContestGuestNoShowMutation();
  const [answer, answering] = useAnswerNoShowContestMutation();
  const forShop = mustAnswer(order);
  if (!forShop && order.contestableUntil === null) return null;

  const send = async (words: string) => {
    setError(undefined);
    try {
      const said = forShop
        ? (await answer({ variables: { orderId: order.id, answer: words } })).data?.answerNoShowContest
        : linkKey === undefined
          ? (await contest({ variables: { reference: order.id, reason: words } })).data?.contestNoShow
          : (await contestGuests({ variables: { key: linkKey, reason: words } })).data?.contestGuestNoShow;
      if (!said) return;
      setOpen(false);
      if (said.__typename === 'Order') notify(forShop ? t.answerSent() : t.messageSent(), 'positive');
      else notify(refusalMessage(said), 'caution');
    } catch (fault) {
      setError(errorMessage(fault));
    }
  };

  return (
    <>
      <Button
        tone="quiet"
        wide
        onClick={() => {
          setError(undefined);
          setOpen(true);
        }}
      >
        {forShop ? t.answer() : t.contest()}
      </Button>
      {open && (
        <TypedForm>
          <NoShowContestDialog
            open
            token={order.token}
            forShop={forShop}
            error={error}
            busy={contesting.loading || contestingGuests.loading || answering.loading}
            onConfirm={(words) => void send(words)}
            onClose={() => setOpen(false)}
          />
        </TypedForm>
      )}
    </>
  );
}
