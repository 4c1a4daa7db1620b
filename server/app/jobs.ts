import { EventEmitter } from 'node:events';
import { Logger, run, type Runner, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { AccountMail } from '../accounts/account-mail.service';
import type { DiscardedUpload } from '../media/upload.service';
import type { PushNews } from '../notifications/push.service';
import type { OrderNews } from '../orders/order-news';
import type { UnseenOrder } from '../orders/unseen';
import { createServices, type Parts } from './context';
import { createWorkerLives } from './worker-lives';

const ROUND_MS = 5000;
const ROUNDS_A_SWEEP = 12;
const ROUNDS_A_RECONCILIATION = 720;

interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Runs what was promised in transactions (refunds, mails) and the rounds of the housekeeping; `stop` lets running work finish. */
export async function startJobs(parts: Parts, pool: Pool, log: Log) {
  const lives = createWorkerLives(pool);
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => {
    lives
      .add(worker.workerId)
      .catch((error: unknown) => log.warn({ err: error }, 'a worker could not say that it lives'));
  });
  const runner: Runner = await run({
    events,
    pgPool: pool,
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
      print: (payload) => createServices(parts).deliveries.write((payload as { jobId: string }).jobId),
      push: (payload) => createServices(parts).pushes.deliver(payload as PushNews),
      pushMessage: (payload) => createServices(parts).pushes.send((payload as { messageId: string }).messageId),
      discardUpload: (payload) => createServices(parts).uploads.discard(payload as DiscardedUpload),
      refund: (payload) => createServices(parts).housekeeping.refund((payload as { refundId: string }).refundId),
    },
  });
  let round = Promise.resolve();
  let rounds = 0;
  const timer = setInterval(() => {
    round = round
      .then(async () => {
        const { housekeeping, paymentNews, pushes, reconciliation, stocks, uploads } = createServices(parts);
        const turn = rounds++;
        await housekeeping
          .endHolds()
          .finally(() => lives.freeAbandoned())
          .finally(() => housekeeping.catchUp())
          .finally(() => housekeeping.endCancellations())
          .finally(async () => {
            for (const event of await paymentNews.retry())
              log.error({ event }, 'a webhook was given up: npm run audit');
          })
          .finally(() => stocks.beginDay())
          .finally(() => (turn % ROUNDS_A_SWEEP === 0 ? uploads.sweep() : undefined))
          .finally(() => (turn % ROUNDS_A_SWEEP === 0 ? pushes.sweep() : undefined))
          .finally(async () => {
            // Not at once after the start, when everybody else has questions too.
            if (turn % ROUNDS_A_RECONCILIATION !== ROUNDS_A_SWEEP) return;
            for (const told of await reconciliation.compare()) log.warn(told, 'the payment service tells it otherwise');
          });
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'housekeeping waits for its next round');
      });
  }, ROUND_MS);
  return {
    async stop() {
      clearInterval(timer);
      await round;
      await runner.stop();
      await lives.close();
    },
  };
}
