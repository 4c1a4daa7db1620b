import type { EntityManager } from '@mikro-orm/postgresql';

/** Changes to what is taken: units by window id, pieces by item id. Positive takes, negative gives back. */
export interface HoldChanges {
  units: ReadonlyMap<string, number>;
  pieces: ReadonlyMap<string, number>;
}

export const NOTHING_HELD: HoldChanges = { units: new Map(), pieces: new Map() };

/** Thrown out of a transaction, so that it rolls back: a window or an item has not enough left. */
export class Shortfall extends Error {
  constructor(readonly of: { windowId: string; units: number } | { itemId: string }) {
    super('not enough left');
  }
}

/**
 * Takes and gives back within the caller's transaction; throws the first Shortfall.
 * Conditional updates backed by CHECK constraints, windows before items, ids ascending: never too much, never a deadlock.
 */
export async function applyHolds(em: EntityManager, { units, pieces }: HoldChanges): Promise<void> {
  for (const [windowId, taken] of ascending(units)) {
    const changed = await em.execute<{ affectedRows: number }>(
      'update booked_window set booked_units = booked_units + ? where id = ? and booked_units + ? between 0 and capacity_units',
      [taken, windowId, taken],
      'run',
    );
    if (changed.affectedRows === 0) throw new Shortfall({ windowId, units: taken });
  }
  for (const [itemId, taken] of ascending(pieces)) {
    const changed = await em.execute<{ affectedRows: number }>(
      `update item set stock = stock - ? where id = ? and (stock is null or stock >= ?)
       and (? < 0 or sold_out_until is null)`,
      [taken, itemId, taken, taken],
      'run',
    );
    if (changed.affectedRows === 0) throw new Shortfall({ itemId });
  }
}

function ascending(changes: ReadonlyMap<string, number>): [string, number][] {
  return [...changes].filter(([, taken]) => taken !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Adds changes up, so that giving back and taking the same thing touches its row once. */
export function combined(...all: readonly HoldChanges[]): HoldChanges {
  const units = new Map<string, number>();
  const pieces = new Map<string, number>();
  for (const changes of all) {
    for (const [id, taken] of changes.units) units.set(id, (units.get(id) ?? 0) + taken);
    for (const [id, taken] of changes.pieces) pieces.set(id, (pieces.get(id) ?? 0) + taken);
  }
  return { units, pieces };
}

/** The same things, given back. */
export function givenBack({ units, pieces }: HoldChanges): HoldChanges {
  const negated = (changes: ReadonlyMap<string, number>) => new Map([...changes].map(([id, taken]) => [id, -taken]));
  return { units: negated(units), pieces: negated(pieces) };
}
