import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freshSecrets } from '../../server/secrets';
import { aProcess } from './process';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the journeys' product answers. */
    productBase: string;
    /** How long its second start took, in milliseconds: built, database made, demo loaded. */
    secondStartMs: number;
    /** Where the journeys' product keeps its files, mails among them. */
    productDataDir: string;
    /** Tokens of the demo's customers by address: no person signs in as often as all journeys together. */
    customerTokens: Record<string, string>;
  }
}

/** Starts the product as `npm start` does, on its own PostgreSQL with the demo, for all journeys: twice, the second time timed. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-journeys-'));
  const { vapidPublicKey, vapidPrivateKey } = freshSecrets();
  const env = {
    DATA_DIR: dataDir,
    DEMO: '1',
    CLOCK_START: '2026-11-24T10:00:00Z',
    VAPID_PUBLIC_KEY: vapidPublicKey,
    VAPID_PRIVATE_KEY: vapidPrivateKey,
  };
  const first = await aProcess(env, 'launch');
  await first.stop();
  const began = performance.now();
  const product = await aProcess(env, 'launch');
  project.provide('secondStartMs', performance.now() - began);
  project.provide('productBase', product.base);
  project.provide('productDataDir', dataDir);
  const customers = ['client@demo.test', 'client2@demo.test'];
  const tokens = await Promise.all(customers.map((email) => tokenOf(product.base, email)));
  project.provide('customerTokens', Object.fromEntries(customers.map((email, place) => [email, tokens[place] ?? ''])));
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function tokenOf(base: string, email: string): Promise<string> {
  const answer = await fetch(`${base}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Demo!2026' }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}
