import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, run, type Runner, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { AccountMail } from '../accounts/account-mail.service';
import type { DiscardedUpload } from '../media/upload.service';
import type { PushNews } from '../notifications/push.service';
import type { OrderNews } from '../orders/order-news';
import type { UnseenOrder } from '../orders/unseen';
import { type PeriodicTaskLog, periodicTasks } from './periodic-tasks';
import { createServices, type Parts } from './context';
import { retryingPool } from './retrying-pool';
import { type PeriodicTask, createPeriodicRunner } from './periodic-runner';
import { createWorkerLiveness } from './worker-liveness';

const ROUND_MS = 5000;
/** How long what runs may go on once the process is asked to stop. */
const STOP_WITHIN_MS = 8000;

export type Jobs = Awaited<ReturnType<typeof startJobs>>;

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
    taskList: {
      accountMail: (payload) => createServices(parts).accountMails.deliver(payload as AccountMail),
      cancellationMail: (payload) =>
        createServices(parts).cancellationMails.deliver((payload as { orderId: string }).orderId),
      refundMail: (payload) => createServices(parts).refundMails.deliver((payload as { refundId: string }).refundId),
      unseenOrder: (payload) => createServices(parts).escalations.take(payload as UnseenOrder),
      unseenMail: (payload) => createServices(parts).unseenMails.deliver(payload as UnseenOrder),
      unseenSms: (payload) => createServices(parts).unseenSms.deliver((payload as { orderId: string }).orderId),
      orderPlaced: async (payload) => {
        const { orderId } = payload as { orderId: string };
        const { orderNews, prints } = createServices(parts);
        await prints.queueNewOrder(orderId);
        await orderNews.tell({ orderId, what: 'PLACED' });
      },
      orderNews: (payload) => createServices(parts).orderNews.tell(payload as OrderNews),
      confirmationMail: (payload) => createServices(parts).orderMails.confirm((payload as { orderId: string }).orderId),
      readyMail: (payload) => createServices(parts).orderMails.tellReady((payload as { stepId: string }).stepId),
      voidTicket: (payload) => createServices(parts).prints.callOff((payload as { orderId: string }).orderId),
      print: (payload) => createServices(parts).deliveries.write((payload as { jobId: string }).jobId),
      push: (payload) => createServices(parts).pushes.deliver(payload as PushNews),
      pushMessage: (payload) => createServices(parts).pushes.send((payload as { messageId: string }).messageId),
      discardUpload: (payload) => createServices(parts).uploads.discard(payload as DiscardedUpload),
      refund: (payload) => createServices(parts).housekeeping.refund((payload as { refundId: string }).refundId),
    },
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
