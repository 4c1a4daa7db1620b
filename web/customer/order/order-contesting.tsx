import { useState } from 'react';
import {
  type OrderPageQuery,
  useAnswerNoShowContestMutation,
  useContestNoShowMutation,
} from '../../../graphql/generated/customer/order';
import { Button } from '../../../ui/base/button/button';
import { notify } from '../../../ui/base/toast/toast';
import { NoShowContestDialog } from '../../../ui/food/no-show-contest/no-show-contest-dialog';
import { sayFault } from '../../page/faults';
import { sayRefusal } from '../../page/refusals';
import * as t from './order.texts';
import { mustAnswer } from './order-view';

export interface OrderContestingProps {
  order: OrderPageQuery['order'];
}

/** A customer marked as missing objects, and the shop answers (specification 5.4). */
export function OrderContesting({ order }: OrderContestingProps) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [contest, contesting] = useContestNoShowMutation();
  const [answer, answering] = useAnswerNoShowContestMutation();
  const forShop = mustAnswer(order);
  if (!forShop && order.contestableUntil === null) return null;

  const send = async (words: string) => {
    setError(undefined);
    try {
      const said = forShop
        ? (await answer({ variables: { orderId: order.id, answer: words } })).data?.answerNoShowContest
        : (await contest({ variables: { reference: order.id, reason: words } })).data?.contestNoShow;
      if (!said) return;
      setOpen(false);
      if (said.__typename === 'Order') notify(forShop ? t.answerSent() : t.messageSent(), 'positive');
      else notify(sayRefusal(said), 'caution');
    } catch (fault) {
      setError(sayFault(fault));
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
        <NoShowContestDialog
          open
          token={order.token}
          forShop={forShop}
          error={error}
          busy={contesting.loading || answering.loading}
          onConfirm={(words) => void send(words)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
