import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { FindDishesDocument } from '../../../graphql/generated/customer/dishes';
import { Category } from '../../../server/menus/category.entity';
import type { Item } from '../../../server/menus/item.entity';
import { migrate } from '../../../server/database/migrate';
import { emptyDatabase, freshDatabase } from '../../support/database';
import { anItem, aShop, createFixtures, graphql, type Fixtures } from '../../support/fixtures';
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

const allFixtures = await Promise.all(
  [freshDatabase(), withoutExtensions()].map(async (url) => createFixtures(await url)),
);
afterAll(() => Promise.all(allFixtures.map((fixtures) => fixtures.stop())));
const [fixtures, plainFixtures] = allFixtures as [Fixtures, Fixtures];

interface Setup {
  name?: string;
  /** So many metres north of the place. */
  metres?: number;
  closed?: boolean;
  category?: string;
  shop?: string;
  item?: Partial<Item>;
}

async function sells(
  fixtures: Fixtures,
  name: string,
  { metres = 0, closed, category, shop: named, item }: Setup = {},
) {
  const shop = await aShop(fixtures);
  const there = 'update shop set latitude = latitude + $2, name = coalesce($3, name) where id = $1';
  await fixtures.sql(there, shop.id, metres / 111_195, named);
  if (closed) await fixtures.sql('delete from opening_range where shop_id = $1', shop.id);
  const em = fixtures.product.orm.em.fork();
  if (category !== undefined) em.create(Category, { id: anId(), shop: shop.id, name: category });
  await em.flush();
  await anItem(fixtures, shop.id, { name, ...item });
  return shop.id;
}

const find = async (fixtures: Fixtures, text: string, place: typeof PLACE | null = PLACE) =>
  (await graphql({ base: fixtures.base }, null, FindDishesDocument, { text, place })).findDishes;
const dishes = async (fixtures: Fixtures, text: string, place?: null) =>
  (await find(fixtures, text, place)).flatMap((one) => one.dishes.map(({ name }) => name));

describe.each([
  ['with its extensions', fixtures],
  ['of a database that lets nobody create them', plainFixtures],
])('dish search, %s', (_how, fixtures) => {
  test('dish search ranks exact words before prefixes before misspellings, then open shops, then nearer ones', async () => {
    const slip = await sells(fixtures, 'Strudal');
    const beginning = await sells(fixtures, 'Strudels');
    const closed = await sells(fixtures, 'Strudel aux pommes', { metres: 10, closed: true });
    const far = await sells(fixtures, 'Strudel', { metres: 3000 });
    const near = await sells(fixtures, 'Strudel maison', { metres: 2000 });
    const found = await find(fixtures, 'strudel');
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
    await sells(fixtures, name, { category: name === 'Lettuce' ? 'Bagels' : 'Four' });
    expect(await dishes(fixtures, typed)).toContain(name);
  });

  test('dish search lists the closest name first and at most three dishes of a shop', async () => {
    const id = await sells(fixtures, 'Panettone aux fruits', { category: 'Fêtes' });
    for (const name of ['Panettone', 'Panettone au chocolat', 'Panettone glacé']) await anItem(fixtures, id, { name });
    expect(await dishes(fixtures, 'panettone')).toEqual(['Panettone', 'Panettone glacé', 'Panettone aux fruits']);
  });

  test('dish search finds shops by name, and dishes by their English name for English visitors', async () => {
    const id = await sells(fixtures, 'Quignon', { shop: 'Aux Délices de Zélie' });
    expect(await find(fixtures, 'delices zelie')).toMatchObject([{ shop: { id }, dishes: [] }]);
    await sells(fixtures, 'Chausson', { item: { nameEn: 'Turnover' } });
    const english = await graphql({ base: fixtures.base, language: 'en' }, null, FindDishesDocument, {
      text: 'turnover',
    });
    expect(english.findDishes).toMatchObject([
      { distanceMetres: null, dishes: [{ name: 'Turnover', nameLang: 'en' }] },
    ]);
  });

  test('dish search omits sold-out, unpublished, deleted and distant dishes and those of hidden shops', async () => {
    const gone = [{ stock: 0 }, { soldOutUntil: new Date('2026-11-25T04:00:00Z') }, { published: false }];
    for (const item of [...gone, { deletedAt: new Date('2026-11-23T04:00:00Z') }])
      await sells(fixtures, 'Kouign A', { item });
    await sells(fixtures, 'Kouign E', { metres: 10_050 });
    const hidden = await sells(fixtures, 'Kouign F');
    await fixtures.sql('update shop set charges_enabled = false where id = $1', hidden);
    await sells(fixtures, 'Kouign G', { metres: 9_950, item: { stock: 1 } });
    expect(await dishes(fixtures, 'kouign')).toEqual(['Kouign G']);
    expect(await dishes(fixtures, 'kouign', null)).toEqual(expect.arrayContaining(['Kouign E', 'Kouign G']));
  });
});

test('dish search finds nothing for an empty text and rejects a text over 100 characters or an invalid place', async () => {
  expect(await find(fixtures, ' ( ')).toEqual([]);
  await expect(find(fixtures, 'x'.repeat(101))).rejects.toThrow('BAD_USER_INPUT');
  await expect(find(fixtures, 'pain', { latitude: 91, longitude: 0 })).rejects.toThrow('BAD_USER_INPUT');
});

test('dish search creates its indexes at the next migration once the PostgreSQL extensions can be installed', async () => {
  const indexes = async () =>
    (await plainFixtures.sql(`select from pg_indexes where indexname ~ '^(item|category|shop)_folded$'`)).length;
  expect(await indexes()).toBe(0);
  await plainFixtures.sql('drop event trigger refuse');
  await migrate(plainFixtures.product.orm);
  expect(await indexes()).toBe(3);
});
