import type { PoolClient } from 'pg';
import { noSuch } from './api-error';
import type { Kinds } from './objects';

type Kind = keyof Kinds;

/** A connection within a transaction, and the current time in Unix seconds of the product's clock. */
interface Connected {
  db: PoolClient;
  now: number;
}

export async function insert({ db, now }: Connected, data: Kinds[Kind]): Promise<void> {
  const sql = 'insert into payment_sandbox.objects (id, type, created, data) values ($1, $2, $3, $4)';
  await db.query(sql, [data.id, data.object, now, JSON.stringify(data)]);
}

export async function save({ db }: Connected, data: Kinds[Kind]): Promise<void> {
  await db.query('update payment_sandbox.objects set data = $2 where id = $1', [data.id, JSON.stringify(data)]);
}

export async function find<K extends Kind>({ db }: Connected, type: K, id: string, lock = '') {
  const { rows } = await db.query<{ data: Kinds[K] }>(
    `select data from payment_sandbox.objects where id = $1 and type = $2 ${lock}`,
    [id, type],
  );
  return rows[0]?.data;
}

/**
 * Reads a row and locks it until the transaction ends; a waiting transaction then sees the changes of the one before,
 * so that a status checked after this call cannot change.
 */
export function lock<K extends Kind>(at: Connected, type: K, id: string): Promise<Kinds[K] | undefined> {
  return find(at, type, id, 'for update');
}

/** Like `lock`, for an object named in the request. Throws Stripe's 404. */
export async function lockNamed<K extends Kind>(at: Connected, type: K, id: string): Promise<Kinds[K]> {
  const found = await lock(at, type, id);
  if (!found) throw noSuch(type, id);
  return found;
}
