import { expediteRefunds } from '../../queue';
import { createServices } from '../context';
import type { Parts } from '../parts';
import type { Log } from '../http/rest';
import type { createWorkerLiveness } from './worker-liveness';

// Intervals in ticks of five seconds: one minute, one hour.
const A_SWEEP = 12;
const A_RECONCILIATION = 720;

export function periodicTasks(
  parts: Parts,
  liveness: ReturnType<typeof createWorkerLiveness>,
  log: Log,
): PeriodicTask[] {
  const services = () => createServices(parts);
  let swept: string | undefined;
  return [
    { name: 'cancellations', work: () => services().housekeeping.endCancellations() },
    { name: 'abandonedJobs', work: () => liveness.freeAbandoned() },
    { name: 'holds', work: () => services().housekeeping.endHolds() },
    { name: 'lateNews', work: () => services().housekeeping.catchUp() },
    {
      name: 'inbox',
      async work() {
        // Retried in parallel, so that an event that waits for the provider delays no other.
        const givenUp = await Promise.all(Array.from({ length: 4 }, () => services().paymentNews.retry()));
        for (const event of givenUp.flat()) log.error({ event }, 'a webhook was given up: npm run audit');
      },
    },
    { name: 'day', work: () => services().stocks.beginDay() },
    { name: 'watches', work: () => services().watches.notifyDue() },
    { name: 'money', every: A_SWEEP, work: () => expediteRefunds(parts.em) },
    { name: 'uploads', every: A_SWEEP, work: async () => void (swept = await services().uploads.sweep(swept)) },
    { name: 'pushes', every: A_SWEEP, work: () => services().pushes.sweep() },
    { name: 'leftOpen', every: A_RECONCILIATION, after: A_SWEEP, work: () => services().retention.closeLeftOpen() },
    { name: 'retention', every: A_RECONCILIATION, after: A_SWEEP, work: () => services().retention.forget() },
    {
      name: 'reconciliation',
      every: A_RECONCILIATION,
      // Delayed after the start, when requests need the database.
      after: A_SWEEP,
      async work() {
        for (const difference of await services().housekeeping.reconcile())
          log.warn(difference, 'the payment provider says otherwise');
      },
    },
  ];
}

/** Keeps the demo as specification 10.2 describes; runs only when DEMO is set. */
export const demoTask = ({ em, clock }: Parts): PeriodicTask => ({
  name: 'demo',
  every: A_SWEEP,
  work: async () => (await import('../../demo/refresh-demo')).refreshDemo(em, clock),
});

/** Work that runs repeatedly without a request. It must be idempotent and safe in several processes at once. */
export interface PeriodicTask {
  name: string;
  /** Runs on every n-th tick. @default 1 */
  every?: number;
  /** Ticks before its first run. @default 0 */
  after?: number;
  work(): Promise<unknown>;
}

/** Runs periodic tasks on each tick independently: a task that hangs delays no other. */
export function createPeriodicRunner(tasks: readonly PeriodicTask[], log: Pick<Log, 'error'>) {
  const running = new Map<PeriodicTask, Promise<void>>();
  const failing = new Map<PeriodicTask, string>();
  let ticks = 0;

  const run = async (task: PeriodicTask) => {
    try {
      await task.work();
      failing.delete(task);
    } catch (error) {
      // A repeated error is logged once: while the database is away, the same line every few seconds would bury all
      // others.
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
