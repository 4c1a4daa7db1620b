import { test as base } from 'vitest';
import { freshDatabase } from './database';
import { createFixtures, type Fixtures } from './fixtures';

type Settings = Parameters<typeof createFixtures> extends [string, ...infer More] ? More : never;

/** The fixtures of the file whose tests run: a worker runs one file at a time. */
export let fixtures: Fixtures;

/** `test` with a product of the file's own, which begins with its first test or hook and ends with its last. */
export const testWith = (...settings: Settings) =>
  base
    .extend('databaseUrl', { scope: 'file' }, () => freshDatabase())
    .extend('fixtures', { scope: 'file', auto: true }, async ({ databaseUrl }, { onCleanup }) => {
      fixtures = await createFixtures(databaseUrl, ...settings);
      onCleanup(() => fixtures.stop());
      return fixtures;
    });

export const test = testWith();

/** Rows of the product's own database. */
export const rowsOf = async <Row extends object = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  (await fixtures.product.pool.query<Row>(sql, values)).rows;
