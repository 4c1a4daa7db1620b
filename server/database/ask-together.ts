import { setTimeout as pause } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Ask, Statement } from './statement';

const SOON_MS = 250;

/**
 * A question to the database that all who ask at the same moment share. Whoever asks while one is under way is answered
 * by the next, with all others who came meanwhile: however many ask, it is asked one at a time, and never before they came.
 * One that is not answered soon holds nobody else up: its connection may be lost.
 */
export function askTogether<Asked, Answer>(ask: (asked: readonly Asked[]) => Promise<Answer[]>) {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Asked, Answer>(
    (asked) => {
      const asking = ask(asked);
      underWay = asking;
      return asking;
    },
    {
      cache: false,
      batchScheduleFn: (next) => void Promise.race([underWay, pause(SOON_MS, null, { ref: false })]).then(next, next),
    },
  );
  return (asked: Asked) => loader.load(asked);
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
    const rows = await ask<Row>(asked, [...before(), `{${[...new Set(ids)].join(',')}}`]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });
}
