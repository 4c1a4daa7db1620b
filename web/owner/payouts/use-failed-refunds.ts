import { PayoutsPageDocument, useSettleRefundMutation } from '../../../graphql/generated/owner/payouts';
import type { PayoutsPageQuery } from '../../../graphql/generated/owner/payouts';
import type { FailedRefundsProps } from '../../../ui/owner/failed-refunds/failed-refunds';
import { sayFault } from '../../page/faults';
import { useOnce } from '../../page/use-once';

/** Refunds that did not arrive, and the way to write down that they are settled; undefined where there is none. */
export function useFailedRefunds(page: PayoutsPageQuery | undefined): FailedRefundsProps | undefined {
  const [settleRefund, { error }] = useSettleRefundMutation();
  const { once, busyIds } = useOnce();
  if (!page || page.failedRefunds.length === 0) return undefined;

  const settle = async (refundId: string, how: string) => {
    await settleRefund({
      variables: { input: { refundId, how } },
      update: (cache, { data }) => {
        if (!data) return;
        cache.writeQuery({ query: PayoutsPageDocument, data: { ...page, failedRefunds: data.settleRefund } });
      },
    }).catch(() => undefined);
  };

  return {
    refunds: page.failedRefunds,
    busyId: busyIds[0],
    error: error && sayFault(error),
    onRecord: (refundId, how) => void once(refundId, () => settle(refundId, how)),
  };
}
