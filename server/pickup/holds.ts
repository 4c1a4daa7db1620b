import type { EntityManager } from '@mikro-orm/postgresql';
import { menuDayOf } from '../menus/menu-day';
import { announceWindows } from '../shops/window-changes';

/** Changes to what is taken: units by window id, stock by item id. Positive takes, negative gives back. */
export interface HoldChanges {
  units: ReadonlyMap<string, number>;
  stock: ReadonlyMap<string, number>;
}

/** What is given back, stock by item id, and when it had been taken. */
interface Returned {
  stock: ReadonlyMap<string, number>;
  takenAt: Date;
}

export const NOTHING_HELD: HoldChanges = { units: new Map(), stock: new Map() };

/** Thrown in a transaction, which rolls back: a window or an item has not enough left. */
export class Shortfall extends Error {
  constructor(readonly of: { windowId: string; units: number } | { itemId: string }) {
    super('not enough left');
  }
}

const lockKey = (shopId: string) => [`windows of ${shopId}`];

/** Shared lock until the transaction ends: windows of this shop keep their length. */
export async function lockShopShared(em: EntityManager, shopId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', lockKey(shopId));
}

/** Exclusive lock until the transaction ends: nobody else takes units of a window in this shop. */
export async function lockShopExclusive(em: EntityManager, shopId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', lockKey(shopId));
}

/**
 * Gives back what was held since `takenAt`, and takes something else instead, in one step, so that nothing is lost when
 * it fails. Stock of a menu day that is over is not given back: the new day has a count of its own.
 */
export function giveBack(em: EntityManager, held: HoldChanges, takenAt: Date, instead = NOTHING_HELD): Promise<void> {
  return applyHolds(em, combined(givenBack(held), instead), { stock: held.stock, takenAt });
}

/**
 * Takes and gives back within the caller's transaction; throws the first Shortfall.
 * Conditional updates backed by CHECK constraints, windows before items, ids ascending: never too much, never a deadlock.
 */
export async function applyHolds(
  em: EntityManager,
  { units, stock }: HoldChanges,
  returned: Returned | null = null,
): Promise<void> {
  await applyUnits(
    em,
    ascending(units).filter(([, taken]) => taken !== 0),
  );
  for (const [itemId, change] of ascending(stock)) {
    const taken = change + (returned ? await goneWithTheirDay(em, itemId, returned) : 0);
    if (taken === 0) continue;
    const changed = await em.execute<{ affectedRows: number }>(
      `update item set stock = stock - ? where id = ? and (stock is null or stock >= ?)
       and (? < 0 or sold_out_until is null)`,
      [taken, itemId, taken, taken],
      'run',
    );
    if (changed.affectedRows === 0) throw new Shortfall({ itemId });
  }
}

/** How much of an item’s returned stock is of a menu day that is over. */
async function goneWithTheirDay(em: EntityManager, itemId: string, { stock, takenAt }: Returned): Promise<number> {
  const count = stock.get(itemId) ?? 0;
  if (count === 0) return 0;
  const [item] = await em.execute<{ day: string | null; zone: string }[]>(
    `select i.stock_day::text as day, s.zone from item i join shop s on s.id = i.shop_id where i.id = ?
     for no key update of i`,
    [itemId],
  );
  return item && item.day !== null && item.day > menuDayOf(item.zone, takenAt) ? count : 0;
}

/** Returns come first: the new window may need their room. */
async function applyUnits(em: EntityManager, changes: readonly [string, number][]): Promise<void> {
  const takes = changes.filter(([, taken]) => taken > 0);
  for (const [windowId] of takes) await lockWindow(em, windowId);
  if (changes.length > 1)
    await em.execute('select 1 from booked_window where id = any(?) order by id for update', [
      `{${changes.map(([id]) => id).join(',')}}`,
    ]);
  for (const [windowId, taken] of [...changes.filter(([, units]) => units < 0), ...takes]) {
    const changed = await em.execute<{ affectedRows: number }>(
      `update booked_window w set booked_units = booked_units + ?
       where id = ? and booked_units + ? between 0 and capacity_units
       and (? < 0 or ${HELD_BESIDE} = 0 or booked_units + ? + ${HELD_BESIDE} <= (select s.capacity_units from shop s where s.id = w.shop_id))`,
      [taken, windowId, taken, taken, taken],
      'run',
    );
    if (changed.affectedRows === 0) throw new Shortfall({ windowId, units: taken });
  }
  if (changes.length === 0) return;
  const shops = await em.execute<{ shop_id: string }[]>(
    'select distinct shop_id from booked_window where id = any(?)',
    [`{${changes.map(([id]) => id).join(',')}}`],
  );
  for (const { shop_id: shopId } of shops) await announceWindows(em, shopId);
}

/**
 * Windows of the present length are counted by their own row, so orders of different windows run in parallel. Windows of
 * different lengths overlap without a common row: an order for one of another length takes the shop's exclusive lock.
 */
async function lockWindow(em: EntityManager, windowId: string): Promise<void> {
  const look = async () => {
    const [found] = await em.execute<{ shop_id: string; present: boolean }[]>(
      `select w.shop_id, w.ends_at - w.starts_at = make_interval(mins => s.slot_minutes) as present
       from booked_window w join shop s on s.id = w.shop_id where w.id = ?`,
      [windowId],
    );
    return found;
  };
  const found = await look();
  if (found?.present) {
    await lockShopShared(em, found.shop_id);
    // The window's length may have changed while this transaction waited for the lock.
    if ((await look())?.present) return;
  }
  if (found) await lockShopExclusive(em, found.shop_id);
}

/** Units booked in windows of another length that overlap this one. */
const HELD_BESIDE = `(select coalesce(sum(o.booked_units), 0) from booked_window o where o.shop_id = w.shop_id
  and o.id <> w.id and o.starts_at < w.ends_at and o.ends_at > w.starts_at)`;

function ascending(changes: ReadonlyMap<string, number>): [string, number][] {
  return [...changes].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Adds changes up, so that giving back and taking the same thing touches its row once. */
export function combined(...all: readonly HoldChanges[]): HoldChanges {
  const units = new Map<string, number>();
  const stock = new Map<string, number>();
  for (const changes of all) {
    for (const [id, taken] of changes.units) units.set(id, (units.get(id) ?? 0) + taken);
    for (const [id, taken] of changes.stock) stock.set(id, (stock.get(id) ?? 0) + taken);
  }
  return { units, stock };
}

export function givenBack({ units, stock }: HoldChanges): HoldChanges {
  const negated = (changes: ReadonlyMap<string, number>) => new Map([...changes].map(([id, taken]) => [id, -taken]));
  return { units: negated(units), stock: negated(stock) };
}
