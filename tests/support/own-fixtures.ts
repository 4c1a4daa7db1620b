import { afterAll } from 'vitest';
import { freshDatabase } from './database';
import { createFixtures, type Fixtures } from './fixtures';

type Settings = Parameters<typeof createFixtures> extends [string, ...infer More] ? More : never;

/** Those of the file whose tests run: a worker runs one file at a time. */
export let fixtures: Fixtures;

/** A product on a database of its own, until the file that asks for it at its top has ended. */
export async function ownFixtures(...settings: Settings): Promise<Fixtures> {
  const own = await createFixtures(await freshDatabase(), ...settings);
  fixtures = own;
  afterAll(() => own.stop());
  return own;
}

/** Rows of the product's own database. */
export const rowsOf = async <Row extends object = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  (await fixtures.product.pool.query<Row>(sql, values)).rows;
