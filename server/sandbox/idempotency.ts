import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { ApiError } from './api-error';
import type { Answer } from './call';

export interface KeyedRequest {
  /** The caller’s idempotency key, per API key. */
  key: string;
  /** Method, path and body as they came. */
  request: string;
}

/**
 * Answers a repeated request as the first time, and runs it once however many arrive together: the row of the key is
 * taken first, in the transaction of the work, so a second request waits there until the first has ended. A refusal the
 * work throws frees the key again, since nothing was done.
 */
export async function once(
  db: PoolClient,
  { key, request }: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  const fingerprint = fingerprintOf(request);
  const taken = await db.query(
    'insert into payment_sandbox.idempotency (key, fingerprint) values ($1, $2) on conflict do nothing',
    [key, fingerprint],
  );
  if (taken.rowCount === 0) return { ...(await remembered(db, key, fingerprint)), replayed: true };
  const answer = await work();
  await db.query('update payment_sandbox.idempotency set status = $2, answer = $3 where key = $1', [
    key,
    answer.status,
    JSON.stringify(answer.body),
  ]);
  return { ...answer, replayed: false };
}

/** Keeps a failure of the provider's own as the answer of its key, as the provider does. */
export async function keepFailure(pool: Pool, { key, request }: KeyedRequest, { status, body }: Answer): Promise<void> {
  await pool.query(
    `insert into payment_sandbox.idempotency (key, fingerprint, status, answer) values ($1, $2, $3, $4) on conflict do nothing`,
    [key, fingerprintOf(request), status, JSON.stringify(body)],
  );
}

function fingerprintOf(request: string): string {
  return createHash('sha256').update(request).digest('hex');
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
