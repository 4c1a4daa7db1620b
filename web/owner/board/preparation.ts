import { useMemo, useState } from 'react';
import type { BoardOrderFragment } from '../../../graphql/generated/owner/board';
import type { PrepTray, PrepWindow } from '../../../ui/food/prep-totals/prep-totals';
import { refundTotals } from '../../../graphql/rules/refunds';
import { formatTime } from '../../page/moments';
import { readStored, writeStored } from '../../page/storage';
import * as t from './board.texts';

const AN_HOUR = 3_600_000;

interface Tray extends PrepTray {
  lineIds: string[];
}

/**
 * Items the kitchen still has to make for windows that start within the next hour: windows that have started in one
 * group, then each window on its own. Items are sorted by name, so that no tray moves when another order arrives.
 * `madeIds` are the lines ticked off, `now` is the server's time in milliseconds.
 */
export function toPreparation(
  orders: readonly BoardOrderFragment[],
  now: number,
  madeIds: ReadonlySet<string>,
): (PrepWindow & { trays: Tray[] })[] {
  const needed = orders
    .filter(({ status, window }) => status === 'PREPARING' && Date.parse(window.startsAt) < now + AN_HOUR)
    .sort((one, other) => Date.parse(one.window.startsAt) - Date.parse(other.window.startsAt));
  const begun = (order: BoardOrderFragment) => Date.parse(order.window.startsAt) <= now;
  return grouped(needed, (order) => (begun(order) ? '' : order.window.pickupWindow))
    .map(([id, its]) => ({ id, label: id || t.atOnce(), trays: traysOf(id, its, madeIds) }))
    .filter(({ trays }) => trays.length > 0);
}

function traysOf(windowId: string, orders: readonly BoardOrderFragment[], madeIds: ReadonlySet<string>): Tray[] {
  const pieces = orders.flatMap(({ id: orderId, lines, refunds }) => {
    const { piecesOf } = refundTotals(refunds);
    return lines
      .map((line) => ({ ...line, orderId, quantity: line.quantity - piecesOf(line.id) }))
      .filter(({ quantity }) => quantity > 0);
  });
  const amount = (some: typeof pieces) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  return grouped(pieces, ({ name }) => name)
    .sort(([one], [other]) => one.localeCompare(other, 'fr'))
    .map(([name, lines]) => {
      const made = amount(lines.filter(({ id }) => madeIds.has(id)));
      return {
        id: `${windowId} ${name}`,
        name,
        quantity: amount(lines) - made,
        madeQuantity: made,
        orderIds: [...new Set(lines.map(({ orderId }) => orderId))],
        lineIds: lines.map(({ id }) => id),
      };
    });
}

// Map.groupBy is missing in browsers of older tablets.
function grouped<T>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups];
}

/** Returns the ticked-off line ids after a press on a tray, without lines that have left the board. */
export function toggled(
  { quantity, lineIds }: Pick<Tray, 'quantity' | 'lineIds'>,
  madeIds: ReadonlySet<string>,
  orders: readonly BoardOrderFragment[],
): ReadonlySet<string> {
  const present = new Set(orders.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const others = [...madeIds].filter((id) => present.has(id) && !lineIds.includes(id));
  return new Set(quantity > 0 ? [...others, ...lineIds] : others);
}

const OPEN = 'boardPreparation';
const MADE = 'boardMade';
const MINUTE = 60_000;
/** In pixels; on narrower screens the open panel would push the orders down, so the page opens with it closed. */
const A_TABLET = 768;

/**
 * Preparation of the next hour, computed once a minute; whether the panel is open and which lines are made is stored on
 * this device.
 */
export function usePreparation(
  orders: readonly BoardOrderFragment[] | undefined,
  now: number,
  zone: string | undefined,
) {
  const [open, setOpen] = useState(() => readStored(OPEN) === 'open' && innerWidth >= A_TABLET);
  const [madeIds, setMadeIds] = useState<ReadonlySet<string>>(() => new Set(readStored(MADE)?.split(' ')));
  const [selectedId, onSelect] = useState<string>();
  const minute = Math.floor(now / MINUTE) * MINUTE;
  const windows = useMemo(() => toPreparation(orders ?? [], minute, madeIds), [orders, minute, madeIds]);
  const tray = (trayId?: string) => windows.flatMap(({ trays }) => trays).find(({ id }) => id === trayId);
  const onTogglePanel = () => {
    setOpen(!open);
    writeStored(OPEN, open ? null : 'open');
  };
  const onToggle = (trayId: string) => {
    const pressed = tray(trayId);
    if (!pressed) return;
    const next = toggled(pressed, madeIds, orders ?? []);
    setMadeIds(next);
    writeStored(MADE, [...next].join(' '));
  };
  return {
    preparation: {
      ...{ open, onTogglePanel, windows, selectedId, onSelect, onToggle },
      title: t.prepareBefore(formatTime(minute + AN_HOUR, zone)),
      loading: orders === undefined,
    },
    highlight: open ? tray(selectedId) : undefined,
  };
}
