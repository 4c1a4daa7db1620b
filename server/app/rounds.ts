/** Something nobody asks for that happens again and again. Harmless to repeat, by any number of processes at once. */
export interface Chore {
  name: string;
  /** On one tick of so many. @default 1 */
  every?: number;
  /** How many ticks go by before its first. @default 0 */
  after?: number;
  work(): Promise<unknown>;
}

interface Log {
  error(details: object, message: string): void;
}

/** Chores by the tick of a clock: each for itself, so that one whose answers do not come keeps none of the others waiting. */
export function createRounds(chores: readonly Chore[], log: Log) {
  const running = new Map<Chore, Promise<void>>();
  const failing = new Map<Chore, string>();
  let ticks = 0;

  const run = async (chore: Chore) => {
    try {
      await chore.work();
      failing.delete(chore);
    } catch (error) {
      // Every few seconds the same line, while a database is away, would hide all others.
      if (failing.get(chore) !== String(error))
        log.error({ err: error, chore: chore.name }, 'housekeeping waits for its next round');
      failing.set(chore, String(error));
    } finally {
      running.delete(chore);
    }
  };

  return {
    /** Begins what is due; what still runs since an earlier tick is not begun again. */
    tick(): void {
      const tick = ticks++;
      for (const chore of chores) {
        const { every = 1, after = 0 } = chore;
        if (tick >= after && (tick - after) % every === 0 && !running.has(chore)) running.set(chore, run(chore));
      }
    },
    /** When all that runs has ended, well or not. */
    async ended(): Promise<void> {
      await Promise.all(running.values());
    },
  };
}
