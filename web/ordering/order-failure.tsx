import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../ui/base/error-state/error-state';
import { LinkButton } from '../../ui/base/link-button/link-button';
import { useCatchUp } from '../offline/use-catch-up';
import { failureMessage, isBug } from '../page/failure-message';
import { faultCode } from '../page/faults';
import * as t from './ordering.texts';

/** Why no order is shown: missing or not readable (`missing`), or not loaded (specification 5.6). */
type OrderFailure = { missing: true } | { message: string; hint?: string };

export function toOrderFailure(error: unknown): OrderFailure {
  const code = faultCode(error);
  if (code === 'NOT_FOUND') return { missing: true };
  const message = failureMessage(error, t.orderFailed());
  const isRefused = code !== undefined && code !== 'INTERNAL';
  return isRefused || isBug(error) ? { message } : { message, hint: t.orderFailedHint() };
}

interface OrderQuery {
  error?: Error;
  refetch: () => Promise<unknown>;
}

/** Content of a page that has no order to show; undefined while it has one or waits for it. Keeps the order up to date. */
export function useOrderFailure(
  { error, refetch }: OrderQuery,
  order: object | undefined,
  { title, wrongLink }: { title: string; wrongLink?: string },
): ReactNode {
  const failure = error && !order ? toOrderFailure(error) : undefined;
  useCatchUp(refetch, failure && !('missing' in failure));
  if (!failure) return undefined;
  if (!('missing' in failure))
    return <ErrorState text={failure.message} hint={failure.hint} onRetry={() => void refetch()} />;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        icon={<Search />}
        title={t.orderNotFound()}
        text={wrongLink}
        action={!wrongLink && <LinkButton href="/user-ordersPage">{t.myOrders()}</LinkButton>}
      />
    </>
  );
}
