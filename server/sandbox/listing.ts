import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { listing } from './parameters';
import type { Kind, Kinds } from './store';

// The largest instant the column holds.
const LAST_SECOND = 2_147_483_647;

/** One page in the provider's list shape, newest first; `payment_intent` keeps only what belongs to one payment. */
export async function listObjects<K extends Kind>(
  db: PoolClient,
  type: K,
  url: string,
  { created, limit, starting_after, payment_intent }: z.output<typeof listing> & { payment_intent?: string },
): Promise<{ object: 'list'; url: string; has_more: boolean; data: Kinds[K][] }> {
  const { rows } = await db.query<{ data: Kinds[K] }>(
    `select data from payment_sandbox.objects
     where type = $1 and created >= $2 and ($3::text is null or data->>'payment_intent' = $3)
       and ($4::text is null or (created, seq) < (select created, seq from payment_sandbox.objects where id = $4))
     order by created desc, seq desc limit $5`,
    [type, Math.min(created?.gte ?? 0, LAST_SECOND), payment_intent ?? null, starting_after ?? null, limit + 1],
  );
  return { object: 'list', url, has_more: rows.length > limit, data: rows.slice(0, limit).map((row) => row.data) };
}
