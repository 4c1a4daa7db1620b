import type { PoolClient } from 'pg';
import { STRIPE_API_VERSION } from '../payments/stripe-version';
import { newStripeId } from './identifiers';

export interface EventRecord {
  id: string;
  object: 'event';
  account?: string;
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

interface Happening {
  type: string;
  subject: object;
  /** The connected account it happened at. */
  account?: string;
  /** Unix seconds. */
  now: number;
  request: EventRecord['request'];
  /** How long the first delivery waits. */
  delayMs: number;
}

/** Writes the event beside the change it tells of, in the same transaction: neither exists without the other. */
export async function recordEvent(db: PoolClient, happening: Happening): Promise<void> {
  const { type, subject, account, now, request, delayMs } = happening;
  const event: EventRecord = {
    id: newStripeId('evt'),
    object: 'event',
    ...(account !== undefined && { account }),
    api_version: STRIPE_API_VERSION,
    created: now,
    data: { object: subject },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  };
  await db.query(
    `insert into payment_sandbox.events (id, type, created, data, next_attempt_at)
     values ($1, $2, $3, $4, clock_timestamp() + $5 * interval '1 millisecond')`,
    [event.id, type, now, JSON.stringify(event), delayMs],
  );
}
