import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buys } from '../support/buying';
import { changeRows } from '../support/journey';
import { copyDataFolder } from '../support/journey-database';
import { anOwner } from '../support/owner';
import { aProcess, type ProductProcess } from '../support/process';
import { customerToken, rest } from '../support/rest';
import { DESK } from '../support/visitor';

const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-restart-'));
let product: ProductProcess;

/** The product on its own database, from then on by its clock; each start is a process of its own. */
const start = (clock: string, port?: string) =>
  aProcess({ DATA_DIR: dataDir, DEMO: '1', CLOCK_START: clock, ...(port && { PORT: port }) }, 'launch');

beforeAll(async () => {
  copyDataFolder(inject('demoDataDir'), dataDir);
  product = await start('2026-11-24T10:00:00Z');
});
afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the board recovers after the server is killed and restarted, with the step pressed meanwhile applied once', async () => {
  const { base } = product;
  const customer = await customerToken(base, 'client@demo.test');
  const owner = await anOwner('restaurant@demo.test', DESK, base);
  const { page, shopId, token } = owner;
  const before = await buys({ base }, customer, shopId);
  await page.goto(`${base}/ownerorders`);
  const card = (name: string) => page.getByRole('article', { name });
  await card(before.token).waitFor();

  await product.kill();
  const lost = page.getByText(/^Connexion perdue, reconnexion…/);
  await lost.waitFor({ timeout: 20_000 });
  // What was known stays, and what is pressed now waits for the server.
  await page.waitForTimeout(1000);
  await card(before.token).getByRole('button', { name: 'Prêt à être récupéré' }).click();

  product = await start('2026-11-24T10:05:00Z', new URL(base).port);
  await lost.waitFor({ state: 'hidden', timeout: 30_000 });
  await card(before.token).getByRole('button', { name: 'Livrer la commande' }).waitFor();
  const { body } = await rest({ base }, 'GET', `/api/orders/${before.token}`, { token });
  expect(body).toMatchObject({ order: { statusKey: 'READY' } });

  const after = await buys({ base }, customer, shopId);
  await card(after.token).waitFor();
  await page.context().close();
});

test('a restaurant open until 02:00 sells a window after midnight, shows the order at once and pauses until 04:00', async () => {
  await product.stop();
  // 23:46 in Paris, on the same Tuesday.
  product = await start('2026-11-24T22:46:00Z');
  const { base } = product;
  const owner = await anOwner('restaurant@demo.test', DESK, base);
  const hours = 'update opening_range set opens_at = 1080, closes_at = 1560 where shop_id = $1';
  await changeRows(hours, [owner.shopId], dataDir);

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
