import type { EntityManager } from '@mikro-orm/postgresql';
import { shown } from './shown';

/** All jobs and their JSON payloads, shared by `enqueue` and the worker (platform/jobs/jobs.ts). */
export interface Jobs {
  /**
   * Mail to the account of an address, looked up when it is sent; `role` null: to the customer's and the owner's
   * account.
   */
  accountMail: {
    kind: 'signedUp' | 'activation' | 'passwordReset' | 'passwordChanged' | 'payoutChanged';
    email: string;
    role: 'CUSTOMER' | 'OWNER' | null;
    /** Id of the sign-up that an activation is for; absent: all sign-ups not yet activated. */
    signUpId?: string | undefined;
    /** Language of the page that requested the mail, used when the account has chosen none. */
    language?: 'FR' | 'EN' | null;
  };
  cancellationMail: { orderId: string };
  /** Checks for orders at times when the shop is closed, after its hours changed or a preorder was placed. */
  closedDays: { shopId: string };
  confirmationMail: { orderId: string };
  discardUpload: { shopId: string; uploadId: string };
  /** Deletes the Stripe customer of a removed account, with its cards. */
  deleteStripeCustomer: { payer: string };
  dayClosedMail: { orderId: string };
  dayReopenedMail: { orderId: string; requestedAt: string };
  /** Reminder of an order for the next day; `movedAt` is its value when the job was enqueued. */
  eveningMail: { orderId: string; movedAt?: string };
  /** `closed`: the bank has decided the dispute. */
  incidentMail: { incidentId: string; to: 'SHOP' | 'OPERATOR'; closed?: true };
  /** Assigns guest orders to an account whose address was verified. */
  joinGuests: { accountId: string };
  /** Job of a preorder that runs when its day begins. */
  orderDay: { orderId: string; movedAt?: string };
  orderNews: { orderId: string; what: 'PLACED' | 'READY' | 'CANCELLED' | 'ARRIVING' };
  orderPlaced: { orderId: string };
  print: { jobId: string };
  /** Push notification. Lock screens show it: shop name, order number and window, no other data about people. */
  push: {
    /** Accounts whose devices get it; an owner's account has the shop's id. */
    accountIds: readonly string[];
    /**
     * Kind of event and id of its subject (`ready:<order id>`), so that a device gets each once. At most 120
     * characters.
     */
    event: string;
    /** Title, at most 120 characters. */
    title: string;
    /** Text, at most 240 characters. */
    body: string;
    /** Path of the page on this site, beginning with a slash. */
    url: string;
  };
  pushMessage: { messageId: string };
  noShowMail: { stepId: string };
  readyMail: { stepId: string };
  contestMail: { orderId: string; to: 'SHOP' | 'CUSTOMER' };
  /** `again`: number of the further attempt after a failed one. */
  refund: { refundId: string; again?: number };
  /** Mail about a refund; without `news` it confirms to the customer that the refund was requested. */
  refundMail: { refundId: string; news?: 'DONE' | 'FAILED' | 'SETTLED'; to?: 'CUSTOMER' | 'SHOP' | 'OPERATOR' };
  refundTicket: { orderId: string };
  takeDisputed: { incidentId: string };
  unseenMail: { orderId: string; step: 'PUSH' | 'MAIL' | 'CANCEL' };
  /** Escalation step of an unseen order (orders/board/unseen.ts). */
  unseenOrder: { orderId: string; step: 'PUSH' | 'MAIL' | 'CANCEL' };
  unseenSms: { orderId: string };
  voidTicket: { orderId: string };
  /** Mail that something is available again, for an account without a device. */
  watchMail: { watchId: string };
}

interface Policy {
  /**
   * Number of attempts before a job is left to the operator; the nth retry waits e^n seconds, at most 6 hours: 12
   * attempts take 16 hours, 25 four days.
   */
  attempts: number;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  /** Jobs with the lowest number run first. @default 0 */
  priority?: number;
}

const USUAL: Policy = { attempts: 12 };
/** For what must not be given up within a day, though it is not money. */
const LASTING = { attempts: 25 };
/** Number of attempts for refunds, retried at least every two minutes (`expediteRefunds`): 3000 take four days. */
const MONEY = { attempts: 3000 };
/** Jobs without a policy here have the usual one. */
const POLICIES: { [Name in keyof Jobs]?: Policy } = {
  closedDays: LASTING,
  // Sequential, so that an unavailable store blocks one worker instead of all.
  discardUpload: { ...LASTING, queue: 'uploads' },
  deleteStripeCustomer: LASTING,
  joinGuests: LASTING,
  orderDay: LASTING,
  orderPlaced: LASTING,
  // Lower priority than money, mails and alerts, because a printer that does not respond blocks a worker for seconds.
  print: { attempts: 15, priority: 10 },
  refund: MONEY,
  takeDisputed: MONEY,
  unseenOrder: LASTING,
  unseenSms: { attempts: 5 },
};

interface Options {
  /** Seconds until the job is due. @default 0 */
  delay?: number;
  /** Overrides the queue of the job's policy. */
  queue?: string;
  /** Deduplication key: several jobs with the same key run once, when the first was due. */
  key?: string;
}

export type Job = { [Name in keyof Jobs]: { name: Name; payload: Jobs[Name] } & Options }[keyof Jobs];

/** Adds a job to the outbox: enqueued within a transaction, it runs if and only if that commits. */
export async function enqueue<Name extends keyof Jobs>(
  em: EntityManager,
  name: Name,
  payload: Jobs[Name],
  options: Options = {},
): Promise<void> {
  await em.execute(ENQUEUE, [jobRows([{ name, payload, ...options } as Job])]);
}

/** SQL that enqueues several jobs; takes one value, `jobRows`. */
export const ENQUEUE = `select id from graphile_worker.add_jobs(array(
    select row(name, payload, queue, now() + make_interval(secs => delay), attempts, key, priority, null)::graphile_worker.job_spec
    from json_to_recordset(?::json) as job (name text, payload json, queue text, delay float8, attempts int, key text, priority int)),
  job_key_preserve_run_at => true)`;

export function jobRows(jobs: readonly Job[]): string {
  return JSON.stringify(jobs.map((job) => shown('enqueued', { delay: 0, ...(POLICIES[job.name] ?? USUAL), ...job })));
}

/**
 * Reschedules failed refunds and recoveries of disputed amounts to run within a minute instead of after the queue's
 * delay, because the provider may be available again.
 */
export async function expediteRefunds(em: EntityManager): Promise<void> {
  await em.execute(
    `select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
       where task_identifier in ('refund', 'takeDisputed') and attempts > 0 and run_at > now() + interval '1 minute'),
     run_at => now() + interval '1 minute')`,
  );
}
