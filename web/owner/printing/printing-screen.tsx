import { Printer, ReceiptText } from 'lucide-react';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { KitchenTicket, type KitchenTicketProps } from '../../../ui/food/receipt/kitchen-ticket';
import { Receipt, type ReceiptProps } from '../../../ui/food/receipt/receipt';
import * as t from './printing.texts';

export interface PrintingScreenProps {
  receipt?: ReceiptProps;
  ticket?: KitchenTicketProps;
  missing: boolean;
  failure?: string;
  onPrint: () => void;
  onRetry: () => void;
  onLeave: () => void;
}

export function PrintingScreen({ receipt, ticket, missing, failure, onPrint, onRetry, onLeave }: PrintingScreenProps) {
  return (
    <main className="flex min-h-dvh flex-col">
      <h1 className="sr-only">{t.heading()}</h1>
      <div className="grid grow content-start justify-items-center px-4 py-6">
        {missing ? (
          <EmptyState icon={<ReceiptText />} title={t.nothing()} />
        ) : failure ? (
          <ErrorState text={failure} onRetry={onRetry} />
        ) : ticket ? (
          <KitchenTicket {...ticket} />
        ) : receipt ? (
          <Receipt {...receipt} />
        ) : (
          <Loading label={t.loading()}>
            <Skeleton className="h-128 w-76" />
          </Loading>
        )}
      </div>
      <div className="sticky bottom-0 flex justify-center gap-2 border-t border-line bg-canvas p-3">
        <Button tone="quiet" onClick={onLeave}>
          {t.close()}
        </Button>
        <Button disabled={!receipt && !ticket} onClick={onPrint}>
          <Printer aria-hidden="true" className="size-5" />
          {t.print()}
        </Button>
      </div>
    </main>
  );
}
