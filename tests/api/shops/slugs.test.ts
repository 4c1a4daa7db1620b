import { expect, test } from 'vitest';
import { SaveShopIdentityDocument } from '../../../graphql/generated/owner/settings';
import { shopOfSlug } from '../../../server/shops/public-shops';
import { queryOn } from '../../../server/database/query';
import { ownFixtures } from '../../support/own-fixtures';
import { aShop, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures();

const slugOf = async (id: string) => {
  const query = 'query ($id: ID!) { shop(id: $id) { slug } }';
  return (await graphql<{ shop: { slug: string } }>(fixtures, null, query, { id })).shop.slug;
};
const rename = (id: string, name: string, city = 'Paris') =>
  fixtures.sql('update shop set name = $2, city = $3 where id = $1', id, name, city);

// First: what a shop was called once is nobody else’s.
test('shops of the same name get numbered slugs, also when created concurrently', async () => {
  const shops = await Promise.all(Array.from({ length: 25 }, () => aShop(fixtures)));
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
  const { id } = await aShop(fixtures);
  await rename(id, name, city);
  expect(await slugOf(id)).toBe(slug);
});

test('a renamed shop reserves its earlier slugs and can take them again', async () => {
  const [shop, other] = [await aShop(fixtures), await aShop(fixtures)];
  await rename(shop.id, 'Maison Hermine');
  const address = '1 rue du Test, 75004 Paris';
  const input = { name: 'Le Pain d’Ys', kind: 'BOULANGERIE', description: '', address } as const;
  await graphql(fixtures, shop.token, SaveShopIdentityDocument, { input });
  expect(await slugOf(shop.id)).toBe('le-pain-d-ys-paris');
  await rename(other.id, 'Maison Hermine');
  expect(await slugOf(other.id)).toBe('maison-hermine-paris-2');
  // Nor does a third one get what two have left, by name or by its number.
  const third = await aShop(fixtures);
  await rename(other.id, 'Chez Ys');
  await rename(third.id, 'Maison Hermine');
  await rename(third.id, 'Maison Hermine Paris 2');
  const [{ pool }, holders] = [fixtures.product, [shop.id, other.id]];
  const led = ['', '-2'].map((number) => shopOfSlug(queryOn(pool), `maison-hermine-paris${number}`));
  expect((await Promise.all(led)).map((one) => one?.id)).toEqual(holders);
  await rename(shop.id, 'MAISON  hermine');
  expect(await slugOf(shop.id)).toBe('maison-hermine-paris');
  await rename(shop.id, 'Maison Hermine', 'Paris');
  expect(await slugOf(shop.id)).toBe('maison-hermine-paris');
});
