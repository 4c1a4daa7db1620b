import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buys } from '../support/buying';
import { browser } from '../support/journey';
import { copyDataFolder, journeyDatabase } from '../support/journey-database';
import { anOwner, customerToken } from '../support/owner';
import { aProcess, type ProductProcess } from '../support/process';

const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-night-'));
let product: ProductProcess;

// 23:46 in Paris, on a Tuesday.
beforeAll(async () => {
  copyDataFolder(inject('demoDataDir'), dataDir);
  product = await aProcess({ DATA_DIR: dataDir, DEMO: '1', CLOCK_START: '2026-11-24T22:46:00Z' }, 'launch');
}, 240_000);
afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a restaurant open from 18:00 to 02:00, at 23:46', () => {
  it('a restaurant open until 02:00 sells a window after midnight, shows the order at once and pauses until 04:00', async () => {
    const { base } = product;
    const owner = await anOwner(browser, base, { email: 'restaurant@demo.test', width: 1280, height: 800 });
    const database = await journeyDatabase(dataDir);
    const hours = 'update opening_range set opens_at = 1080, closes_at = 1560 where shop_id = $1';
    await database.change(hours, [owner.shopId]).finally(() => database.close());

    const order = await buys({ base }, await customerToken(base, 'client@demo.test'), owner.shopId);
    const { page } = owner;
    await page.goto(`${base}/ownerorders`);
    const card = page.getByRole('article', { name: order.token });
    await card
      .getByText(/^12:\d\d AM/)
      .first()
      .waitFor();
    await card.getByRole('button', { name: 'Prêt à être récupéré' }).click();
    await card.getByRole('button', { name: 'Livrer la commande' }).waitFor();

    await page.goto(`${base}/reglages/horaires`);
    await page.getByRole('button', { name: 'Jusqu’à demain 04:00' }).click();
    await page.getByText('Commandes en pause, jusqu’à demain 04:00').waitFor();
    expect(owner.errors).toEqual([]);
    await page.context().close();
  });
});
