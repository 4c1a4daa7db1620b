import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';

/** SQL that is asked all day: PostgreSQL reads and plans it once a connection. */
export interface Statement {
  name: string;
  /** With `?` for each value. */
  text: string;
  numbered: string;
}

/** `name` is unique in the product. */
export function statement(name: string, text: string): Statement {
  let value = 0;
  return { name, text, numbered: text.replaceAll('?', () => `$${++value}`) };
}

/** Answers the rows of a statement. */
export type Ask = <Row extends object>(asked: Statement, values: readonly unknown[]) => Promise<Row[]>;

/** Asks outside of every transaction or, given its connection, within one. */
export function askOn(pool: Pool | PoolClient): Ask {
  return async <Row extends object>({ name, numbered }: Statement, values: readonly unknown[]) =>
    (await pool.query<Row>({ name, text: numbered, values: [...values] })).rows;
}

/** A transaction of statements alone, prepared as outside of one. */
export async function inTransaction<R>(em: EntityManager, work: (ask: Ask) => Promise<R>): Promise<R> {
  const pool: Pool = await em.getConnection().getNativeClient();
  const client = await pool.connect();
  let isLost = false;
  try {
    await client.query('begin');
    const result = await work(askOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    isLost = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(isLost);
  }
}

/**
 * The rows a statement answers: in a transaction on its connection, and there planned anew, since MikroORM writes the values
 * into the text. Types as `em.execute`.
 */
export async function rowsOf<Row extends object>(
  em: EntityManager,
  asked: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  if (em.isInTransaction()) return em.execute<Row[]>(asked.text, [...values]);
  return askOn(await em.getConnection().getNativeClient())<Row>(asked, values);
}

/** Asks as `rowsOf`. */
export function askIn(em: EntityManager): Ask {
  return (asked, values) => rowsOf(em, asked, values);
}

/** The column of an entity's field. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
