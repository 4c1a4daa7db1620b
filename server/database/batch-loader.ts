import DataLoader from 'dataloader';
import type { Query, PreparedQuery } from './query';

const SOON_MS = 250;

/**
 * Returns a function that batches concurrent queries. Calls made while a batch is running go into the next one, so only
 * one batch runs at a time and no call gets a result from before it was made. After 250 ms a running batch no longer
 * blocks the next, because its connection may be lost. Calls with the same key are queried once.
 */
export function batchLoader<Asked, Answer>(
  query: (asked: readonly Asked[]) => Promise<Answer[]>,
  cacheKeyFn: (asked: Asked) => unknown = (asked) => asked,
) {
  let underWay: Promise<unknown> | null = null;
  const loader = new DataLoader<Asked, Answer, unknown>(
    (asked) => {
      loader.clearAll();
      const asking = query(asked);
      underWay = asking;
      const ended = () => void (underWay === asking && (underWay = null));
      asking.then(ended, ended);
      return asking;
    },
    {
      cacheKeyFn,
      batchScheduleFn: (next) => {
        if (!underWay) return process.nextTick(next);
        let isAsked = false;
        const askNow = () => {
          clearTimeout(soon);
          if (!isAsked) next();
          isAsked = true;
        };
        const soon = setTimeout(askNow, SOON_MS).unref();
        underWay.then(askNow, askNow);
      },
    },
  );
  return (asked: Asked) => loader.load(asked);
}

/**
 * Returns a batch loader for the rows that belong to an id. The statement takes a list of ids and returns rows with
 * that id as `of`; calls made in the same tick are batched.
 */
export function rowsOfEach<Row extends object>(query: Query, asked: PreparedQuery): (id: string) => Promise<Row[]> {
  const loader = new DataLoader(
    async (ids: readonly string[]) => {
      const rows = await query<Row & { of: string }>(asked, [`{${ids.join(',')}}`]);
      const byId = Map.groupBy(rows, ({ of }) => of);
      return ids.map((id): Row[] => byId.get(id) ?? []);
    },
    { cache: false },
  );
  return (id) => loader.load(id);
}

/**
 * Returns a batch loader for the row with an id; undefined when there is none. The statement takes the values of
 * `before` and a list of ids, and returns rows with their `id`.
 */
export function rowById<Row extends { id: string }>(
  ask: Query,
  asked: PreparedQuery,
  before: () => readonly unknown[] = () => [],
): (id: string) => Promise<Row | undefined> {
  return batchLoader(async (ids: readonly string[]) => {
    const rows = await ask<Row>(asked, [...before(), `{${ids.join(',')}}`]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });
}
