import { version } from 'uuid';
import { expect, test } from 'vitest';
import { ShopKind } from '../shops/shop.entity';
import { catalogueOf } from './catalogue';
import type { Item } from './item.entity';

const own = (name: string, category: string) =>
  ({ id: `id of ${name}`, name, picture: `${name}.webp`, category: { name: category } }) as Item;

test('the shop’s own stand first, under its own spelling of the category, and are not proposed again', () => {
  const catalogue = catalogueOf(ShopKind.BOULANGERIE, [own('CROISSANT', 'viennoiseries'), own('Glace', 'Été')]);
  expect(catalogue.slice(0, 2).map(({ category }) => category)).toEqual(['viennoiseries', 'Été']);
  const [pastries] = catalogue;
  expect(pastries?.entries[0]).toEqual({ id: 'id of CROISSANT', name: 'CROISSANT', picture: 'CROISSANT.webp' });
  expect(pastries?.entries.map(({ name }) => name)).not.toContain('Croissant');
  expect(pastries?.entries.length).toBeGreaterThan(1);
});

test.each(Object.values(ShopKind))('an empty %s is proposed something, each under an id that stays its own', (kind) => {
  const catalogue = catalogueOf(kind, []);
  const ids = catalogue.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.map((id) => version(id))).toEqual(ids.map(() => 7));
  expect(catalogueOf(kind, []).flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(ids);
});

test('a proposal is named alike by every process, whatever was proposed before it', () => {
  const [first] = catalogueOf(ShopKind.BOULANGERIE, [])[0]?.entries ?? [];
  expect(first).toMatchObject({ name: 'Baguette tradition', id: '019b76da-a800-726f-a0e9-b97ee7878bd7' });
});
