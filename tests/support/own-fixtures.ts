import { afterAll } from 'vitest';
import { freshDatabase } from './database';
import { createFixtures } from './fixtures';

type Settings = Parameters<typeof createFixtures> extends [string, ...infer More] ? More : never;

/** A product on a database of its own, until the file that asks for it at its top has ended. */
export async function ownFixtures(...settings: Settings) {
  const fixtures = await createFixtures(await freshDatabase(), ...settings);
  afterAll(() => fixtures.stop());
  return fixtures;
}
