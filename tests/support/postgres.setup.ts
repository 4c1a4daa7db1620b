import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../../server/database/embedded';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL of this test run alone; tests make databases of their own on it. */
    adminUrl: string;
  }
}

/** One PostgreSQL for the whole run, gone afterwards. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-tests-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, fast: true });
  project.provide('adminUrl', database.url);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
