import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';

/** Frequent query, which PostgreSQL parses and plans once per connection. */
export interface PreparedQuery {
  name: string;
  /** SQL with a `?` for each value. */
  text: string;
  numbered: string;
}

/** Defines a prepared query; `name` must be unique in the product. */
export function preparedQuery(name: string, text: string): PreparedQuery {
  let value = 0;
  return { name, text, numbered: text.replaceAll('?', () => `$${++value}`) };
}

export type Query = <Row extends object>(asked: PreparedQuery, values: readonly unknown[]) => Promise<Row[]>;

/** Runs queries outside of a transaction or, given its connection, within one. */
export function queryOn(pool: Pool | PoolClient): Query {
  return async <Row extends object>({ name, numbered }: PreparedQuery, values: readonly unknown[]) =>
    (await pool.query<Row>({ name, text: numbered, values: [...values] })).rows;
}

/**
 * Returns the rows of a query. Within a transaction it uses that connection and is planned each time, because MikroORM
 * writes the values into the text. Types as in `em.execute`.
 */
export async function rowsOf<Row extends object>(
  em: EntityManager,
  asked: PreparedQuery,
  values: readonly unknown[],
): Promise<Row[]> {
  if (em.isInTransaction()) return em.execute<Row[]>(asked.text, [...values]);
  return queryOn(await em.getConnection().getNativeClient())<Row>(asked, values);
}

export function queryIn(em: EntityManager): Query {
  return (asked, values) => rowsOf(em, asked, values);
}

/** Returns the column name of an entity's field, in snake case. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
