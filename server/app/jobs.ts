import { Logger, run, type Runner } from 'graphile-worker';
import type { Pool } from 'pg';
import type { AccountMail } from '../accounts/account-mail.service';
import { createServices, type Parts } from './context';

const ROUND_MS = 5000;
const ROUNDS_A_SWEEP = 12;

/** Runs what was promised in transactions (refunds, mails) and the rounds of the housekeeping; `stop` lets running work finish. */
export async function startJobs(parts: Parts, pool: Pool, log: { error(error: object, message: string): void }) {
  const runner: Runner = await run({
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
      orderPlaced: (payload) => createServices(parts).prints.queueNewOrder((payload as { orderId: string }).orderId),
      print: (payload) => createServices(parts).deliveries.write((payload as { jobId: string }).jobId),
      refund: (payload) => createServices(parts).housekeeping.refund((payload as { refundId: string }).refundId),
    },
  });
  let round = Promise.resolve();
  let rounds = 0;
  const timer = setInterval(() => {
    round = round
      .then(async () => {
        const { housekeeping, stocks, uploads } = createServices(parts);
        await housekeeping
          .endHolds()
          .finally(() => housekeeping.catchUp())
          .finally(() => housekeeping.endCancellations())
          .finally(() => stocks.beginDay())
          .finally(() => (rounds++ % ROUNDS_A_SWEEP === 0 ? uploads.sweep() : undefined));
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
    },
  };
}
