import { afterAll, expect, test } from 'vitest';
import { SaveShopIdentityDocument } from '../../../graphql/generated/owner/settings';
import { shopOfSlug } from '../../../server/shops/public-shops';
import { queryOn } from '../../../server/database/query';
import { connect } from '../../../server/database/orm';
import { migrate } from '../../../server/platform/product';
import { emptyDatabase, freshDatabase } from '../../support/database';
import { aShop, aWorld, graphql } from '../../support/world';
import { anId } from '../../support/an-id';

const world = await aWorld(await freshDatabase());
afterAll(() => world.stop());

const slugOf = async (id: string) => {
  const { shop } = await graphql<{ shop: { slug: string } }>(
    world,
    null,
    'query ($id: ID!) { shop(id: $id) { slug } }',
    {
      id,
    },
  );
  return shop.slug;
};
const rename = (id: string, name: string, city = 'Paris') =>
  world.product.pool.query('update shop set name = $2, city = $3 where id = $1', [id, name, city]);

// First: what a shop was called once is nobody else’s.
test('shops of the same name get numbered slugs, also when created concurrently', async () => {
  const shops = await Promise.all(Array.from({ length: 25 }, () => aShop(world)));
  const slugs = await Promise.all(shops.map(({ id }) => slugOf(id)));
  expect(new Set(slugs).size).toBe(25);
  expect(slugs).toContain('le-fournil-du-test-paris');
  expect(slugs).toContain('le-fournil-du-test-paris-2');
  expect(slugs.filter((slug) => !/^le-fournil-du-test-paris(-\d+)?$/.test(slug))).toEqual([]);
});

test.each([
  ['Boulangerie Martin', 'Paris', 'boulangerie-martin-paris'],
  ['L’Œuf & la  Crème — ÉTÉ', 'Saint-Étienne', 'l-oeuf-la-creme-ete-saint-etienne'],
  ['Le Fournil de Lyon', 'Lyon', 'le-fournil-de-lyon'],
  ['Maison Levain', '', 'maison-levain'],
  ['مخبز', '', 'commerce'],
  ['../<script>"', 'Paris', 'script-paris'],
  ['a'.repeat(120), 'Paris', 'a'.repeat(90)],
])('a shop called « %s » in « %s » gets the slug « %s »', async (name, city, slug) => {
  const { id } = await aShop(world);
  await rename(id, name, city);
  expect(await slugOf(id)).toBe(slug);
});

test('a renamed shop reserves its earlier slugs and can take them again', async () => {
  const [shop, other] = [await aShop(world), await aShop(world)];
  await rename(shop.id, 'Maison Hermine');
  const input = {
    name: 'Le Pain d’Ys',
    kind: 'BOULANGERIE',
    description: '',
    address: '1 rue du Test, 75004 Paris',
  } as const;
  await graphql(world, shop.token, SaveShopIdentityDocument, { input });
  expect(await slugOf(shop.id)).toBe('le-pain-d-ys-paris');
  await rename(other.id, 'Maison Hermine');
  expect(await slugOf(other.id)).toBe('maison-hermine-paris-2');
  // Nor does a third one get what two have left, by name or by its number.
  const third = await aShop(world);
  await rename(other.id, 'Chez Ys');
  await rename(third.id, 'Maison Hermine');
  await rename(third.id, 'Maison Hermine Paris 2');
  const [{ pool }, holders] = [world.product, [shop.id, other.id]];
  const led = ['', '-2'].map((number) => shopOfSlug(queryOn(pool), `maison-hermine-paris${number}`));
  expect((await Promise.all(led)).map((one) => one?.id)).toEqual(holders);
  await rename(shop.id, 'MAISON  hermine');
  expect(await slugOf(shop.id)).toBe('maison-hermine-paris');
  await rename(shop.id, 'Maison Hermine', 'Paris');
  expect(await slugOf(shop.id)).toBe('maison-hermine-paris');
});

test('the migration gives existing shops slugs, with the one without a number to the oldest', async () => {
  const orm = await connect(await emptyDatabase());
  try {
    await orm.migrator.up({ to: 'm20261207-english' });
    for (let at = 0; at < 12; at++) {
      const id = anId();
      await orm.em.execute(
        `insert into account (id, role, email, name, created_at) values (?, 'OWNER', ?, '', now())`,
        [id, `${id}@example.test`],
      );
      await orm.em.execute(
        `insert into shop (id, name, kind, address, postcode, city, latitude, longitude, created_at)
         values (?, ?, 'CAFE', '', '', 'Lyon', 0, 0, now() + make_interval(days => ?))`,
        [id, at < 2 ? 'Café' : `Café ${at}`, at],
      );
    }
    await migrate(orm);
    const named = await orm.em.execute<{ slug: string }[]>(
      `select slug from shop where name = 'Café' order by created_at`,
    );
    expect(named.map(({ slug }) => slug)).toEqual(['cafe-lyon', 'cafe-lyon-2']);
    const [counted] = await orm.em.execute(`select count(distinct slug)::int as slugs from shop where slug <> ''`);
    expect(counted).toEqual({ slugs: 12 });
  } finally {
    await orm.close();
  }
});
