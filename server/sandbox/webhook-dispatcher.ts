import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../clock';
import { createHmac } from 'node:crypto';
import { STRIPE_API_VERSION } from '../payments/stripe/stripe-version';
import { newStripeId } from './objects';

interface DispatcherOptions {
  pool: Pool;
  clock: Clock;
  webhookSecret: string;
  /** Read at each attempt, because the port is known only once the server listens. */
  webhookUrl: () => string;
  onError: (error: unknown) => void;
}

interface Claimed {
  id: string;
  attempts: number;
  data: object;
}

const AT_ONCE = 16;
const ANSWER_WITHIN_MS = 10_000;
// Longer than a delivery attempt, so that only the events of a dead process are claimed again.
const LEASE_MS = 15_000;
// Polls regularly to find the events of a dead process.
const LOOK_AT_LEAST_EVERY_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Returns the pause in milliseconds: 1 s after the first failure, then 2 s, 4 s … up to one minute. */
function pauseAfter(attempts: number): number {
  return Math.min(1000 * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}

/**
 * Delivers recorded events until the receiver answers 2xx. Several processes may each run a dispatcher on the same
 * database.
 */
export function webhookDispatcher(options: DispatcherOptions) {
  const { pool, onError } = options;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let timerAt = Infinity;
  let looking: Promise<void> | undefined;

  /** Polls for due events after this number of milliseconds at the latest. */
  function wake(inMs: number): void {
    const at = performance.now() + inMs;
    if (stopping.signal.aborted || at >= timerAt) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(look, inMs).unref();
  }

  function look(): void {
    timerAt = Infinity;
    // One poll at a time; the running one schedules the next when it ends.
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
  }

  async function lookOnce(): Promise<void> {
    let next = LOOK_AT_LEAST_EVERY_MS;
    try {
      const free = AT_ONCE - underWay.size;
      for (const event of free > 0 ? await claim(pool, free) : []) start(event);
      next = Math.min(next, await untilNext(pool));
    } catch (error) {
      if (!stopping.signal.aborted) onError(error);
    }
    // When all slots are taken, the next poll follows as soon as one is free.
    wake(underWay.size < AT_ONCE ? next : LOOK_AT_LEAST_EVERY_MS);
  }

  function start(event: Claimed): void {
    const attempt = deliver(event, options, stopping.signal)
      .then((delivered) => noteAttempt(pool, event, delivered))
      .catch(onError)
      .finally(() => {
        underWay.delete(attempt);
        wake(0);
      });
    underWay.add(attempt);
  }

  return {
    wake,
    /** Aborts running deliveries and starts no more; undelivered events stay due. */
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await looking;
      await Promise.allSettled(underWay);
    },
  };
}

/** Claims due events with a lease, so that no lock is held while the receiver answers. */
async function claim(pool: Pool, limit: number): Promise<Claimed[]> {
  const { rows } = await pool.query<Claimed>(
    `update payment_sandbox.events set attempts = attempts + 1,
       next_attempt_at = clock_timestamp() + $2 * interval '1 millisecond'
     where id in (
       select id from payment_sandbox.events where delivered_at is null and next_attempt_at <= clock_timestamp()
       order by next_attempt_at limit $1 for update skip locked)
     returning id, attempts, data`,
    [limit, LEASE_MS],
  );
  return rows;
}

async function untilNext(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ ms: number | null }>(
    `select (extract(epoch from min(next_attempt_at) - clock_timestamp()) * 1000)::float8 as ms
     from payment_sandbox.events where delivered_at is null`,
  );
  return Math.max(rows[0]?.ms ?? Infinity, 0);
}

async function deliver(event: Claimed, options: DispatcherOptions, stopping: AbortSignal): Promise<boolean> {
  const payload = JSON.stringify(event.data, null, 2);
  try {
    const response = await fetch(options.webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureHeader(payload, options.webhookSecret, options.clock.now()),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // No answer, a timeout or a broken connection counts as a failure.
    return false;
  }
}

async function noteAttempt(pool: Pool, { id, attempts }: Claimed, delivered: boolean): Promise<void> {
  if (delivered)
    await pool.query(
      `update payment_sandbox.events set delivered_at = clock_timestamp(), data = jsonb_set(data, '{pending_webhooks}', '0')
       where id = $1`,
      [id],
    );
  else
    await pool.query(
      `update payment_sandbox.events set next_attempt_at = clock_timestamp() + $2 * interval '1 millisecond'
       where id = $1 and delivered_at is null`,
      [id, pauseAfter(attempts)],
    );
}

/** Returns Stripe's `Stripe-Signature` header: HMAC-SHA256 over `{t}.{payload}`; `at` is the time of the signature. */
export function signatureHeader(payload: string, secret: string, at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

interface Happening {
  type: string;
  subject: object;
  /** Id of the connected account the event belongs to. */
  account: string | undefined;
  /** Current time in Unix seconds. */
  now: number;
  request: { id: string; idempotency_key: string | null };
  /** Delay before the first delivery, in milliseconds. */
  delayMs: number;
}

/** Stores the event in the same transaction as the change it reports, so that neither exists without the other. */
export async function recordEvent(db: PoolClient, happening: Happening): Promise<void> {
  const { type, subject, account, now, request, delayMs } = happening;
  const id = newStripeId('evt');
  const event = {
    ...{ id, object: 'event', account, api_version: STRIPE_API_VERSION, created: now, data: { object: subject } },
    ...{ livemode: false, pending_webhooks: 1, request, type },
  };
  await db.query(
    `insert into payment_sandbox.events (id, type, created, data, next_attempt_at)
     values ($1, $2, $3, $4, clock_timestamp() + $5 * interval '1 millisecond')`,
    [id, type, now, JSON.stringify(event), delayMs],
  );
}
