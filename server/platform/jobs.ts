import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Jobs } from '../queue';
import { type PeriodicTaskLog, periodicTasks } from './periodic-tasks';
import { createServices, type Parts, type Services } from './context';
import { retryingPool } from './retrying-pool';
import { type PeriodicTask, createPeriodicRunner } from './periodic-runner';
import { createWorkerLiveness } from './worker-liveness';

const ROUND_MS = 5000;
/** How long what runs may go on once the process is asked to stop. */
const STOP_WITHIN_MS = 8000;

export type Worker = Awaited<ReturnType<typeof startJobs>>;

/**
 * Runs what was promised in transactions (refunds, mails) and the rounds of the housekeeping. `stop` lets running work
 * finish, for 8 seconds: what is cut short then is run again by another worker.
 */
export async function startJobs(parts: Parts, pool: Pool, log: PeriodicTaskLog, more: readonly PeriodicTask[] = []) {
  const lives = createWorkerLiveness(pool);
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => {
    lives
      .add(worker.workerId)
      .catch((error: unknown) => log.warn({ err: error }, 'a worker could not say that it lives'));
  });
  const runner: Runner = await run({
    events,
    pgPool: retryingPool(pool),
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    parsedCronItems: [],
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ level }, message);
    }),
    taskList: handlers(() => createServices(parts)) as TaskList,
  });
  const rounds = createPeriodicRunner([...periodicTasks(parts, lives, log), ...more], log);
  const timer = setInterval(() => rounds.tick(), ROUND_MS);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.race([
        Promise.all([rounds.ended(), runner.stop()]),
        pause(STOP_WITHIN_MS, undefined, { ref: false }),
      ]);
      await lives.close();
    },
  };
}

/** What each job of the queue runs; every run with services of its own. */
function handlers(services: () => Services): { [Name in keyof Jobs]: (payload: Jobs[Name]) => Promise<void> } {
  return {
    accountMail: (mail) => services().accountMails.deliver(mail),
    cancellationMail: ({ orderId }) => services().cancellationMails.deliver(orderId),
    confirmationMail: ({ orderId }) => services().orderMails.confirm(orderId),
    discardUpload: (upload) => services().uploads.discard(upload),
    orderNews: (news) => services().orderNews.tell(news),
    orderPlaced: async ({ orderId }) => {
      const { orderNews, prints } = services();
      await prints.queueNewOrder(orderId);
      await orderNews.tell({ orderId, what: 'PLACED' });
    },
    print: ({ jobId }) => services().deliveries.write(jobId),
    push: (news) => services().pushes.deliver(news),
    pushMessage: ({ messageId }) => services().pushes.send(messageId),
    readyMail: ({ stepId }) => services().orderMails.tellReady(stepId),
    refund: ({ refundId }) => services().housekeeping.refund(refundId),
    refundMail: ({ refundId }) => services().refundMails.deliver(refundId),
    unseenMail: (unseen) => services().unseenMails.deliver(unseen),
    unseenOrder: (unseen) => services().escalations.take(unseen),
    unseenSms: ({ orderId }) => services().unseenSms.deliver(orderId),
    voidTicket: ({ orderId }) => services().prints.callOff(orderId),
  };
}
