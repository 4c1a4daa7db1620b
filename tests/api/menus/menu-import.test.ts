import { beforeEach, describe, expect, test } from 'vitest';
import { ImportMenuDocument, MenuPageDocument } from '../../../graphql/generated/owner/menu';
import { SaveOptionGroupDocument } from '../../../graphql/generated/owner/option-groups';
import type { MenuRowInput } from '../../../graphql/generated/schema';
import { ItemKind } from '../../../server/menus/item.entity';
import { anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';
import { anUpload } from '../../support/pictures';

const fixtures = await ownFixtures();
let shop: Somebody;

beforeEach(async () => {
  shop = await aShop(fixtures);
});

const load = async (...rows: MenuRowInput[]) =>
  (await graphql(fixtures, shop.token, ImportMenuDocument, { rows })).importMenu;
const items = async () =>
  (await graphql(fixtures, shop.token, MenuPageDocument)).ownMenu.categories.flatMap((category) => category.items);
const itemNamed = async (name: string) => (await items()).find((item) => item.name === name);

async function addGroup(name: string, shownWhen: { groupId: string; optionIds: string[] } | null = null) {
  const input = { name, min: 0, options: [{ name: 'Oui' }], itemIds: [], shownWhen };
  const { saveOptionGroup: saved } = await graphql(fixtures, shop.token, SaveOptionGroupDocument, { input });
  if (saved.__typename !== 'OwnOptionGroup') throw new Error(name);
  return { id: saved.id, optionIds: saved.options.map(({ id }) => id) };
}

const row = { category: 'Viennoiseries', name: 'Croissant', priceCents: 130 };

describe('importing a menu file', () => {
  test('a row stores everything it gives, and what it does not give stays', async () => {
    const cooking = await addGroup('Cuisson');
    const bread = await addGroup('Pain', { groupId: cooking.id, optionIds: cooking.optionIds });
    const pictureUrl = await anUpload(fixtures, shop.token);
    const facts = {
      ...{ stock: 12, freshlyBaked: true, nameEn: 'Croissant', description: 'Pur beurre', vatRate: 100, pictureUrl },
      ...{ allergens: ['GLUTEN' as const, 'MILK' as const], preparationUnits: 3 },
    };
    await load({ ...row, ...facts, optionGroupIds: [bread.id, cooking.id, bread.id] });
    // The group on which another depends comes first.
    const stored = { ...facts, priceCents: 130, optionGroupIds: [cooking.id, bread.id], published: true };
    expect(await itemNamed('Croissant')).toMatchObject(stored);
    expect(await load({ ...row, priceCents: 140 })).toMatchObject({ added: 0, changed: 1 });
    expect(await itemNamed('Croissant')).toMatchObject({ ...stored, priceCents: 140 });
    const nulls = { description: null, vatRate: null, preparationUnits: null, optionGroupIds: null };
    await load({ ...row, ...nulls });
    expect(await itemNamed('Croissant')).toMatchObject({ ...stored, priceCents: 130 });
  });

  test('a row empties what it gives as empty', async () => {
    const cooking = await addGroup('Cuisson');
    const pictureUrl = await anUpload(fixtures, shop.token);
    await load({ ...row, nameEn: 'Croissant', description: 'Beurre', optionGroupIds: [cooking.id], pictureUrl });
    await load({ ...row, nameEn: '', description: '', allergens: [], optionGroupIds: [], pictureUrl: null });
    const empty = { nameEn: null, description: '', optionGroupIds: [], pictureUrl: null };
    expect(await itemNamed('Croissant')).toMatchObject({ ...empty, allergens: [] });
    await load({ ...row, allergens: null });
    expect(await itemNamed('Croissant')).toMatchObject({ allergens: null });
    // Nothing shows the picture any more.
    expect(await fixtures.sql('select 1 from upload where shop_id = $1', shop.id)).toEqual([]);
  });

  test('a new item gets the VAT rate and preparation units of the form when a row does not give them', async () => {
    await load(row);
    const defaults = { vatRate: 55, preparationUnits: 0, allergens: null, optionGroupIds: [], pictureUrl: null };
    expect(await itemNamed('Croissant')).toMatchObject({ kind: 'SIMPLE', ...defaults });
  });

  test('an item with options keeps its kind and settings', async () => {
    const sizes = [900, 1200].map((priceCents) => ({ name: `À ${priceCents}`, priceCents }));
    await anItem(fixtures, shop.id, { name: 'Reine', kind: ItemKind.PIZZA, priceCents: 900, sizes, sauceLimit: 2 });
    await load({ ...row, name: 'reine', priceCents: 1000, vatRate: 200, preparationUnits: 4, allergens: ['MILK'] });
    expect(await fixtures.sql('select * from item where shop_id = $1', shop.id)).toMatchObject([
      {
        ...{ name: 'Reine', kind: 'PIZZA', sauce_limit: 2, vat_rate: 200, preparation_units: 4, allergens: ['MILK'] },
        sizes: [{ priceCents: 1000 }, { priceCents: 1300 }],
      },
    ]);
  });

  test('a row that cannot be is refused with its place, and nothing is imported', async () => {
    const rival = await aShop(fixtures);
    const theirs = await anUpload(fixtures, rival.token);
    const [pizza, sizes] = ['Reine', [900, 99_000].map((priceCents) => ({ name: `À ${priceCents}`, priceCents }))];
    await anItem(fixtures, shop.id, { name: pizza, kind: ItemKind.PIZZA, priceCents: 900, sizes });
    const before = await items();
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const [wrong, reason] of [
      [{ nameEn: 'a'.repeat(121) }, 'Le nom'],
      [{ description: 'a'.repeat(501) }, 'La description'],
      [{ vatRate: 196 }, 'Le taux de TVA est'],
      [{ preparationUnits: 21 }, 'La limite va de 0 à 20.'],
      [{ optionGroupIds: [unknown] }, 'Groupe d’options introuvable.'],
      [{ optionGroupIds: ['Cuisson'] }, 'Groupe d’options introuvable.'],
      [{ pictureUrl: theirs }, ''],
      [{ pictureUrl: 'photo.jpg' }, ''],
      [{ name: pizza, priceCents: 99_999 }, 'Le prix va de'],
    ] as const) {
      const rows = [row, { ...row, name: 'Miche', ...wrong }];
      const refusal = load(...rows);
      await expect(refusal).rejects.toThrow('BAD_USER_INPUT');
      await expect(refusal).rejects.toThrow(`Article 2 : ${reason}`);
    }
    expect(await items()).toEqual(before);
  });
});
