import type { EntityManager } from '@mikro-orm/postgresql';
import { shown } from './shown';

/** Every job and its payload, as JSON. `enqueue` and the worker (platform/jobs.ts) both read this one map. */
export interface Jobs {
  /** To whoever has an account at the address when it is sent; `role` null: on either side of the counter. */
  accountMail: {
    kind: 'signedUp' | 'activation' | 'passwordReset' | 'passwordChanged' | 'payoutChanged';
    email: string;
    role: 'CUSTOMER' | 'OWNER' | null;
    /** The sign-up an activation is for; absent: whichever wait. */
    signUpId?: string | undefined;
    /** Of the page it was asked for on, for an account that has chosen none. */
    language?: 'FR' | 'EN' | null;
  };
  cancellationMail: { orderId: string };
  /** Its hours changed, or somebody ordered for a later day: orders may be for times at which it does not open. */
  closedDays: { shopId: string };
  confirmationMail: { orderId: string };
  discardUpload: { shopId: string; uploadId: string };
  /** Whoever a removed account paid as, with its cards. */
  forgetPayer: { payer: string };
  dayClosedMail: { orderId: string };
  dayReopenedMail: { orderId: string; askedAt: string };
  /** Of an order for the next day; `movedAt` as it then was. */
  eveningMail: { orderId: string; movedAt?: string };
  /** `closed`: the bank has decided. */
  incidentMail: { incidentId: string; to: 'SHOP' | 'OPERATOR'; closed?: true };
  /** The account’s address was proved: guests’ orders with it become its own. */
  joinGuests: { accountId: string };
  /** An order for a later day: that day begins. */
  orderDay: { orderId: string; movedAt?: string };
  orderNews: { orderId: string; what: 'PLACED' | 'READY' | 'CANCELLED' | 'ARRIVING' };
  orderPlaced: { orderId: string };
  print: { jobId: string };
  /** A notification. Lock screens show it: shop name, token and window, nothing else about people. */
  push: {
    /** Whose devices get it; an owner's account has the shop's id. */
    accountIds: readonly string[];
    /** What happened, to what (`ready:<order id>`): a device gets each once. At most 120 characters. */
    event: string;
    /** At most 120 characters. */
    title: string;
    /** At most 240 characters. */
    body: string;
    /** Page of this product, from its first slash. */
    url: string;
  };
  pushMessage: { messageId: string };
  noShowMail: { stepId: string };
  readyMail: { stepId: string };
  contestMail: { orderId: string; to: 'SHOP' | 'CUSTOMER' };
  /** `again`: which further attempt, after one that failed. */
  refund: { refundId: string; again?: number };
  /** Without news: to the customer, that it was asked for. */
  refundMail: { refundId: string; news?: 'DONE' | 'FAILED' | 'SETTLED'; to?: 'CUSTOMER' | 'SHOP' | 'OPERATOR' };
  refundTicket: { orderId: string };
  takeDisputed: { incidentId: string };
  unseenMail: { orderId: string; step: 'PUSH' | 'MAIL' | 'CANCEL' };
  /** One step of the alerts for an unseen order (orders/unseen.ts). */
  unseenOrder: { orderId: string; step: 'PUSH' | 'MAIL' | 'CANCEL' };
  unseenSms: { orderId: string };
  voidTicket: { orderId: string };
  /** What somebody waited for is there, and no device of theirs to say so. */
  watchMail: { watchId: string };
}

interface Policy {
  /** Attempts before a job is left to the operator, e^n seconds after the nth, at most 6 hours: 12 take 16 hours, 25 four days. */
  attempts: number;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  /** The lowest number runs first. @default 0 */
  priority?: number;
}

const MAIL = { attempts: 12 };
/** Every two minutes at least (`hastenMoney`): 3000 take four days. */
const MONEY = { attempts: 3000 };
const POLICIES: { [Name in keyof Jobs]: Policy } = {
  accountMail: MAIL,
  cancellationMail: MAIL,
  closedDays: { attempts: 25 },
  confirmationMail: MAIL,
  contestMail: MAIL,
  dayClosedMail: MAIL,
  dayReopenedMail: MAIL,
  // One after the other: a store that is away keeps one worker waiting, never all of them.
  discardUpload: { attempts: 25, queue: 'uploads' },
  eveningMail: MAIL,
  forgetPayer: { attempts: 25 },
  incidentMail: MAIL,
  joinGuests: { attempts: 25 },
  orderDay: { attempts: 25 },
  orderNews: { attempts: 12 },
  orderPlaced: { attempts: 25 },
  // After money, mails and alerts: a printer that does not answer holds a worker for seconds.
  print: { attempts: 15, priority: 10 },
  push: { attempts: 12 },
  pushMessage: { attempts: 12 },
  noShowMail: MAIL,
  readyMail: MAIL,
  refund: MONEY,
  refundMail: MAIL,
  refundTicket: { attempts: 12 },
  takeDisputed: MONEY,
  unseenMail: MAIL,
  unseenOrder: { attempts: 25 },
  unseenSms: { attempts: 5 },
  voidTicket: { attempts: 12 },
  watchMail: MAIL,
};

interface Options {
  /** Seconds until it is due. @default 0 */
  delay?: number;
  /** Overrides the policy’s. */
  queue?: string;
  /** Several enqueued under one key before it is due run once, when the first was due. */
  key?: string;
}

/** A job to come. */
export type Job = { [Name in keyof Jobs]: { name: Name; payload: Jobs[Name] } & Options }[keyof Jobs];

/** The outbox: a job enqueued within a transaction runs when that is committed, and never when it is not. */
export async function enqueue<Name extends keyof Jobs>(
  em: EntityManager,
  name: Name,
  payload: Jobs[Name],
  options: Options = {},
): Promise<void> {
  await em.execute(ENQUEUE, [jobRows([{ name, payload, ...options } as Job])]);
}

/** Enqueues several; its one value: `jobRows`. */
export const ENQUEUE = `select id from graphile_worker.add_jobs(array(
    select row(name, payload, queue, now() + make_interval(secs => delay), attempts, key, priority, null)::graphile_worker.job_spec
    from json_to_recordset(?::json) as job (name text, payload json, queue text, delay float8, attempts int, key text, priority int)),
  job_key_preserve_run_at => true)`;

export function jobRows(jobs: readonly Job[]): string {
  return JSON.stringify(jobs.map((job) => shown('enqueued', { delay: 0, ...POLICIES[job.name], ...job })));
}

/** Money that could not move is tried again within a minute from now, whatever the queue's pause: the provider may be back. */
export async function hastenMoney(em: EntityManager): Promise<void> {
  await em.execute(
    `select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
       where task_identifier in ('refund', 'takeDisputed') and attempts > 0 and run_at > now() + interval '1 minute'),
     run_at => now() + interval '1 minute')`,
  );
}
