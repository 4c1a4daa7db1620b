/** Work that runs again and again without a request. Harmless to repeat, by any number of processes at once. */
export interface PeriodicTask {
  name: string;
  /** Runs on every n-th tick. @default 1 */
  every?: number;
  /** Ticks before its first run. @default 0 */
  after?: number;
  work(): Promise<unknown>;
}

interface Log {
  error(details: object, message: string): void;
}

/** Runs periodic tasks on each tick, independently: one that hangs delays none of the others. */
export function createPeriodicRunner(tasks: readonly PeriodicTask[], log: Log) {
  const running = new Map<PeriodicTask, Promise<void>>();
  const failing = new Map<PeriodicTask, string>();
  let ticks = 0;

  const run = async (task: PeriodicTask) => {
    try {
      await task.work();
      failing.delete(task);
    } catch (error) {
      // While a database is away, the same line every few seconds would hide all others.
      if (failing.get(task) !== String(error))
        log.error({ err: error, task: task.name }, 'a periodic task failed and waits for its next tick');
      failing.set(task, String(error));
    } finally {
      running.delete(task);
    }
  };

  return {
    /** Starts the tasks that are due, except those still running since an earlier tick. */
    tick(): void {
      const tick = ticks++;
      for (const task of tasks) {
        const { every = 1, after = 0 } = task;
        if (tick >= after && (tick - after) % every === 0 && !running.has(task)) running.set(task, run(task));
      }
    },
    /** Resolves when all running tasks have ended or failed. */
    async ended(): Promise<void> {
      await Promise.all(running.values());
    },
  };
}
