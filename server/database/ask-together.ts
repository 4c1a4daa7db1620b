import DataLoader from 'dataloader';
import type { Ask, Statement } from './statement';

const SOON_MS = 250;

/**
 * A question to the database that all who ask at the same moment share. Whoever asks while one is under way is answered
 * by the next, with all others who came meanwhile: however many ask, it is asked one at a time, and never before they came.
 * One that is not answered soon holds nobody else up: its connection may be lost. What is asked by several, by the
 * question's key, is asked once.
 */
export function askTogether<Asked, Answer>(
  ask: (asked: readonly Asked[]) => Promise<Answer[]>,
  cacheKeyFn: (asked: Asked) => unknown = (asked) => asked,
) {
  let underWay: Promise<unknown> | null = null;
  const loader = new DataLoader<Asked, Answer, unknown>(
    (asked) => {
      loader.clearAll();
      const asking = ask(asked);
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
 * The rows that belong to an id, of a statement that takes a list of ids and answers rows with theirs as `of`: those asked for
 * at the same moment, by one call, are asked together.
 */
export function rowsOfEach<Row extends object>(ask: Ask, asked: Statement): (id: string) => Promise<Row[]> {
  const loader = new DataLoader(
    async (ids: readonly string[]) => {
      const rows = await ask<Row & { of: string }>(asked, [`{${ids.join(',')}}`]);
      const byId = Map.groupBy(rows, ({ of }) => of);
      return ids.map((id): Row[] => byId.get(id) ?? []);
    },
    { cache: false },
  );
  return (id) => loader.load(id);
}

/**
 * The row with an id, of a statement that takes `before` and a list of ids and answers rows with theirs; undefined where
 * there is none.
 */
export function rowById<Row extends { id: string }>(
  ask: Ask,
  asked: Statement,
  before: () => readonly unknown[] = () => [],
): (id: string) => Promise<Row | undefined> {
  return askTogether(async (ids: readonly string[]) => {
    const rows = await ask<Row>(asked, [...before(), `{${ids.join(',')}}`]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });
}
