import { useState } from 'react';
import { useCancelOrderMutation } from '../../../graphql/generated/owner/board';
import { DaysPageDocument, useDaysPageQuery } from '../../../graphql/generated/owner/days';
import { notify } from '../../../ui/base/toast/toast';
import { CancelDialog, type Why } from '../../../ui/food/order-board/cancel-dialog';
import { refundTotals } from '../../../graphql/rules/refunds';
import { sayFault } from '../../page/faults';
import { sayRefusal } from '../../page/refusals';
import { usePrinted } from '../../page/use-printed';
import { DaysScreen } from './days-screen';
import * as t from './days.texts';
import { toDays, type Day } from './days-view';

/** What is ordered for the days after today. */
export function DaysPage() {
  const { data, error, refetch } = useDaysPageQuery({ fetchPolicy: 'cache-and-network', pollInterval: 60_000 });
  const [printed, onPrint] = usePrinted<Day>();
  const [askedId, setAskedId] = useState<string>();
  const asked = data?.ordersAhead.flatMap(({ orders }) => orders).find(({ id }) => id === askedId);
  const [cancelOrder, { loading }] = useCancelOrderMutation({
    refetchQueries: [DaysPageDocument],
    awaitRefetchQueries: true,
  });
  const cancel = async (orderId: string, why: Why) => {
    try {
      const input = { orderId, from: 'PREPARING' as const, ...why };
      const answer = (await cancelOrder({ variables: { input } })).data?.cancelOrder;
      if (answer && answer.__typename !== 'Order') notify(sayRefusal(answer), 'danger');
      else notify(t.cancelled(), 'positive');
    } catch (fault) {
      notify(sayFault(fault), 'danger');
    }
    setAskedId(undefined);
  };
  return (
    <DaysScreen
      days={data && toDays(data)}
      offersDays={data && data.ownShop.daysAhead > 0}
      failure={error && !data ? sayFault(error) : undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      printed={printed}
      onPrint={onPrint}
      onCancel={setAskedId}
      cancelling={
        asked && (
          <CancelDialog
            open
            {...asked}
            refundCents={asked.totalCents - refundTotals(asked.refunds).refundedCents}
            busy={loading}
            onConfirm={(why) => void cancel(asked.id, why)}
            onClose={() => setAskedId(undefined)}
          />
        )
      }
    />
  );
}
