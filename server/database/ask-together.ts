import DataLoader from 'dataloader';

/**
 * A question to the database that all who ask at the same moment share. Whoever asks while one is under way is answered
 * by the next, with all others who came meanwhile: however many ask, it is asked one at a time, and never before they came.
 */
export function askTogether<Asked, Answer>(ask: (asked: readonly Asked[]) => Promise<Answer[]>) {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Asked, Answer>(
    (asked) => {
      const asking = ask(asked);
      underWay = asking;
      return asking;
    },
    { cache: false, batchScheduleFn: (next) => void underWay.then(next, next) },
  );
  return (asked: Asked) => loader.load(asked);
}
