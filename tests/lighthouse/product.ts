import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aProcess } from '../support/process';
import { ownerSession } from '../support/rest';

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
    const { shopId: bakery } = await ownerSession(base, 'boulangerie@demo.test');
    const { shopId: restaurant } = await ownerSession(base, 'restaurant@demo.test');
    return { base, bakery, restaurant, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}
