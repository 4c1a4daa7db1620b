import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PayoutStatusProps } from '../../../ui/owner/payout-status/payout-status';
import { faultCode, sayFault } from '../../page/faults';
import { shopFees } from '../../page/shop-fees';
import { useSession } from '../../session/session';
import { PayoutsScreen } from './payouts-screen';
import { pendingTexts, toStanding } from './payouts-view';
import * as t from './payouts.texts';
import { useFailedRefunds } from './use-failed-refunds';
import { useOnboarding } from './use-onboarding';
import { usePayoutAccount } from './use-payout-account';

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
