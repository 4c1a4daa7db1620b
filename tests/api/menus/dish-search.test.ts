import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { FindDishesDocument } from '../../../graphql/generated/customer/dishes';
import { Category } from '../../../server/menus/category.entity';
import type { Item } from '../../../server/menus/item.entity';
import { migrate } from '../../../server/database/migrate';
import { emptyDatabase, freshDatabase } from '../../support/database';
import { anItem, aShop, aWorld, graphql, type World } from '../../support/world';
import { anId } from '../../support/an-id';

const PLACE = { latitude: 48.8556, longitude: 2.3601 };

/** A database that lets nobody create an extension. */
async function withoutExtensions(): Promise<string> {
  const url = await emptyDatabase();
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create function refuse() returns event_trigger language plpgsql as $$ begin
    if tg_tag = 'CREATE EXTENSION' then raise insufficient_privilege; end if; end $$`);
  await client.query('create event trigger refuse on ddl_command_start execute function refuse()');
  await client.end();
  return url;
}

const worlds = await Promise.all([freshDatabase(), withoutExtensions()].map(async (url) => aWorld(await url)));
afterAll(() => Promise.all(worlds.map((world) => world.stop())));
const [world, plainWorld] = worlds as [World, World];

interface Setup {
  name?: string;
  /** So many metres north of the place. */
  metres?: number;
  closed?: boolean;
  category?: string;
  shop?: string;
  item?: Partial<Item>;
}

async function sells(world: World, name: string, { metres = 0, closed, category, shop: named, item }: Setup = {}) {
  const shop = await aShop(world);
  const there = 'update shop set latitude = latitude + $2, name = coalesce($3, name) where id = $1';
  await world.sql(there, shop.id, metres / 111_195, named);
  if (closed) await world.sql('delete from opening_range where shop_id = $1', shop.id);
  const em = world.product.orm.em.fork();
  if (category !== undefined) em.create(Category, { id: anId(), shop: shop.id, name: category });
  await em.flush();
  await anItem(world, shop.id, { name, ...item });
  return shop.id;
}

const find = async (world: World, text: string, place: typeof PLACE | null = PLACE) =>
  (await graphql({ base: world.base }, null, FindDishesDocument, { text, place })).findDishes;
const dishes = async (world: World, text: string, place?: null) =>
  (await find(world, text, place)).flatMap((one) => one.dishes.map(({ name }) => name));

describe.each([
  ['with its extensions', world],
  ['of a database that lets nobody create them', plainWorld],
])('dish search, %s', (_how, world) => {
  test('dish search ranks exact words before prefixes before misspellings, then open shops, then nearer ones', async () => {
    const slip = await sells(world, 'Strudal');
    const beginning = await sells(world, 'Strudels');
    const closed = await sells(world, 'Strudel aux pommes', { metres: 10, closed: true });
    const far = await sells(world, 'Strudel', { metres: 3000 });
    const near = await sells(world, 'Strudel maison', { metres: 2000 });
    const found = await find(world, 'strudel');
    expect(found.map(({ shop }) => shop.id)).toEqual([near, far, closed, beginning, slip]);
    expect(found[0]).toMatchObject({
      distanceMetres: 2000,
      shop: { opening: { isOpen: true }, earliestPickup: { startTime: expect.any(String) as string } },
      dishes: [{ name: 'Strudel maison', priceCents: 120 }],
    });
  });

  test.each([
    ['oeuf mimosa', 'Œuf mimosa'],
    ['MILLEFEUILE', 'Millefeuille'],
    ['creme brulé', 'Crème brûlée'],
    ['chocolatine', 'Pain au chocolat'],
    ['bagel lettuce', 'Lettuce'],
  ])('dish search for « %s » finds « %s »', async (typed, name) => {
    await sells(world, name, { category: name === 'Lettuce' ? 'Bagels' : 'Four' });
    expect(await dishes(world, typed)).toContain(name);
  });

  test('dish search lists the closest name first and at most three dishes of a shop', async () => {
    const id = await sells(world, 'Panettone aux fruits', { category: 'Fêtes' });
    for (const name of ['Panettone', 'Panettone au chocolat', 'Panettone glacé']) await anItem(world, id, { name });
    expect(await dishes(world, 'panettone')).toEqual(['Panettone', 'Panettone glacé', 'Panettone aux fruits']);
  });

  test('dish search finds shops by name, and dishes by their English name for English visitors', async () => {
    const id = await sells(world, 'Quignon', { shop: 'Aux Délices de Zélie' });
    expect(await find(world, 'delices zelie')).toMatchObject([{ shop: { id }, dishes: [] }]);
    await sells(world, 'Chausson', { item: { nameEn: 'Turnover' } });
    const english = await graphql({ base: world.base, language: 'en' }, null, FindDishesDocument, { text: 'turnover' });
    expect(english.findDishes).toMatchObject([
      { distanceMetres: null, dishes: [{ name: 'Turnover', nameLang: 'en' }] },
    ]);
  });

  test('dish search omits sold-out, unpublished, deleted and distant dishes and those of hidden shops', async () => {
    await sells(world, 'Kouign A', { item: { stock: 0 } });
    await sells(world, 'Kouign B', { item: { soldOutUntil: new Date('2026-11-25T04:00:00Z') } });
    await sells(world, 'Kouign C', { item: { published: false } });
    await sells(world, 'Kouign D', { item: { deletedAt: new Date('2026-11-23T04:00:00Z') } });
    await sells(world, 'Kouign E', { metres: 10_050 });
    const hidden = await sells(world, 'Kouign F');
    await world.sql('update shop set charges_enabled = false where id = $1', hidden);
    await sells(world, 'Kouign G', { metres: 9_950, item: { stock: 1 } });
    expect(await dishes(world, 'kouign')).toEqual(['Kouign G']);
    expect(await dishes(world, 'kouign', null)).toEqual(expect.arrayContaining(['Kouign E', 'Kouign G']));
  });
});

test('dish search finds nothing for an empty text and rejects a text over 100 characters or an invalid place', async () => {
  expect(await find(world, ' ( ')).toEqual([]);
  await expect(find(world, 'x'.repeat(101))).rejects.toThrow('BAD_USER_INPUT');
  await expect(find(world, 'pain', { latitude: 91, longitude: 0 })).rejects.toThrow('BAD_USER_INPUT');
});

test('dish search creates its indexes at the next migration once the PostgreSQL extensions can be installed', async () => {
  const indexes = async () =>
    (await plainWorld.sql(`select from pg_indexes where indexname ~ '^(item|category|shop)_folded$'`)).length;
  expect(await indexes()).toBe(0);
  await plainWorld.sql('drop event trigger refuse');
  await migrate(plainWorld.product.orm);
  expect(await indexes()).toBe(3);
});
