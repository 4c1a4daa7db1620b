import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PayoutStatus } from '../../../ui/owner/payout-status/payout-status';
import { faultCode, errorMessage } from '../../page/faults';
import { shopFees } from '../../page/shop-fees';
import { useSession } from '../../session/session';
import { pendingTexts, toStanding, isMissing } from './payouts-view';
import * as t from './payouts.texts';
import {
  PayoutsPageDocument,
  useSettleRefundMutation,
  type PayoutsPageQuery,
  useOpenPayoutOnboardingMutation,
  useCreatePayoutAccountMutation,
  usePayoutsPageQuery,
} from '../../../graphql/generated/owner/payouts';
import { type FailedRefundsProps, FailedRefunds } from '../../../ui/owner/failed-refunds/failed-refunds';
import { useCatchUp } from '../../offline/use-catch-up';
import { useOnce } from '../../page/use-once';
import { useOutcome } from '../../page/use-outcome';
import { LockKeyhole, ReceiptText } from 'lucide-react';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { withFigures } from '../../../ui/base/price/with-figures';

/** Connects the shop to its payment account (specification 7.11); the page is public, the account's data is not. */
export function PayoutsPage() {
  const { owner } = useSession();
  const [search, setSearch] = useSearchParams();
  const { page, account, error, creating, creationError, create, retry } = usePayoutAccount(owner !== null);
  const onboarding = useOnboarding();
  const failedRefunds = useFailedRefunds(page);

  const unusable = search.get('lien') === 'expire' && account?.state === 'INCOMPLETE';
  const again = useEffectEvent(() => {
    // Removes the parameter, so that the browser's Back button does not start the onboarding again.
    setSearch({}, { replace: true });
    onboarding.inThisTab();
  });
  useEffect(() => {
    if (unusable) again();
  }, [unusable]);

  const fees = shopFees();
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-4xl">{t.yourPayments()}</h1>
      {owner === null || faultCode(error) === 'UNAUTHENTICATED' ? (
        <EmptyState
          icon={<LockKeyhole />}
          title={t.ownersOnly()}
          text={t.signInFirst()}
          action={
            <LinkButton href="/ownerloginform?from=/restaurantPaymentSetupPage" size="large">
              {t.signIn()}
            </LinkButton>
          }
        />
      ) : account ? (
        <>
          {failedRefunds && <FailedRefunds {...failedRefunds} />}
          <PayoutStatus
            {...toStanding(account, creating, page?.ownShop.zone)}
            unsettled={page && pendingTexts(page)}
            error={creationError ?? onboarding.error}
            onRetry={creationError ? create : undefined}
            busy={onboarding.busy}
            onboardingHref={onboarding.href}
            onConnect={onboarding.inNewTab}
          />
          <p className="flex items-start gap-3 text-ink-muted">
            <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {t.kept()}
          </p>
        </>
      ) : error ? (
        <ErrorState text={errorMessage(error)} onRetry={retry} />
      ) : (
        <Loading label={t.loading()}>
          <Skeleton className="h-72" />
        </Loading>
      )}
      {fees && (
        <p className="flex items-start gap-3 text-ink-muted">
          <ReceiptText aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {withFigures(fees)}
        </p>
      )}
    </div>
  );
}

/** Refunds that failed, with the action that records how they were settled; undefined when there is none. */
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
    error: error && errorMessage(error),
    onRecord: (refundId, how) => void once(refundId, () => settle(refundId, how)),
  };
}

/** Opens the provider's onboarding form. Its links work once, so each is fetched when needed. */
function useOnboarding() {
  const [fetchLink] = useOpenPayoutOnboardingMutation();
  const { send, outcome, busy } = useOutcome(() => t.noLink());
  const [href, setHref] = useState<string>();

  /** Fetches a link and passes it to `go`; null when that failed. */
  const fetched = async (go: (link: string | null) => void) => {
    setHref(undefined);
    const { data } = await fetchLink().catch((fault: unknown) => {
      go(null);
      throw fault;
    });
    go(data?.openPayoutOnboarding ?? null);
  };

  return {
    busy,
    error: outcome?.text,
    href,
    /**
     * Opens the form in a new tab (specification 7.11). The tab is opened synchronously during the press, because
     * browsers block windows that open later.
     */
    inNewTab: () =>
      send('link', () => {
        const tab = window.open('', '_blank');
        if (tab) tab.opener = null;
        return fetched((link) => {
          if (link === null) tab?.close();
          else if (tab && !tab.closed) tab.location.replace(link);
          else setHref(link);
        });
      }),
    /** Opens the form in this tab, after the provider returned the owner because a link was used or expired. */
    inThisTab: () =>
      send('link', () =>
        fetched((link) => {
          if (link !== null) window.location.assign(link);
        }),
      ),
  };
}

/** Payment account of the shop: created when it is missing (specification 7.11), then polled until it is active. */
function usePayoutAccount(signedIn: boolean) {
  const { data, error, refetch } = usePayoutsPageQuery({ skip: !signedIn });
  const [createAccount] = useCreatePayoutAccountMutation();
  const { send, outcome, busy } = useOutcome(() => t.notCreated());
  const account = data?.payoutAccount;
  const missing = account !== undefined && isMissing(account);

  const create = () =>
    send('account', async () => {
      await createAccount({
        update: (cache, { data: made }) => {
          cache.updateQuery({ query: PayoutsPageDocument }, (page) =>
            page && made ? { ...page, payoutAccount: made.createPayoutAccount } : page,
          );
        },
      });
    });

  const begin = useEffectEvent(create);
  useEffect(() => {
    if (missing) begin();
  }, [missing]);

  // The owner fills in the form in another tab and the provider checks it.
  const waiting = account !== undefined && account.state !== 'ACTIVE' && !missing;
  useCatchUp(() => (waiting ? refetch() : undefined), waiting);

  return {
    page: data,
    account,
    error,
    /** True while the account is being created or about to be. */
    creating: busy || (missing && !outcome),
    creationError: outcome?.text,
    create,
    retry: () => void refetch().catch(() => undefined),
  };
}
