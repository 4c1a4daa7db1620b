import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { listing } from './parameters';
import type { Kind, Kinds } from './store';

// The largest instant the column holds.
const LAST_SECOND = 2_147_483_647;

type Wanted = Pick<z.output<typeof listing>, 'created' | 'limit' | 'starting_after'>;

/** One page in the provider's list shape, newest first. */
interface ListAnswer<Item> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Item[];
}

/** A page of objects; `intent` keeps only those of one payment. */
export async function listObjects<K extends Kind>(
  db: PoolClient,
  type: K,
  url: string,
  wanted: Wanted & { payment_intent?: string },
): Promise<ListAnswer<Kinds[K]>> {
  return pageOf(
    db,
    'payment_sandbox.objects',
    url,
    wanted,
    `(type = $6 and ($7::text is null or data->>'payment_intent' = $7))`,
    [type, wanted.payment_intent ?? null],
  );
}

/** A page of events, of the named types if any. */
export async function listEvents<Item>(
  db: PoolClient,
  url: string,
  wanted: Wanted,
  types: string[],
): Promise<ListAnswer<Item>> {
  return pageOf(db, 'payment_sandbox.events', url, wanted, '($6::text[] is null or type like any ($6))', [
    types.length > 0 ? types.map((type) => type.replaceAll('_', '\\_').replaceAll('*', '%')) : null,
  ]);
}

async function pageOf<Item>(
  db: PoolClient,
  table: string,
  url: string,
  { created, limit, starting_after }: Wanted,
  filter: string,
  values: unknown[],
): Promise<ListAnswer<Item>> {
  const from = Math.min(Math.max(created?.gte ?? 0, (created?.gt ?? -1) + 1), LAST_SECOND);
  const to = Math.max(Math.min(created?.lte ?? LAST_SECOND, (created?.lt ?? LAST_SECOND + 1) - 1), 0);
  const { rows } = await db.query<{ data: Item }>(
    `select data from ${table}
     where created between $1 and $2 and ${filter}
       and ($3::text is null or (created, seq) < (select created, seq from ${table} where id = $4))
     order by created desc, seq desc limit $5`,
    [from, to, starting_after ?? null, starting_after ?? null, limit + 1, ...values],
  );
  return { object: 'list', url, has_more: rows.length > limit, data: rows.slice(0, limit).map((row) => row.data) };
}
