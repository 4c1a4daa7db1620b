import { CalendarDays, ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { DayPaper } from '../../../ui/food/day-to-come/day-paper';
import { DayToCome } from '../../../ui/food/day-to-come/day-to-come';
import * as t from './days.texts';
import type { Day } from './days-view';

export interface DaysScreenProps {
  /** Undefined: not read yet. */
  days?: readonly Day[];
  /** Customers can choose another day than today. */
  offersDays?: boolean;
  failure?: string;
  onRetry: () => void;
  printed?: Day;
  onPrint: (day: Day) => void;
  onCancel: (orderId: string) => void;
  cancelling?: ReactNode;
}

export function DaysScreen(props: DaysScreenProps) {
  const { days, offersDays = true, failure, onRetry, printed, onPrint, onCancel, cancelling } = props;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl md:text-4xl">{t.daysToCome()}</h1>
        <LinkButton href="/ownerorders" tone="quiet">
          <ChevronLeft aria-hidden="true" className="rtl:rotate-180" />
          {t.today()}
        </LinkButton>
      </div>
      {failure ? (
        <ErrorState text={failure} onRetry={onRetry} />
      ) : !days ? (
        <Loading label={t.loading()}>
          <Skeleton className="h-64" />
          <Skeleton className="h-20" />
        </Loading>
      ) : days.length > 0 ? (
        days.map((day, at) => (
          <DayToCome
            key={day.id}
            {...{ ...day, onCancel }}
            defaultOpen={at === 0}
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
      {cancelling}
      {printed && (
        <div className="hidden">
          <DayPaper {...printed} />
        </div>
      )}
    </div>
  );
}
