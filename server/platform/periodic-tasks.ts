import { createServices, type Parts } from './context';
import type { PeriodicTask } from './periodic-runner';
import type { createWorkerLiveness } from './worker-liveness';

// In ticks of five seconds: a minute, an hour.
export const A_SWEEP = 12;
const A_RECONCILIATION = 720;

export interface PeriodicTaskLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** What keeps house beside the requests and the jobs of the queue. */
export function periodicTasks(
  parts: Parts,
  lives: ReturnType<typeof createWorkerLiveness>,
  log: PeriodicTaskLog,
): PeriodicTask[] {
  const services = () => createServices(parts);
  return [
    { name: 'cancellations', work: () => services().housekeeping.endCancellations() },
    { name: 'abandoned jobs', work: () => lives.freeAbandoned() },
    { name: 'holds', work: () => services().housekeeping.endHolds() },
    { name: 'late news', work: () => services().housekeeping.catchUp() },
    {
      name: 'inbox',
      async work() {
        for (const event of await services().paymentNews.retry())
          log.error({ event }, 'a webhook was given up: npm run audit');
      },
    },
    { name: 'day', work: () => services().stocks.beginDay() },
    { name: 'uploads', every: A_SWEEP, work: () => services().uploads.sweep() },
    { name: 'pushes', every: A_SWEEP, work: () => services().pushes.sweep() },
    {
      name: 'reconciliation',
      every: A_RECONCILIATION,
      // Not at once after the start, when everybody else has questions too.
      after: A_SWEEP,
      async work() {
        for (const told of await services().reconciliation.compare())
          log.warn(told, 'the payment service tells it otherwise');
      },
    },
  ];
}
