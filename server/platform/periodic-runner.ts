/** Work that runs again and again without a request. Harmless to repeat, by any number of processes at once. */
export interface PeriodicTask {
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

/** Runs periodic tasks by the tick of a clock, each by itself: one that hangs keeps none of the others waiting. */
export function createPeriodicRunner(tasks: readonly PeriodicTask[], log: Log) {
  const running = new Map<PeriodicTask, Promise<void>>();
  const failing = new Map<PeriodicTask, string>();
  let ticks = 0;

  const run = async (task: PeriodicTask) => {
    try {
      await task.work();
      failing.delete(task);
    } catch (error) {
      // Every few seconds the same line, while a database is away, would hide all others.
      if (failing.get(task) !== String(error))
        log.error({ err: error, task: task.name }, 'a periodic task failed and waits for its next tick');
      failing.set(task, String(error));
    } finally {
      running.delete(task);
    }
  };

  return {
    /** Begins what is due; what still runs since an earlier tick is not begun again. */
    tick(): void {
      const tick = ticks++;
      for (const task of tasks) {
        const { every = 1, after = 0 } = task;
        if (tick >= after && (tick - after) % every === 0 && !running.has(task)) running.set(task, run(task));
      }
    },
    /** When all that runs has ended, well or not. */
    async ended(): Promise<void> {
      await Promise.all(running.values());
    },
  };
}
