import { useNavigate, useSearchParams } from 'react-router-dom';
import { useEffect } from 'react';
import { faultCode, errorMessage } from '../../page/faults';
import { useDocumentTitle } from '../../page/document-title';
import { toReceipt } from '../../ordering/receipt';
import * as t from './printing.texts';
import {
  useLatestOfCustomerQuery,
  useLatestOfShopQuery,
  usePrintingPageQuery,
} from '../../../graphql/generated/owner/printing';
import { useSession } from '../../session/session';
import { Printer, ReceiptText } from 'lucide-react';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { KitchenTicket } from '../../../ui/food/receipt/kitchen-ticket';
import { Receipt } from '../../../ui/food/receipt/receipt';

/**
 * Print view of an order: its receipt, or with `document=ticket` its kitchen ticket. With `print=1`, in the window the
 * board opens, it prints by itself (specification 6.1).
 */
export function PrintingPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const forKitchen = search.get('document') === 'ticket';
  const { order, error, none, retry } = usePrintedOrder(search.get('order'), forKitchen);
  usePrintOnce(search.get('print') === '1', order !== undefined);
  useDocumentTitle(order && t.title(order.token));

  const ticket = forKitchen ? order?.kitchenTicket : undefined;
  const receipt = order && !forKitchen ? toReceipt(order) : undefined;
  const missing = none || (!order && faultCode(error) === 'NOT_FOUND');
  const leave = () => {
    window.close();
    // `window.close` has no effect when the board did not open this window, so this page goes back.
    void navigate(-1);
  };

  return (
    <main className="flex min-h-dvh flex-col">
      <h1 className="sr-only">{t.heading()}</h1>
      <div className="grid grow content-start justify-items-center px-4 py-6">
        {missing ? (
          <EmptyState icon={<ReceiptText />} title={t.nothing()} />
        ) : ticket ? (
          <KitchenTicket {...ticket} date={ticket.orderedAt} />
        ) : receipt ? (
          <Receipt {...receipt} />
        ) : error && !order ? (
          <ErrorState text={errorMessage(error)} onRetry={retry} />
        ) : (
          <Loading label={t.loading()}>
            <Skeleton className="h-128 w-76" />
          </Loading>
        )}
      </div>
      <div className="sticky bottom-0 flex justify-center gap-2 border-t border-line bg-canvas p-3">
        <Button tone="quiet" onClick={leave}>
          {t.close()}
        </Button>
        <Button disabled={!receipt && !ticket} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t.print()}
        </Button>
      </div>
    </main>
  );
}

const CLOSES_AFTER_MS = 500; // specification 6.1

/** Prints the page once it is ready, if requested, and closes its window afterwards. */
function usePrintOnce(asked: boolean, ready: boolean): void {
  useEffect(() => {
    if (!asked || !ready) return;
    // The paper is laid out one frame later.
    const frame = requestAnimationFrame(printThenClose);
    return () => cancelAnimationFrame(frame);
  }, [asked, ready]);
}

function printThenClose(): void {
  const close = () => setTimeout(() => window.close(), CLOSES_AFTER_MS);
  window.addEventListener('afterprint', close, { once: true });
  window.print();
  // On desktop, `window.print` returns when printing is over; on phones it returns at once and only `afterprint`
  // reports the end.
  if (!matchMedia('(hover: none)').matches) close();
}

/** Order requested by id or token, else the latest order of the customer or shop (specification 6.1). */
function usePrintedOrder(asked: string | null, forKitchen: boolean) {
  const { customer } = useSession();
  const asCustomer = useLatestOfCustomerQuery({ skip: asked !== null || !customer });
  const asShop = useLatestOfShopQuery({ skip: asked !== null || customer !== null });
  const latest = customer ? asCustomer : asShop;
  const orders = asCustomer.data?.myOrders ?? asShop.data?.boardOrders;
  const reference = asked ?? (orders && latestOf(orders));
  const printed = usePrintingPageQuery({
    variables: { reference: reference ?? '', forKitchen },
    skip: reference === undefined,
  });

  return {
    order: printed.data?.order,
    error: printed.error ?? latest.error,
    none: asked === null && orders?.length === 0,
    retry: () => void (reference === undefined ? latest.refetch() : printed.refetch()),
  };
}

export function latestOf(orders: readonly { id: string; createdAt: string }[]): string | undefined {
  const [latest] = [...orders].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return latest?.id;
}
