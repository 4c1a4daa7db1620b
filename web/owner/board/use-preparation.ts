import { useMemo, useState } from 'react';
import type { BoardOrderFragment } from '../../../graphql/generated/owner/board';
import { readStored, writeStored } from '../../page/storage';
import { preparationTitle, toPreparation } from './preparation';

const KEY = 'boardPreparation';
const MINUTE = 60_000;

/** What the next hour needs, reckoned once a minute; whether it is looked at is kept for the next visit. */
export function usePreparation(orders: readonly BoardOrderFragment[] | undefined, now: number) {
  const [open, setOpen] = useState(() => readStored(KEY) === 'open');
  const minute = Math.floor(now / MINUTE) * MINUTE;
  const totals = useMemo(() => toPreparation(orders ?? [], minute), [orders, minute]);
  const onToggle = () => {
    setOpen(!open);
    writeStored(KEY, open ? null : 'open');
  };
  return { open, onToggle, totals, title: preparationTitle(minute), loading: orders === undefined };
}
