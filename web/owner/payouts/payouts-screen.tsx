import { LockKeyhole, ReceiptText } from 'lucide-react';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { FailedRefunds, type FailedRefundsProps } from '../../../ui/owner/failed-refunds/failed-refunds';
import { PayoutStatus, type PayoutStatusProps } from '../../../ui/owner/payout-status/payout-status';
import { withFigures } from '../../../ui/base/price/with-figures';
import * as t from './payouts.texts';

export interface PayoutsScreenProps {
  signedOut?: boolean;
  account?: PayoutStatusProps;
  failedRefunds?: FailedRefundsProps;
  /** What the platform keeps of each payment. */
  fees?: string;
  failure?: string;
  onRetry: () => void;
}

export function PayoutsScreen(props: PayoutsScreenProps) {
  const { signedOut = false, account, failedRefunds, fees, failure, onRetry } = props;
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-4xl">{t.yourPayments()}</h1>
      {signedOut ? (
        <SignIn />
      ) : failure ? (
        <ErrorState text={failure} onRetry={onRetry} />
      ) : account ? (
        <>
          {failedRefunds && <FailedRefunds {...failedRefunds} />}
          <PayoutStatus {...account} />
          <p className="flex items-start gap-3 text-ink-muted">
            <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {t.kept()}
          </p>
        </>
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

function SignIn() {
  return (
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
  );
}
