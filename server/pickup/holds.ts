import { type Query, preparedQuery } from '../database/query';
import { newId } from '../identifiers';
import { businessDayAt } from '../shops/hours/business-day';
import type { Shop } from '../shops/shop.entity';
import { openingRulesIn } from '../shops/hours/shop-hours';
import { MINUTE } from '../shops/hours/wall-clock';
import { type AheadChange, applyAhead } from './ahead';
import type { BookedWindow } from './booked-window.entity';

export type WindowRow = Pick<BookedWindow, 'id' | 'startsAt' | 'endsAt' | 'day' | 'shownFrom'>;

/** Units by window id, stock by item id or, for a later day, by `aheadKey`. Positive takes, negative returns. */
export interface HoldChanges {
  units: ReadonlyMap<string, number>;
  stock: ReadonlyMap<string, number>;
}

interface Returned {
  stock: ReadonlyMap<string, number>;
  takenAt: Date;
}

export const NO_CHANGES: HoldChanges = { units: new Map(), stock: new Map() };

/** Thrown to roll back the transaction when a window or an item has not enough left. */
export class Shortfall extends Error {
  constructor(readonly of: { windowId: string; units: number } | { itemId: string; day?: string }) {
    super('not enough left');
  }
}

const lockKey = (shopId: string) => [`windows of ${shopId}`];

/** SQL for a shared lock on `lockKey` until the transaction ends: the shop's windows keep their length meanwhile. */
const SHARED = 'pg_advisory_xact_lock_shared(hashtextextended(?, 0))';
const LOCK_SHARED = preparedQuery('shop-windows-shared', `select ${SHARED}`);
const LOCK_EXCLUSIVE = preparedQuery('shop-windows-exclusive', 'select pg_advisory_xact_lock(hashtextextended(?, 0))');

async function lockShopShared(ask: Query, shopId: string): Promise<void> {
  await ask(LOCK_SHARED, lockKey(shopId));
}

/** A checkout's locks beside its cart: on the customer's checkouts, and shared on the shop (`checkoutLockKeys`). */
export const CHECKOUT_LOCKS = `pg_advisory_xact_lock(hashtextextended(?, 32)), ${SHARED}`;

export function checkoutLockKeys(customerId: string, shopId: string): string[] {
  return [customerId, ...lockKey(shopId)];
}

/** Takes the shop's exclusive lock until the transaction ends: no other transaction takes units of its windows. */
export async function lockShopExclusive(ask: Query, shopId: string): Promise<void> {
  await ask(LOCK_EXCLUSIVE, lockKey(shopId));
}

/**
 * Returns what was held since `takenAt` and takes `instead` in one step, so that nothing is lost when it fails. Stock
 * of a business day that is over is not returned, because the new day has its own count.
 */
export function releaseHold(ask: Query, held: HoldChanges, takenAt: Date, instead = NO_CHANGES): Promise<void> {
  return applyHolds(ask, combined(refunded(held), instead), { stock: held.stock, takenAt });
}

/**
 * Takes and returns within the caller's transaction; throws the first Shortfall. Updates are conditional and backed by
 * CHECK constraints, so nothing is oversold; windows come before items, ids ascending, so there is no deadlock.
 */
export async function applyHolds(
  ask: Query,
  { units, stock }: HoldChanges,
  returned: Returned | null = null,
): Promise<void> {
  await applyUnits(
    ask,
    ascending(units).filter(([, taken]) => taken !== 0),
  );
  const wanted = await ofToday(ask, stock);
  const gone = returned && wanted.length > 0 ? await goneWithTheirDay(ask, wanted, returned) : NO_CHANGES.stock;
  const changes = wanted
    .map(([id, taken]) => ({ id, taken: taken + (gone.get(id) ?? 0) }))
    .filter(({ taken }) => taken !== 0);
  if (changes.length === 0) return;
  const ids = `{${changes.map(({ id }) => id).join(',')}}`;
  const [short] = await ask<{ id: string }>(TAKE_STOCK, [JSON.stringify(changes), ids, ids]);
  if (short) throw new Shortfall({ itemId: short.id });
}

async function ofToday(ask: Query, stock: HoldChanges['stock']): Promise<[string, number][]> {
  const changes = [...stock].filter(([, taken]) => taken !== 0);
  const ahead = changes.flatMap(([key, taken]): AheadChange[] => {
    const [itemId = '', day] = key.split(' ');
    return day === undefined ? [] : [{ itemId, day, taken }];
  });
  if (ahead.length === 0) return [...stock];
  const today = new Map([...stock].filter(([key]) => !key.includes(' ')));
  const { begun, short } = await applyAhead(ask, ahead, [...today.keys()]);
  if (short) throw new Shortfall({ itemId: short.id, day: short.day });
  for (const [id, taken] of begun) today.set(id, (today.get(id) ?? 0) + taken);
  return [...today];
}

// Evaluates the locked rows, because the shop may have started or stopped counting an item since this statement began.
// Selects by a list of ids, which PostgreSQL estimates as few rows; for ids from JSON it estimates so many that it
// would read all items of all shops.
const TAKE_STOCK = preparedQuery(
  'take-stock',
  `with wanted as (select * from json_to_recordset(?::json) as wanted (id uuid, taken int)),
  locked as (select * from item where id = any(?::uuid[]) order by id for no key update),
  changed as (update item set stock = item.stock - taken from wanted join locked using (id)
    where item.id = any(?::uuid[]) and item.id = wanted.id and locked.stock >= taken)
  select wanted.id from wanted left join locked using (id)
  where locked.id is null or stock < taken or (taken > 0 and sold_out_until is not null) order by wanted.id limit 1`,
);

const STOCK_DAYS = preparedQuery(
  'stock-days',
  `select id, stock_day::text as day, shop_id as "shopId" from item where id = any(?::uuid[]) order by id for no key update`,
);

/** Returns, by item, how much of the returned stock belongs to a past business day; locks all items to be changed. */
async function goneWithTheirDay(
  ask: Query,
  changes: readonly [string, number][],
  { stock, takenAt }: Returned,
): Promise<ReadonlyMap<string, number>> {
  const ids = `{${changes.map(([id]) => id).join(',')}}`;
  const items = await ask<{ id: string; day: string | null; shopId: string }>(STOCK_DAYS, [ids]);
  const shops = await openingRulesIn(ask, [
    ...new Set(items.flatMap(({ day, shopId }) => (day === null ? [] : shopId))),
  ]);
  const isOver = (day: string, shopId: string) => {
    const rules = shops.get(shopId);
    return rules !== undefined && day > businessDayAt(rules, takenAt).date;
  };
  const over = items.filter(({ day, shopId }) => day !== null && isOver(day, shopId));
  return new Map(over.map(({ id }) => [id, stock.get(id) ?? 0]));
}

/** Applies returns first, because the new window may need their room. */
async function applyUnits(ask: Query, changes: readonly [string, number][]): Promise<void> {
  const takes = changes.filter(([, taken]) => taken > 0);
  for (const [windowId] of takes) await lockWindow(ask, windowId);
  if (changes.length > 1) await ask(LOCK_WINDOWS, [`{${changes.map(([id]) => id).join(',')}}`]);
  for (const [windowId, taken] of [...changes.filter(([, units]) => units < 0), ...takes]) {
    const [changed] = await ask<object>(CHANGE_UNITS, [taken, windowId]);
    if (!changed) throw new Shortfall({ windowId, units: taken });
  }
}

const TAKE_UNITS = preparedQuery(
  'take-units',
  `insert into booked_window as w (id, shop_id, starts_at, ends_at, day, shown_from, capacity_units, booked_units)
   select wanted.id, s.id, wanted.starts_at, wanted.ends_at, wanted.day, wanted.shown_from, s.capacity_units, wanted.units
   from (select ?::uuid as id, ?::timestamptz as starts_at, ?::timestamptz as ends_at, ?::date as day, ?::timestamptz as shown_from, ?::int as units) wanted, shop s
   where s.id = ? and wanted.units <= s.capacity_units
     and wanted.ends_at - wanted.starts_at = make_interval(mins => s.slot_minutes)
     and not exists (select from booked_window o where o.shop_id = s.id and o.booked_units > 0
       and (o.starts_at, o.ends_at) <> (wanted.starts_at, wanted.ends_at)
       and o.starts_at < wanted.ends_at and o.ends_at > wanted.starts_at)
   on conflict (shop_id, starts_at, ends_at) do update set booked_units = w.booked_units + excluded.booked_units, day = excluded.day, shown_from = excluded.shown_from
     where w.capacity_units = excluded.capacity_units and w.booked_units + excluded.booked_units <= w.capacity_units
   returning id`,
);

/**
 * Takes units of a window in one statement in the simple case: its row is up to date or missing, and no window of
 * another length is booked beside it. Returns the window's id, else null, and the caller then uses windowRow and
 * applyHolds. The caller must hold the shop's shared lock and no other lock on its windows.
 */
export async function takeUnits(
  ask: Query,
  shopId: string,
  { startsAt, endsAt, day, shownFrom }: Omit<WindowRow, 'id'>,
  units: number,
  now: Date,
): Promise<string | null> {
  const [window] = await ask<{ id: string }>(TAKE_UNITS, [newId(now), startsAt, endsAt, day, shownFrom, units, shopId]);
  return window?.id ?? null;
}

const MADE = preparedQuery(
  'make-window',
  `insert into booked_window (id, shop_id, starts_at, ends_at, day, shown_from, capacity_units) values (?, ?, ?, ?, ?, ?, ?)
   on conflict (shop_id, starts_at, ends_at) do nothing`,
);
// Rows that are up to date are neither written nor locked, because applyUnits decides the lock order.
const BROUGHT_UP_TO_DATE = preparedQuery(
  'update-window',
  `update booked_window w set capacity_units = right_one.units from (
     select mine.id, greatest(mine.booked_units, ?::int - coalesce(sum(other.booked_units), 0))::int as units
     from booked_window mine left join booked_window other on other.shop_id = mine.shop_id and other.id <> mine.id
       and other.starts_at < mine.ends_at and other.ends_at > mine.starts_at
     where mine.shop_id = ? and mine.starts_at = ? and mine.ends_at = ? group by mine.id
   ) right_one where w.id = right_one.id and w.capacity_units <> right_one.units`,
);
const ROW = preparedQuery(
  'window-row',
  'select id from booked_window where shop_id = ? and starts_at = ? and ends_at = ?',
);

/**
 * Returns the row that counts the units taken of a window, and creates it for the first hold. When the owner has
 * changed the length of windows, units held in overlapping older windows are subtracted from its capacity.
 */
export async function windowRow(
  ask: Query,
  { id: shopId, capacityUnits }: Pick<Shop, 'id' | 'capacityUnits'>,
  { startsAt, endsAt, day, shownFrom }: Omit<WindowRow, 'id'>,
  now: Date,
): Promise<WindowRow> {
  await lockShopShared(ask, shopId);
  await ask(MADE, [newId(now), shopId, startsAt, endsAt, day, shownFrom, capacityUnits]);
  await ask(BROUGHT_UP_TO_DATE, [capacityUnits, shopId, startsAt, endsAt]);
  const [row] = await ask<{ id: string }>(ROW, [shopId, startsAt, endsAt]);
  if (!row) throw new Error('a window without its row');
  return { ...row, startsAt, endsAt, day, shownFrom };
}

const MAKE_MINUTE = preparedQuery(
  'make-minute',
  `insert into booked_window (id, shop_id, starts_at, ends_at, shown_from, capacity_units) values (?, ?, ?, ?, ?, 0)
   on conflict (shop_id, starts_at, ends_at) do update set capacity_units = 0 returning id`,
);

/** The window of a counter order: without capacity, taking none from other windows (specification 5.10). */
export async function minuteRow(ask: Query, shopId: string, now: Date): Promise<WindowRow> {
  const startsAt = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
  const endsAt = new Date(startsAt.getTime() + MINUTE);
  const [row] = await ask<{ id: string }>(MAKE_MINUTE, [newId(now), shopId, startsAt, endsAt, startsAt]);
  if (!row) throw new Error('a minute without its row');
  return { ...row, startsAt, endsAt, day: null, shownFrom: startsAt };
}

/**
 * Windows of the present length are counted by their own row, so orders for different windows run in parallel. Windows
 * of different lengths overlap without a common row, so an order for another length takes the shop's exclusive lock.
 */
async function lockWindow(ask: Query, windowId: string): Promise<void> {
  const look = async () => (await ask<{ shop_id: string; present: boolean }>(IS_PRESENT, [windowId]))[0];
  const found = await look();
  if (found?.present) {
    await lockShopShared(ask, found.shop_id);
    // The length of the shop's windows may have changed while this transaction waited for the lock.
    if ((await look())?.present) return;
  }
  if (found) await lockShopExclusive(ask, found.shop_id);
}

const IS_PRESENT = preparedQuery(
  'window-is-present',
  `select w.shop_id, w.ends_at - w.starts_at = make_interval(mins => s.slot_minutes) as present
   from booked_window w join shop s on s.id = w.shop_id where w.id = ?`,
);
const LOCK_WINDOWS = preparedQuery(
  'lock-windows',
  'select 1 from booked_window where id = any(?::uuid[]) order by id for update',
);

/** SQL expression: units booked in windows of another length that overlap this one. */
const HELD_BESIDE = `(select coalesce(sum(o.booked_units), 0) from booked_window o where o.shop_id = w.shop_id
  and o.id <> w.id and o.starts_at < w.ends_at and o.ends_at > w.starts_at)`;
const CHANGE_UNITS = preparedQuery(
  'change-units',
  `update booked_window w set booked_units = booked_units + change.units from (select ?::int as units) change
   where id = ? and booked_units + change.units between 0 and capacity_units
     and (change.units < 0 or ${HELD_BESIDE} = 0
       or booked_units + change.units + ${HELD_BESIDE} <= (select s.capacity_units from shop s where s.id = w.shop_id))
   returning shop_id`,
);

function ascending(changes: ReadonlyMap<string, number>): [string, number][] {
  return [...changes].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Sums changes, so that returning and taking the same thing updates its row once. */
export function combined(...all: readonly HoldChanges[]): HoldChanges {
  const units = new Map<string, number>();
  const stock = new Map<string, number>();
  for (const changes of all) {
    for (const [id, taken] of changes.units) units.set(id, (units.get(id) ?? 0) + taken);
    for (const [id, taken] of changes.stock) stock.set(id, (stock.get(id) ?? 0) + taken);
  }
  return { units, stock };
}

export function refunded({ units, stock }: HoldChanges): HoldChanges {
  const negated = (changes: ReadonlyMap<string, number>) => new Map([...changes].map(([id, taken]) => [id, -taken]));
  return { units: negated(units), stock: negated(stock) };
}
