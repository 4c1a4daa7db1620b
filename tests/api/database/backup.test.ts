import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { audit } from '../../../server/audit/audit';
import { backup, restore } from '../../../server/database/backup';
import { startEmbeddedDatabase } from '../../../server/database/embedded';
import { anOrder } from '../../support/ordering';
import { aCustomer, anItem, aShop, createFixtures } from '../../support/fixtures';

const folder = mkdtempSync(join(tmpdir(), 'memeprix-backup-'));
const dataDir = join(folder, 'data');
const embedded = await startEmbeddedDatabase({ dataDir, log: () => undefined, fast: true });
const fixtures = await createFixtures(embedded.url, {}, { dataDir });
afterAll(async () => {
  await fixtures.stop();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup taken during purchases restores every acknowledged order and all uploads and passes the audit', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 500 });
  const itemId = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650, stock: 900 });
  const picture = join(dataDir, 'uploads', 'croissant.webp');
  writeFileSync(picture, 'a picture');
  const acknowledged: string[] = [];
  for (let index = 0; index < 3; index++)
    acknowledged.push((await anOrder(fixtures, await aCustomer(fixtures), shop.id, { itemId })).id);
  const atLeast = [...acknowledged];

  let over = false;
  const buying = [1, 2].map(async () => {
    while (!over) {
      acknowledged.push((await anOrder(fixtures, await aCustomer(fixtures), shop.id, { itemId })).id);
      // As fast as they can, they would leave the backup no time.
      await pause(200);
    }
  });
  await backup(dataDir, embedded.url, join(folder, 'copy'));
  // The picture is gone from the product, not from its backup.
  rmSync(picture);
  over = true;
  await Promise.all(buying);
  await expect(backup(dataDir, embedded.url, join(folder, 'copy'))).rejects.toThrow('existe déjà');

  const target = join(folder, 'restored');
  expect(restore(join(folder, 'copy'), target, '1')).toBeNull();
  const again = await startEmbeddedDatabase({ dataDir: target, log: () => undefined, fast: true });
  const client = new pg.Client({ connectionString: again.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from orders');
    const restored = rows.map(({ id }) => id);
    expect(restored).toEqual(expect.arrayContaining(atLeast));
    expect(restored.length).toBeLessThanOrEqual(acknowledged.length + 2);
    const findings = await audit(client, fixtures.product.clock.now());
    expect(findings.filter(({ count }) => count > 0)).toEqual([]);
    expect(existsSync(join(target, 'uploads', 'croissant.webp'))).toBe(true);
    // Under a running server nothing is put in its place.
    expect(() => restore(join(folder, 'copy'), target, '2')).toThrow('arrêtez-la');
  } finally {
    await client.end();
    await again.stop();
  }
  // What was there is kept beside it.
  expect(restore(join(folder, 'copy'), target, '3')).toBe(`${target}.avant-3`);
  expect(readdirSync(folder)).toContain('restored.avant-3');
  expect(() => restore(folder, target, '4')).toThrow('n’est pas une sauvegarde');
});
