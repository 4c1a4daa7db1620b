import type { Pool, PoolClient } from 'pg';
import { ApiError } from './api-error';
import type { Answer } from './call';

export interface KeyedRequest {
  /** The caller’s idempotency key, prefixed by its API key type. */
  key: string;
  /** Hash of the URL and the raw body of the request. */
  fingerprint: string;
}

/**
 * Runs a request once per idempotency key and answers repetitions with the first answer. The key's row is inserted
 * first, in the transaction of the work, so that a concurrent repetition waits for the first request to end. An error
 * thrown by the work releases the key, because nothing was changed.
 */
export async function once(
  db: PoolClient,
  { key, fingerprint }: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  const taken = await db.query(
    'insert into payment_sandbox.idempotency (key, fingerprint) values ($1, $2) on conflict do nothing',
    [key, fingerprint],
  );
  if (taken.rowCount === 0) return { ...(await remembered(db, key, fingerprint)), replayed: true };
  const answer = await work();
  const sql = 'update payment_sandbox.idempotency set status = $2, answer = $3 where key = $1';
  await db.query(sql, [key, answer.status, JSON.stringify(answer.body)]);
  return { ...answer, replayed: false };
}

/** Stores a 5xx error as the answer of its idempotency key, as Stripe does. */
export async function saveFailure(
  pool: Pool,
  { key, fingerprint }: KeyedRequest,
  { status, body }: Answer,
): Promise<void> {
  await pool.query(
    `insert into payment_sandbox.idempotency (key, fingerprint, status, answer) values ($1, $2, $3, $4) on conflict do nothing`,
    [key, fingerprint, status, JSON.stringify(body)],
  );
}

async function remembered(db: PoolClient, key: string, fingerprint: string): Promise<Answer> {
  const { rows } = await db.query<{ fingerprint: string; status: number; answer: object }>(
    'select fingerprint, status, answer from payment_sandbox.idempotency where key = $1',
    [key],
  );
  const first = rows[0];
  if (first?.fingerprint !== fingerprint) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  return { status: first.status, body: first.answer };
}
