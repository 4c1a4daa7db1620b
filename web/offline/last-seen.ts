import { readStored, writeStored } from '../page/storage';

/** An answer of the server, kept for when it cannot be asked. */
export interface Sight {
  operation: string;
  variables: string;
  /** Whose eyes it was for: the id of the customer or shop. */
  who: string;
  /** When it was seen, in milliseconds of this device’s clock. */
  at: number;
  data: unknown;
}

const KEY = 'lastSeen';

/** What stays readable without a network, and how many of each: menus, orders, those that run, the shop’s board, and what stands around them. */
const MOST: Readonly<Record<string, number>> = {
  ShopPage: 4,
  ShopNow: 4,
  OrderPage: 3,
  TrackingPage: 3,
  OrdersPage: 1,
  ComingBack: 1,
  CustomerHeader: 3,
  BoardPage: 1,
};

export function isKept(operation: string): boolean {
  return operation in MOST;
}

/** Whether it is what a page is about, so that its age is the page's; the header stands around all of them. */
export function isContent(operation: string): boolean {
  return operation !== 'CustomerHeader';
}

/** The sights with one more; an older one of the same thing goes, and so do the oldest of too many, and other people’s. */
export function withSight(sights: readonly Sight[], sight: Sight): Sight[] {
  const others = sights.filter(
    ({ operation, variables, who }) =>
      who === sight.who && (operation !== sight.operation || variables !== sight.variables),
  );
  const counts = new Map<string, number>();
  return [sight, ...others].filter(({ operation }) => {
    const count = (counts.get(operation) ?? 0) + 1;
    counts.set(operation, count);
    return count <= (MOST[operation] ?? 0);
  });
}

function readSights(): Sight[] {
  try {
    const sights: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(sights) ? sights.filter(isSight) : [];
  } catch {
    return [];
  }
}

/** What an older version or somebody else left here is no sight. */
export function isSight(kept: unknown): kept is Sight {
  if (typeof kept !== 'object' || kept === null) return false;
  const { operation, variables, who, at, data } = kept as Partial<Record<keyof Sight, unknown>>;
  const named = [operation, variables, who].every((text) => typeof text === 'string');
  return named && typeof at === 'number' && typeof data === 'object' && data !== null;
}

export function keepSight(sight: Sight): void {
  writeStored(KEY, JSON.stringify(withSight(readSights(), sight)));
}

export function recallSight(wanted: Pick<Sight, 'operation' | 'variables' | 'who'>): Sight | undefined {
  return readSights().find(
    ({ operation, variables, who }) =>
      operation === wanted.operation && variables === wanted.variables && who === wanted.who,
  );
}

/** After somebody signed out, nobody reads what they had seen. */
export function forgetSights(): void {
  writeStored(KEY, null);
}
