import { test as base } from 'vitest';
import { freshDatabase } from './database';
import { aWorld, type World } from './world';

type Settings = Parameters<typeof aWorld> extends [string, ...infer More] ? More : never;

/** The world of the file whose tests run: a worker runs one file at a time. */
export let world: World;

/** `test` with a product of the file's own, which begins with its first test or hook and ends with its last. */
export const testWith = (...settings: Settings) =>
  base
    .extend('databaseUrl', { scope: 'file' }, () => freshDatabase())
    .extend('world', { scope: 'file', auto: true }, async ({ databaseUrl }, { onCleanup }) => {
      world = await aWorld(databaseUrl, ...settings);
      onCleanup(() => world.stop());
      return world;
    });

export const test = testWith();

/** Rows of the product's own database. */
export const rowsOf = async <Row extends object = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  (await world.product.pool.query<Row>(sql, values)).rows;
