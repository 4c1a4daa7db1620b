import { CalendarX2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/button/button';
import { Dialog } from '../../base/dialog/dialog';
import { Notice } from '../../base/notice/notice';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { DayPicker, type DayOption } from '../pickup-picker/day-picker';
import { PickupPicker } from '../pickup-picker/pickup-picker';
import type { WindowOption } from '../pickup-picker/window-options';
import * as t from './day-closed.texts';

export interface DayClosedProps {
  shopName: string;
  /** Day before which the customer must choose; without a choice the whole order is then refunded. */
  dayText: string;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Days and windows to choose from; undefined while they are loading. */
  days?: readonly (DayOption & { windows: readonly WindowOption[] })[];
  error?: string;
  busy?: boolean;
  onMove: (windowId: string) => void;
  onRefund: () => void;
}

/** Shown when the shop closes on the pickup day of an order: the customer chooses another day or a refund. */
export function DayClosed(props: DayClosedProps) {
  const { shopName, dayText, open, onOpen, onClose, days, error, busy, onMove, onRefund } = props;
  const [dayId, setDayId] = useState<string>();
  const [windowId, setWindowId] = useState<string>();
  const day = days?.find(({ id }) => id === dayId) ?? days?.[0];
  const chosen = day?.windows.find(({ id }) => id === windowId);
  return (
    <section className="grid gap-4 rounded-card border border-line-strong bg-surface p-5 shadow-card md:p-6">
      <h2 className="flex items-center gap-3 text-xl">
        <CalendarX2 aria-hidden="true" className="size-6 shrink-0" />
        {t.closed(shopName)}
      </h2>
      <p>{t.choose(dayText)}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(44)),1fr))] gap-3">
        <Button size="large" onClick={onOpen}>
          {t.anotherDay()}
        </Button>
        <Button size="large" tone="quiet" onClick={onRefund}>
          {t.refund()}
        </Button>
      </div>
      <Dialog
        open={open}
        title={t.anotherDay()}
        onClose={onClose}
        actions={
          chosen && (
            <Button size="large" busy={busy} onClick={() => onMove(chosen.id)}>
              {t.move()}
            </Button>
          )
        }
      >
        <div className="grid gap-5">
          {error && <Notice tone="danger">{error}</Notice>}
          {!days && !error && (
            <Loading label={t.loading()}>
              <Skeleton className="h-14" />
              <Skeleton className="h-32" />
            </Loading>
          )}
          {days?.length === 0 && <Notice>{t.none()}</Notice>}
          {days && day && (
            <>
              <DayPicker days={days} selectedId={day.id} onSelect={setDayId} />
              <PickupPicker windows={day.windows} selectedId={chosen?.id} onSelect={setWindowId} />
            </>
          )}
        </div>
      </Dialog>
    </section>
  );
}
