import { readStored, writeStored } from '../page/storage';
import { fieldsOf, parseJson } from '../page/untyped';

export interface OfflineSnapshot {
  operation: string;
  variables: string;
  /** Id of the customer or shop the answer was for. */
  who: string;
  /** Time the answer was received, in milliseconds of this device's clock. */
  at: number;
  data: unknown;
}

const KEY = 'lastSeen';

/** Operations whose answers are stored for offline use, and how many answers are kept of each. */
const MOST: Readonly<Record<string, number>> = {
  ShopPage: 4,
  ShopNow: 4,
  OrderPage: 3,
  TrackingPage: 3,
  OrdersPage: 1,
  ReturningCustomer: 1,
  RunningOrders: 1,
  CustomerHeader: 3,
  BoardPage: 1,
};

export function isKept(operation: string): boolean {
  return operation in MOST;
}

/** Whether the operation's age is the page's age; what is on all pages does not count. */
export function isContent(operation: string): boolean {
  return operation !== 'CustomerHeader' && operation !== 'RunningOrders';
}

/** Adds a snapshot; removes the same query's older one, those above the limit and those of other accounts. */
export function withSight(sights: readonly OfflineSnapshot[], sight: OfflineSnapshot): OfflineSnapshot[] {
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

function readSights(): OfflineSnapshot[] {
  const sights = parseJson(readStored(KEY));
  return Array.isArray(sights) ? sights.filter(isSight) : [];
}

/** Checks a stored value, which an older version or another script may have written. */
export function isSight(kept: unknown): kept is OfflineSnapshot {
  const { operation, variables, who, at, data } = fieldsOf(kept);
  const named = [operation, variables, who].every((text) => typeof text === 'string');
  return named && typeof at === 'number' && typeof data === 'object' && data !== null;
}

export function saveSnapshot(sight: OfflineSnapshot): void {
  writeStored(KEY, JSON.stringify(withSight(readSights(), sight)));
}

export function recallSight(
  wanted: Pick<OfflineSnapshot, 'operation' | 'variables' | 'who'>,
): OfflineSnapshot | undefined {
  return readSights().find(
    ({ operation, variables, who }) =>
      operation === wanted.operation && variables === wanted.variables && who === wanted.who,
  );
}

/** Deletes the snapshots when the account changes, so that nobody reads another person's data. */
export function forgetSights(): void {
  writeStored(KEY, null);
}
