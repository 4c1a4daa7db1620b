import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aProcess } from '../support/process';

/** The product as `npm start` starts it, with the demo and nothing else. */
export interface StartedProduct {
  base: string;
  /** Ids of the demo’s shops. */
  bakery: string;
  restaurant: string;
  stop(): Promise<void>;
}

export async function startProduct(): Promise<StartedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-lighthouse-'));
  const product = await aProcess({ DATA_DIR: dataDir, DEMO: '1' }, 'launch');
  const { base } = product;
  const end = async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const bakery = await shopOf(base, 'boulangerie@demo.test', 'boulangerie');
    const restaurant = await shopOf(base, 'restaurant@demo.test', 'restaurant');
    return { base, bakery, restaurant, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The shop of an owner stands in the owner’s token. */
async function shopOf(base: string, email: string, restaurantType: string): Promise<string> {
  const answer = await fetch(`${base}/api/owner/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Demo!2026', restaurantType }),
  });
  const { token } = (await answer.json()) as { token: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { ownerId: string };
  return claims.ownerId;
}
