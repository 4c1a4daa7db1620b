import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { aProcess } from './process';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the journeys' product answers. */
    productBase: string;
    /** How long its second start took, in milliseconds: built, database made, demo loaded. */
    secondStartMs: number;
    /** Where the journeys' product keeps its files, mails among them. */
    productDataDir: string;
  }
}

/** Starts the product as `npm start` does, on its own PostgreSQL with the demo, for all journeys: twice, the second time timed. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-journeys-'));
  const env = { DATA_DIR: dataDir, DEMO: '1', CLOCK_START: '2026-11-24T10:00:00Z' };
  const first = await aProcess(env, 'launch');
  await first.stop();
  const began = performance.now();
  const product = await aProcess(env, 'launch');
  project.provide('secondStartMs', performance.now() - began);
  project.provide('productBase', product.base);
  project.provide('productDataDir', dataDir);
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
