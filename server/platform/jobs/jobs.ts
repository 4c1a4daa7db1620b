import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Job, Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Jobs } from '../../queue';
import { shown } from '../../shown';
import { periodicTasks, type PeriodicTask, createPeriodicRunner } from './periodic-tasks';
import { createServices } from '../context';
import type { Parts } from '../parts';
import { createWorkerLiveness } from './worker-liveness';
import { asFault, type Log } from '../http/rest';

const TICK_MS = 5000;
/** How long running jobs and tasks may continue after the process is asked to stop. */
const STOP_WITHIN_MS = 8000;

export type Worker = Awaited<ReturnType<typeof startJobs>>;

/**
 * Runs the jobs enqueued in transactions (refunds, mails) and the periodic tasks. `stop` waits up to 8 seconds for
 * running work; a job cut short then is run again by another worker.
 */
export async function startJobs(parts: Parts, pool: Pool, workers: number, log: Log, more: PeriodicTask[]) {
  const liveness = createWorkerLiveness(pool);
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => {
    liveness
      .add(worker.workerId)
      .catch((error: unknown) => log.warn({ err: error }, 'a worker could not lock its liveness'));
  });
  const runner: Runner = await run({
    events,
    pgPool: retryingPool(pool),
    concurrency: workers,
    pollInterval: 2000,
    noHandleSignals: true,
    parsedCronItems: [],
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error') log[isTriedAgain(meta) ? 'warn' : 'error']({ level }, message);
    }),
    taskList: handlers(() => createServices(parts)) as TaskList,
  });
  const periodic = createPeriodicRunner([...periodicTasks(parts, liveness, log), ...more], log);
  const timer = setInterval(() => periodic.tick(), TICK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.race([
        Promise.all([periodic.ended(), runner.stop()]),
        pause(STOP_WITHIN_MS, undefined, { ref: false }),
      ]);
      await liveness.close();
    },
  };
}

/** Whether a log message is about a failed attempt that will be retried. */
function isTriedAgain({ failure, job }: { failure?: boolean; job?: Job } = {}): boolean {
  return failure === true && job !== undefined && job.attempts < job.max_attempts;
}

/** Maps each job of the queue to its handler; each run gets services of its own. */
function handlers(services: () => ReturnType<typeof createServices>): {
  [Name in keyof Jobs]: (payload: Jobs[Name]) => Promise<void>;
} {
  return shown('job', {
    accountMail: (mail) => services().accountMails.deliver(mail),
    cancellationMail: ({ orderId }) => services().orderMails.cancelled(orderId),
    closedDays: ({ shopId }) => services().closedDays.ask(shopId),
    confirmationMail: ({ orderId }) => services().orderMails.confirm(orderId),
    contestMail: (contest) => services().orderMails.contested(contest),
    dayClosedMail: ({ orderId }) => services().orderMails.dayClosed(orderId),
    dayReopenedMail: ({ orderId, requestedAt }) => services().orderMails.dayReopened(orderId, requestedAt),
    discardUpload: (upload) => services().uploads.discard(upload),
    eveningMail: ({ orderId, movedAt }) => services().orderMails.eveningBefore(orderId, movedAt),
    deleteStripeCustomer: ({ payer }) => services().savedCards.forget(payer),
    incidentMail: (mail) => services().incidentMails.send(mail),
    joinGuests: ({ accountId }) => services().guestOrders.join(accountId),
    orderDay: async ({ orderId, movedAt }) => {
      const { ordersAhead, prints } = services();
      if (await ordersAhead.begin(orderId, movedAt)) await prints.queueNewOrder(orderId);
    },
    orderNews: (news) => services().orderNews.notify(news),
    orderPlaced: async ({ orderId }) => {
      const { orderNews, prints } = services();
      await prints.queueNewOrder(orderId);
      await orderNews.notify({ orderId, what: 'PLACED' });
    },
    print: ({ jobId }) => services().deliveries.write(jobId),
    push: (news) => services().pushes.deliver(news),
    pushMessage: ({ messageId }) => services().pushes.send(messageId),
    noShowMail: ({ stepId }) => services().orderMails.noShow(stepId),
    readyMail: ({ stepId }) => services().orderMails.ready(stepId),
    refund: ({ refundId, again }) => services().housekeeping.refund(refundId, again),
    refundMail: (mail) => services().refundMails.send(mail),
    refundTicket: ({ orderId }) => services().prints.correctTicket(orderId),
    takeDisputed: ({ incidentId }) => services().incidents.settle(incidentId),
    unseenMail: (unseen) => services().unseenAlerts.mail(unseen),
    unseenOrder: (unseen) => services().escalations.take(unseen),
    unseenSms: ({ orderId }) => services().unseenAlerts.text(orderId),
    voidTicket: ({ orderId }) => services().prints.callOff(orderId),
    watchMail: ({ watchId }) => services().watches.mail(watchId),
  });
}

/** PostgreSQL's « cannot_connect_now », an error that the job queue retries. */
const TRY_AGAIN = '57P03';

/**
 * Returns a pool for the job queue. The queue does not await its records of finished jobs, so a rejection while the
 * database is away or all connections are busy would end the whole process. Such errors get a code that the queue
 * retries.
 */
export function retryingPool(pool: Pool): Pool {
  const connectOrRetry = async () => {
    // A job cut short by the shutdown records nothing: another worker runs it again.
    if (pool.ending) return new Promise<never>(() => undefined);
    const client = await pool.connect().catch(tryAgain);
    return within(client, { query: retryableQuery(client) });
  };
  type Called = Parameters<Pool['connect']>[0];
  // Only the queue's listener passes a callback, and it reconnects by itself.
  const connect = (called?: Called): unknown => (called ? pool.connect(called) : connectOrRetry());
  return within(pool, { connect });
}

function retryableQuery(client: PoolClient) {
  return (...words: Parameters<PoolClient['query']>): unknown => {
    const answer: unknown = client.query(...words);
    return answer instanceof Promise ? answer.catch(tryAgain) : answer;
  };
}

/** Returns the same object with some of its methods replaced. */
function within<T extends object>(object: T, methods: Record<string, unknown>): T {
  return new Proxy(object, {
    get(target, name) {
      if (typeof name === 'string' && name in methods) return methods[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

function tryAgain(error: unknown): never {
  if (asFault(error).code !== 'UNAVAILABLE') throw error;
  throw Object.assign(new Error(String(error), { cause: error }), { code: TRY_AGAIN });
}
