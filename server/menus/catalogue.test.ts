import { version } from 'uuid';
import { expect, test } from 'vitest';
import { ShopKind } from '../shops/shop.entity';
import { catalogueOf } from './catalogue';
import type { Item } from './item.entity';

const own = (name: string, category: string) =>
  ({ id: `id of ${name}`, name, picture: `${name}.webp`, category: { name: category } }) as Item;

test('the catalogue lists the shop’s own items first, under its own category spelling, and does not propose them again', () => {
  const catalogue = catalogueOf(ShopKind.BOULANGERIE, [own('CROISSANT', 'viennoiseries'), own('Glace', 'Été')]);
  expect(catalogue.slice(0, 2).map(({ category }) => category)).toEqual(['viennoiseries', 'Été']);
  const [pastries] = catalogue;
  expect(pastries?.entries[0]).toEqual({ id: 'id of CROISSANT', name: 'CROISSANT', picture: 'CROISSANT.webp' });
  expect(pastries?.entries.map(({ name }) => name)).not.toContain('Croissant');
  expect(pastries?.entries.length).toBeGreaterThan(1);
});

test.each(Object.values(ShopKind))(
  'a %s without items is offered a catalogue whose proposals have unique names and unique, stable ids',
  (kind) => {
    const catalogue = catalogueOf(kind, []);
    const ids = catalogue.flatMap(({ entries }) => entries.map(({ id }) => id));
    const names = catalogue.flatMap(({ entries }) => entries.map(({ name }) => name.toLowerCase()));
    expect(new Set(names).size).toBe(names.length);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.map((id) => version(id))).toEqual(ids.map(() => 7));
    expect(catalogueOf(kind, []).flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(ids);
  },
);

test('a catalogue proposal has the same id in every process, whatever was proposed before', () => {
  const [first] = catalogueOf(ShopKind.BOULANGERIE, [])[0]?.entries ?? [];
  expect(first).toMatchObject({ name: 'Baguette tradition', id: '019b76da-a800-726f-a0e9-b97ee7878bd7' });
});
