import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freshSecrets } from '../../server/secrets';
import { copyDataFolder } from './journey-database';
import { aProcess } from './process';
import { customerToken } from './rest';

declare module 'vitest' {
  interface ProvidedContext {
    /** One product a worker: where it answers, where it keeps its files. */
    products: { base: string; dataDir: string }[];
    /** A stopped product with the demo in its database, to be copied. */
    demoDataDir: string;
    /** Tokens of the demo's customers by address, good for every product: no person signs in as often as all journeys together. */
    customerTokens: Record<string, string>;
  }
}

const WORKERS = 3;

/** Starts the product as `npm start` does, on its own PostgreSQL with the demo: a first time alone, then, timed, from copies of that. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'memeprix-journeys-'));
  const demoDataDir = join(folder, 'demo');
  const { vapidPublicKey, vapidPrivateKey } = freshSecrets();
  const start = (dataDir: string) =>
    aProcess(
      {
        DATA_DIR: dataDir,
        DEMO: '1',
        CLOCK_START: '2026-11-24T10:00:00Z',
        VAPID_PUBLIC_KEY: vapidPublicKey,
        VAPID_PRIVATE_KEY: vapidPrivateKey,
      },
      'launch',
    );
  await (await start(demoDataDir)).stop();
  const startCopy = async (worker: number) => {
    const dataDir = join(folder, `worker-${worker}`);
    copyDataFolder(demoDataDir, dataDir);
    return { product: await start(dataDir), dataDir };
  };
  const first = await startCopy(0);
  const others = Array.from({ length: WORKERS - 1 }, (_, worker) => startCopy(worker + 1));
  const running = [first, ...(await Promise.all(others))];
  project.provide('demoDataDir', demoDataDir);
  project.provide(
    'products',
    running.map(({ product: { base }, dataDir }) => ({ base, dataDir })),
  );
  const customers = ['client@demo.test', 'client2@demo.test'];
  const tokens = await Promise.all(customers.map((email) => customerToken(first.product.base, email)));
  project.provide('customerTokens', Object.fromEntries(customers.map((email, place) => [email, tokens[place] ?? ''])));
  return async () => {
    await Promise.all(running.map(({ product }) => product.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}
