import { afterAll } from 'vitest';
import { freshDatabase } from './database';
import { aWorld } from './world';

type Settings = Parameters<typeof aWorld> extends [string, ...infer More] ? More : never;

/** A product on a database of its own, until the file that asks for it at its top has ended. */
export async function ownWorld(...settings: Settings) {
  const world = await aWorld(await freshDatabase(), ...settings);
  afterAll(() => world.stop());
  return world;
}
