import { useState } from 'react';
import { useCancelOrderMutation } from '../../../graphql/generated/owner/board';
import { DaysPageDocument, useDaysPageQuery, type DaysPageQuery } from '../../../graphql/generated/owner/days';
import { notify } from '../../../ui/base/toast/toast';
import { CancelDialog, type Why } from '../../../ui/food/order-board/cancel-dialog';
import { refundTotals } from '../../../graphql/rules/refunds';
import { errorMessage } from '../../page/faults';
import { done, unlessRefused, useSending } from '../../page/use-outcome';
import { usePrinted } from '../../page/use-printed';
import * as t from './days.texts';
import { CalendarDays, ChevronLeft } from 'lucide-react';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { DayPaper, DayToCome, type DayOrder, type DayToComeProps } from '../../../ui/food/day-to-come/day-to-come';
import { kitchenSelections } from '../../ordering/line-selections';
import { formatDay } from '../../page/moments';

/** Preorders for the days after today. */
export function DaysPage() {
  const { data, error, refetch } = useDaysPageQuery({ fetchPolicy: 'cache-and-network', pollInterval: 60_000 });
  const [printed, onPrint] = usePrinted<Day>();
  const [confirmingId, setConfirmingId] = useState<string>();
  const asked = data?.ordersAhead.flatMap(({ orders }) => orders).find(({ id }) => id === confirmingId);
  const [cancelOrder] = useCancelOrderMutation({
    refetchQueries: [DaysPageDocument],
    awaitRefetchQueries: true,
  });
  const { send, busy } = useSending((outcome) => {
    if (!outcome) return;
    notify(outcome.text, outcome.tone);
    setConfirmingId(undefined);
  });
  const cancel = (orderId: string, why: Why) =>
    send(orderId, async () => {
      const input = { orderId, from: 'PREPARING' as const, ...why };
      unlessRefused((await cancelOrder({ variables: { input } })).data?.cancelOrder);
      return done(t.cancelled());
    });
  const days = data && toDays(data);
  const offersDays = data !== undefined && data.ownShop.daysAhead > 0;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl md:text-4xl">{t.daysToCome()}</h1>
        <LinkButton href="/ownerorders" tone="quiet">
          <ChevronLeft aria-hidden="true" className="rtl:rotate-180" />
          {t.today()}
        </LinkButton>
      </div>
      {!days ? (
        error ? (
          <ErrorState text={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Loading label={t.loading()}>
            <Skeleton className="h-64" />
            <Skeleton className="h-20" />
          </Loading>
        )
      ) : days.length > 0 ? (
        days.map((day, at) => (
          <DayToCome
            key={day.id}
            {...day}
            defaultOpen={at === 0}
            onCancel={setConfirmingId}
            // A new object each time, so that the same day can be printed again.
            onPrint={() => onPrint({ ...day })}
          />
        ))
      ) : (
        <EmptyState
          icon={<CalendarDays />}
          title={t.none()}
          text={offersDays ? t.offered() : t.todayOnly()}
          action={
            !offersDays && (
              <LinkButton href="/reglages/retraits" size="large">
                {t.offerDays()}
              </LinkButton>
            )
          }
        />
      )}
      {asked && (
        <CancelDialog
          open
          {...asked}
          refundCents={asked.totalCents - refundTotals(asked.refunds).refundedCents}
          busy={busy}
          onConfirm={(why) => cancel(asked.id, why)}
          onClose={() => setConfirmingId(undefined)}
        />
      )}
      {printed && (
        <div className="hidden">
          <DayPaper {...printed} />
        </div>
      )}
    </div>
  );
}

type Order = DaysPageQuery['ordersAhead'][number]['orders'][number];
type Day = Pick<DayToComeProps, 'label' | 'items' | 'orders'> & { id: string };

function toDays({ ordersAhead }: DaysPageQuery): Day[] {
  return ordersAhead.map(({ day, items, orders }) => {
    const label = formatDay(`${day}T12:00:00Z`, 'UTC');
    return {
      id: day,
      label: label.charAt(0).toUpperCase() + label.slice(1),
      items: [...items].sort((one, other) => one.name.localeCompare(other.name, 'fr')),
      orders: orders.map(toOrder),
    };
  });
}

function toOrder({ id, token, customerName, window, refunds, lines, dayClosedUntil }: Order): DayOrder {
  const { piecesOf } = refundTotals(refunds);
  return {
    ...{ id, token, customerName },
    pickupWindow: window.pickupWindow,
    asked: dayClosedUntil !== null,
    lines: lines.map(({ choices, note, ...line }) => ({
      ...line,
      refunded: piecesOf(line.id),
      selections: kitchenSelections(choices, note),
    })),
  };
}
