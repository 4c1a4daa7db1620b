import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PayoutStatusProps } from '../../../ui/owner/payout-status/payout-status';
import { faultCode, sayFault } from '../../page/faults';
import { shopFees } from '../../page/shop-fees';
import { useSession } from '../../session/session';
import { PayoutsScreen } from './payouts-screen';
import { pendingTexts, toStanding } from './payouts-view';
import * as t from './payouts.texts';
import { usePayoutAccount } from './use-payout-account';
import {
  PayoutsPageDocument,
  useSettleRefundMutation,
  type PayoutsPageQuery,
  useOpenPayoutOnboardingMutation,
} from '../../../graphql/generated/owner/payouts';
import type { FailedRefundsProps } from '../../../ui/owner/failed-refunds/failed-refunds';
import { useOnce } from '../../page/use-once';

/** Where the shop is linked to its payment account (specification 7.11); the page is public, the account is not. */
export function PayoutsPage() {
  const { owner } = useSession();
  const [search, setSearch] = useSearchParams();
  const { page, account, error, creating, creationFailed, create, retry } = usePayoutAccount(owner !== null);
  const onboarding = useOnboarding();
  const failedRefunds = useFailedRefunds(page);

  const unusable = search.get('lien') === 'expire' && account?.state === 'INCOMPLETE';
  const again = useEffectEvent(() => {
    // Not twice: coming back by the browser's own button is no wish to go there again.
    setSearch({}, { replace: true });
    onboarding.inThisTab();
  });
  useEffect(() => {
    if (unusable) again();
  }, [unusable]);

  const status: PayoutStatusProps | undefined = account && {
    ...toStanding(account, creating, page?.ownShop.zone),
    unsettled: page && pendingTexts(page),
    error: creationFailed ? t.notCreated() : onboarding.failed ? t.noLink() : undefined,
    onRetry: creationFailed ? create : undefined,
    busy: onboarding.busy,
    onboardingHref: onboarding.href,
    onConnect: onboarding.inNewTab,
  };

  return (
    <PayoutsScreen
      signedOut={owner === null || faultCode(error) === 'UNAUTHENTICATED'}
      account={status}
      failedRefunds={failedRefunds}
      fees={shopFees()}
      failure={error && !account ? sayFault(error) : undefined}
      onRetry={retry}
    />
  );
}

/** Refunds that did not arrive, and the way to write down that they are settled; undefined where there is none. */
function useFailedRefunds(page: PayoutsPageQuery | undefined): FailedRefundsProps | undefined {
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

/** The way to the provider's form. Each link serves one visit, so it is fetched when it is needed. */
function useOnboarding() {
  const [fetchLink] = useOpenPayoutOnboardingMutation();
  const { once, busyIds } = useOnce();
  const busy = busyIds.includes('link');
  const [failed, setFailed] = useState(false);
  const [href, setHref] = useState<string>();

  /** Fetches a link and goes there; `go` gets null where there is none. */
  const fetched = async (go: (link: string | null) => void) => {
    setFailed(false);
    setHref(undefined);
    try {
      const { data } = await fetchLink();
      go(data?.openPayoutOnboarding ?? null);
    } catch {
      setFailed(true);
      go(null);
    }
  };

  return {
    busy,
    failed,
    href,
    /** In a new tab (specification 7.11), opened in the breath of the press: later the browser would not let it. */
    inNewTab: () => {
      void once('link', () => {
        const tab = window.open('', '_blank');
        if (tab) tab.opener = null;
        return fetched((link) => {
          if (link === null) tab?.close();
          else if (tab && !tab.closed) tab.location.replace(link);
          else setHref(link);
        });
      });
    },
    /** In this tab, for whom the provider sent back with a link that had been used or was too old. */
    inThisTab: () =>
      void once('link', () =>
        fetched((link) => {
          if (link !== null) window.location.assign(link);
        }),
      ),
  };
}
