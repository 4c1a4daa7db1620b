import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { Account } from '../../../server/accounts/account.entity';
import { migrate } from '../../../server/database/migrate';
import { Item } from '../../../server/menus/item.entity';
import { Review } from '../../../server/reviews/review.entity';
import { Shop } from '../../../server/shops/shop.entity';
import { connect } from '../../../server/database/orm';
import { demoShops } from '../../../server/demo/demo-shops';
import { seedDemo } from '../../../server/demo/load';

const now = new Date('2026-11-24T10:00:00Z');
const uploadsDir = mkdtempSync(join(tmpdir(), 'memeprix-demo-'));
const surroundings = {
  clock: { now: () => now },
  uploadsDir,
  hashPassword: (password: string) => Promise.resolve(`hash of ${password}`),
};
const orm = await connect(await freshDatabase());
await migrate(orm);
await seedDemo(orm.em.fork(), surroundings);
afterAll(async () => {
  await orm.close();
  rmSync(uploadsDir, { recursive: true, force: true });
});

test('the demo has every shop with its menu and reviews, ready for payments', async () => {
  const em = orm.em.fork();
  const shops = await em.find(Shop, {});
  expect(shops.map(({ name }) => name).sort()).toEqual(demoShops.map(({ name }) => name).sort());
  expect(shops.every(({ chargesEnabled, paymentAccountId }) => chargesEnabled && paymentAccountId)).toBe(true);
  expect(await em.count(Item)).toBe(
    demoShops.flatMap(({ categories }) => categories.flatMap(({ items }) => items)).length,
  );
  expect(await em.count(Review)).toBe(demoShops.reduce((sum, { reviews }) => sum + reviews.count, 0));
});

test('all demo accounts are activated, and an owner’s account has the id of the shop', async () => {
  const em = orm.em.fork();
  const accounts = await em.find(Account, {});
  expect(accounts).toHaveLength(demoShops.length + 2);
  expect(accounts.every(({ activatedAt }) => activatedAt !== null)).toBe(true);
  const owner = accounts.find(({ email }) => email === 'boulangerie@demo.test');
  expect((await em.findOneOrFail(Shop, { id: owner?.id ?? '' })).name).toBe('Au Levain du Marais');
});

test('the demo has the file of every picture its shops and items name', async () => {
  const em = orm.em.fork();
  const named = [...(await em.find(Item, {})), ...(await em.find(Shop, {}))].map(({ picture }) => picture);
  const there = new Set(readdirSync(join(uploadsDir, 'demo')).map((file) => `demo/${file.replace('.avif', '.webp')}`));
  expect(named.filter((picture) => picture === null || !there.has(picture))).toEqual([]);
});

test('the demo is not loaded into a database that already has accounts', async () => {
  await orm.em.fork().nativeUpdate(Shop, { name: 'Sami Grill' }, { name: 'Chez Sami' });
  await seedDemo(orm.em.fork(), surroundings);
  expect(await orm.em.fork().count(Account)).toBe(demoShops.length + 2);
  expect(await orm.em.fork().count(Shop, { name: 'Chez Sami' })).toBe(1);
});
