import { useState } from 'react';
import { useAnswerNoShowContestMutation, useContestNoShowMutation } from '../../graphql/generated/customer/order';
import { useContestGuestNoShowMutation } from '../../graphql/generated/customer/tracking';
import type { ContestedOrderFragment } from '../../graphql/generated/shared/after-order.fragments';
import { Button } from '../../ui/base/button/button';
import { notify } from '../../ui/base/toast/toast';
import { NoShowContestDialog } from '../../ui/food/no-show-contest/no-show-contest-dialog';
import * as t from './contest.texts';
import { TypedForm } from '../page/typed-form';
import { useRequest } from '../page/use-request';

export interface OrderContestingProps {
  order: ContestedOrderFragment & { token: string };
  /** Key of a guest's mailed link, which authorises the action without a session. */
  linkKey?: string;
}

/** Lets a customer contest a no-show, and the shop answer (specification 5.4). */
export function OrderContesting({ order, linkKey }: OrderContestingProps) {
  const [open, setOpen] = useState(false);
  const { busy, error, clear, send } = useRequest();
  const [contest] = useContestNoShowMutation();
  const [contestGuests] = useContestGuestNoShowMutation();
  const [answer] = useAnswerNoShowContestMutation();
  const forShop = mustAnswer(order);
  if (!forShop && order.contestableUntil === null) return null;

  const confirm = (words: string) =>
    send(
      async () =>
        forShop
          ? answer({ variables: { orderId: order.id, answer: words } })
          : linkKey === undefined
            ? contest({ variables: { reference: order.id, reason: words } })
            : contestGuests({ variables: { key: linkKey, reason: words } }),
      () => {
        setOpen(false);
        notify(forShop ? t.answerSent() : t.messageSent(), 'positive');
      },
      (message, refusal) => {
        if (!refusal) return;
        setOpen(false);
        notify(message, 'caution');
      },
    );

  return (
    <>
      <Button
        tone="quiet"
        wide
        onClick={() => {
          clear();
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
            busy={busy}
            onConfirm={confirm}
            onClose={() => setOpen(false)}
          />
        </TypedForm>
      )}
    </>
  );
}

type Contested = Pick<ContestedOrderFragment, 'noShowContest' | 'isMine'>;

/** Whether the shop still has to answer the customer's objection to a no-show. */
function mustAnswer({ noShowContest, isMine }: Contested): boolean {
  return !isMine && noShowContest !== null && noShowContest.answer === null;
}

/** Messages of customer and shop about a contested no-show; empty when it is not contested. */
export function contestTexts({ noShowContest: said, isMine }: Contested): string[] {
  if (!said) return [];
  const { reason, answer } = said;
  const who = isMine ? t.youContest() : t.customerContests();
  const answered = isMine ? t.shopAnswers() : t.youAnswered();
  return [
    reason === '' ? `${who}.` : t.quoted({ who, words: reason }),
    ...(answer === null ? [] : [t.quoted({ who: answered, words: answer })]),
  ];
}
