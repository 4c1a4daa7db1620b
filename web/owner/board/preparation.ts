import { useMemo, useState } from 'react';
import type { BoardOrderFragment } from '../../../graphql/generated/owner/board';
import type { PrepTotal } from '../../../ui/food/prep-totals/prep-totals';
import { formatTime } from '../../page/moments';
import { readStored, writeStored } from '../../page/storage';
import * as t from './board.texts';

const AN_HOUR = 3_600_000;

/**
 * How many of each article the kitchen still has to make for windows that begin within the next hour, what is late
 * included; first what is needed first. `now` is the server's instant in milliseconds.
 */
export function toPreparation(
  orders: readonly BoardOrderFragment[],
  now: number,
  zone: string | undefined,
): PrepTotal[] {
  const needed = orders.filter(
    ({ status, window }) => status === 'PREPARING' && Date.parse(window.startsAt) < now + AN_HOUR,
  );
  const totals = new Map<string, { quantity: number; first: number }>();
  for (const { window, lines } of needed) {
    const startsAt = Date.parse(window.startsAt);
    for (const { name, quantity } of lines) {
      const known = totals.get(name);
      totals.set(name, {
        quantity: (known?.quantity ?? 0) + quantity,
        first: Math.min(known?.first ?? startsAt, startsAt),
      });
    }
  }
  return [...totals]
    .sort(([, one], [, other]) => one.first - other.first || other.quantity - one.quantity)
    .map(([name, { quantity, first }]) => ({
      id: name,
      name,
      quantity,
      firstText: first <= now ? t.now() : t.from(formatTime(first, zone)),
    }));
}

export function preparationTitle(now: number, zone: string | undefined): string {
  return t.prepareBefore(formatTime(now + AN_HOUR, zone));
}

const KEY = 'boardPreparation';
const MINUTE = 60_000;

/** What the next hour needs, reckoned once a minute; whether it is looked at is kept for the next visit. */
export function usePreparation(
  orders: readonly BoardOrderFragment[] | undefined,
  now: number,
  zone: string | undefined,
) {
  const [open, setOpen] = useState(() => readStored(KEY) === 'open');
  const minute = Math.floor(now / MINUTE) * MINUTE;
  const totals = useMemo(() => toPreparation(orders ?? [], minute, zone), [orders, minute, zone]);
  const onToggle = () => {
    setOpen(!open);
    writeStored(KEY, open ? null : 'open');
  };
  return { open, onToggle, totals, title: preparationTitle(minute, zone), loading: orders === undefined };
}
