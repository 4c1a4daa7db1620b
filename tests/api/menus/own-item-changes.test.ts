import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { AddCategoryDocument } from '../../../graphql/generated/owner/category';
import { ChangeItemsDocument, ImportMenuDocument, MenuPageDocument } from '../../../graphql/generated/owner/menu';
import { OptionGroupsPageDocument, SaveOptionGroupDocument } from '../../../graphql/generated/owner/option-groups';
import type { ChangeItemsInput } from '../../../graphql/generated/schema';
import { allergens } from '../../../graphql/rules/allergens';
import { VAT_RATES } from '../../../graphql/rules/item-defaults';
import { Category } from '../../../server/menus/category.entity';
import { orderRulesFrom } from '../../../server/menus/days/order-rules';
import { Item, ItemKind } from '../../../server/menus/item.entity';
import { changeSteps, toItemsChange, type BulkItem, type ItemChange } from '../../../ui/owner/bulk-change/item-change';
import { NO_RULES } from '../../../ui/owner/order-rules/order-rules';
import { toBulkMenu } from '../../../web/owner/menu/menu-view';
import { anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { saveItem } from '../../support/menu-owner';
import { ownFixtures } from '../../support/own-fixtures';
import { statementsOf } from '../../support/statements';

const fixtures = await ownFixtures();
let shop: Somebody;
let croissant: string;
let baguette: string;

beforeEach(async () => {
  shop = await aShop(fixtures);
  croissant = await anItem(fixtures, shop.id, { name: 'Croissant', priceCents: 120 });
  baguette = await anItem(fixtures, shop.id, { name: 'Baguette', priceCents: 110, position: 1 });
});

const change = async (input: ChangeItemsInput, { token } = shop) =>
  (await graphql(fixtures, token, ChangeItemsDocument, { input })).changeItems;
const these = (...ids: string[]) => ids.map((itemId) => ({ itemId }));
const menu = async () => toBulkMenu((await graphql(fixtures, shop.token, MenuPageDocument)).ownMenu.categories);
const itemsNow = async () => (await menu()).flatMap(({ items }) => items);
async function addCategory(name: string): Promise<string> {
  const { addCategory: added } = await graphql(fixtures, shop.token, AddCategoryDocument, { name });
  return added.__typename === 'OwnCategory' ? added.id : '';
}
async function addGroup(name: string, shownWhen: { groupId: string; optionIds: string[] } | null = null) {
  const input = { name, min: 0, options: [{ name: 'Oui' }], itemIds: [], shownWhen };
  const { saveOptionGroup: saved } = await graphql(fixtures, shop.token, SaveOptionGroupDocument, { input });
  if (saved.__typename !== 'OwnOptionGroup') throw new Error(name);
  return { id: saved.id, optionIds: saved.options.map(({ id }) => id) };
}
const inCategory = (id: string, item: Partial<Item>) =>
  anItem(fixtures, shop.id, { ...item, category: fixtures.product.orm.em.fork().getReference(Category, id) });

const rules = fc.record(
  {
    noticeHours: fc.option(fc.integer({ min: 1, max: 720 })),
    days: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })),
    season: fc.constantFrom(null, { from: '12-01', to: '01-31' }),
    dayCapacity: fc.option(fc.integer({ min: 1, max: 99 })),
  },
  { requiredKeys: [] },
);
const someOf = <One>(all: readonly One[]) => fc.subarray([...all]);
const FACTS = ['priceCents', 'categoryId', 'vatRate', 'allergens', 'orderRules', 'soldOut', 'optionGroupIds'] as const;
const factsOf = (item: BulkItem) => Object.fromEntries(FACTS.map((fact) => [fact, item[fact]]));

test('the preview of a change of several items equals what the server stores', async () => {
  const cooking = await addGroup('Cuisson');
  const bread = await addGroup('Pain', { groupId: cooking.id, optionIds: cooking.optionIds });
  const groupIds = [cooking.id, bread.id, (await addGroup('Sauce')).id];
  const groups = (await graphql(fixtures, shop.token, OptionGroupsPageDocument)).ownOptionGroups;
  const [viennoiseries = '', others] = [(await menu())[0]?.id, await addCategory('Pains')];
  const sizes = [900, 1200].map((priceCents) => ({ name: `À ${priceCents}`, priceCents }));
  const pizza = await anItem(fixtures, shop.id, { name: 'Reine', kind: ItemKind.PIZZA, priceCents: 900, sizes });
  // The same name in the other category.
  const ids = [croissant, baguette, pizza, await inCategory(others, { name: 'croissant', priceCents: 90 })];

  const facts = fc.record({
    vatRate: fc.constantFrom(...VAT_RATES),
    allergens: fc.option(someOf(allergens)),
    orderRules: fc.option(rules.map(orderRulesFrom)),
    soldOutUntil: fc.constantFrom(null, new Date('2026-11-25T03:00:00Z')),
    optionGroupIds: fc.constantFrom([], [groupIds[2] ?? ''], groupIds),
  });
  const changes = fc.oneof<fc.Arbitrary<ItemChange>[]>(
    fc.record({
      ...{ what: fc.constant('price' as const), by: fc.constantFrom('percent' as const, 'amount' as const) },
      ...{ value: fc.integer({ min: -150, max: 300 }), roundTo: fc.constantFrom(1 as const, 5 as const, 10 as const) },
    }),
    fc.record({ what: fc.constant('category' as const), categoryId: fc.constantFrom(viennoiseries, others) }),
    fc.record({ what: fc.constant('vatRate' as const), vatRate: fc.constantFrom(...VAT_RATES) }),
    fc.record({
      ...{ what: fc.constant('allergens' as const), none: fc.boolean() },
      ...{ add: someOf(allergens.slice(0, 4)), remove: someOf(allergens) },
    }),
    fc.record({ what: fc.constant('orderRules' as const), rules }),
    fc.record({ what: fc.constant('soldOut' as const), soldOut: fc.boolean() }),
    fc.record({ what: fc.constant('optionGroups' as const), add: someOf(groupIds), remove: someOf(groupIds) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(facts, { minLength: 4, maxLength: 4 }),
      changes,
      someOf(ids),
      async (all, asked, chosen) => {
        const em = fixtures.product.orm.em.fork();
        for (const [index, part] of all.entries())
          em.assign(await em.findOneOrFail(Item, { id: ids[index] ?? '' }), structuredClone(part));
        await em.flush();
        const before = await menu();
        const steps = changeSteps({ categories: before, groups }, chosen, asked);
        const input = toItemsChange(steps, asked);
        if (input.items.length > 0) await change(input);
        const stored = new Map((await itemsNow()).map((item) => [item.id, factsOf(item)]));
        for (const item of before.flatMap(({ items }) => items)) {
          const step = steps.find((one) => one.before.id === item.id);
          expect(stored.get(item.id)).toEqual(factsOf(step?.after ?? item));
        }
      },
    ),
    { numRuns: 60 },
  );
});

describe('a change of several items', () => {
  test('a change of several items changes all of them or none, and nothing else of them', async () => {
    const theirs = await anItem(fixtures, (await aShop(fixtures)).id);
    const before = await itemsNow();
    for (const stranger of [theirs, '00000000-0000-4000-8000-000000000000', 'x'])
      await expect(change({ items: these(croissant, stranger), vatRate: 200 })).rejects.toThrow('NOT_FOUND');
    expect(await itemsNow()).toEqual(before);
    await change({ items: these(baguette, croissant), vatRate: 200 });
    expect(await itemsNow()).toEqual(before.map((item) => ({ ...item, vatRate: 200 })));
  });

  test('a change of several items takes 1 to 1000 items, and 1000 in fewer than 40 statements', async () => {
    await expect(change({ items: [] })).rejects.toThrow('Changez de 1 à 1000 articles à la fois.');
    const tooMany = these(...Array.from({ length: 1001 }, () => croissant));
    await expect(change({ items: tooMany, vatRate: 100 })).rejects.toThrow('BAD_USER_INPUT');
    const row = { category: 'Viennoiseries', priceCents: 100 };
    const rows = Array.from({ length: 998 }, (_, at) => ({ ...row, name: `Pain ${at}` }));
    await graphql(fixtures, shop.token, ImportMenuDocument, { rows });
    const ids = (await itemsNow()).map(({ id }) => id);
    const statements = await statementsOf(() => change({ items: these(...ids), vatRate: 100, soldOut: true }));
    expect(statements.length).toBeLessThan(40);
    const [{ count } = { count: 0 }] = await fixtures.sql<{ count: number }>(
      'select count(*)::int from item where shop_id = $1 and vat_rate = 100 and sold_out_until is not null',
      shop.id,
    );
    expect(count).toBe(1000);
  });

  test('a refused change of several items names the item that cannot be changed, and none is', async () => {
    const other = await addCategory('Pains');
    const sizes = [900, 1200].map((priceCents) => ({ name: `À ${priceCents}`, priceCents }));
    const pizza = await anItem(fixtures, shop.id, { name: 'Reine', kind: ItemKind.PIZZA, priceCents: 900, sizes });
    await inCategory(other, { name: 'BAGUETTE' });
    const before = await itemsNow();
    const priced = (itemId: string, priceCents: number) => ({
      items: [
        { itemId: croissant, priceCents: 130 },
        { itemId, priceCents },
      ],
    });
    await expect(change(priced(baguette, 0))).rejects.toThrow(/« Baguette » : Le prix va de/);
    await expect(change(priced(pizza, 99_800))).rejects.toThrow(/« Reine » : Le prix va de/);
    await expect(change({ items: these(croissant, baguette), categoryId: other })).rejects.toThrow(
      '« Baguette » : Un article de ce nom existe déjà dans cette catégorie.',
    );
    await expect(change({ items: these(croissant), vatRate: 21 })).rejects.toThrow('Le taux de TVA est');
    await expect(change({ items: these(croissant), orderRules: { noticeHours: 721 } })).rejects.toThrow(
      'BAD_USER_INPUT',
    );
    expect(await itemsNow()).toEqual(before);
  });

  test('a price that another device changed meanwhile is not overwritten unseen', async () => {
    const items = [
      { itemId: croissant, priceCents: 130, seenPriceCents: 120 },
      { itemId: baguette, priceCents: 120, seenPriceCents: 110 },
    ];
    await saveItem(fixtures, shop, { itemId: baguette, priceCents: 200 });
    await expect(change({ items })).rejects.toThrow(/« Baguette » : Le prix a changé entre-temps, il est de 2,00\s€\./);
    expect(await itemsNow()).toMatchObject([{ priceCents: 120 }, { priceCents: 200 }]);
    await saveItem(fixtures, shop, { itemId: baguette, priceCents: 110 });
    // The second time as a device that lost the first answer.
    expect([await change({ items }), await change({ items })]).toMatchObject(
      Array(2).fill([{ priceCents: 130 }, { priceCents: 120 }]),
    );
  });

  test('what another device declared meanwhile stays when allergens are added or removed', async () => {
    await change({ items: these(croissant), allergens: { add: ['NUTS'], remove: [] } });
    await change({ items: these(croissant, baguette), allergens: { add: ['GLUTEN'], remove: ['MILK'] } });
    expect(await itemsNow()).toMatchObject([{ allergens: ['GLUTEN', 'NUTS'] }, { allergens: ['GLUTEN'] }]);
  });

  test('items moved together come last in their new category, in their order', async () => {
    const other = await addCategory('Pains');
    await inCategory(other, { name: 'Miche', position: 4 });
    await change({ items: these(baguette, croissant), categoryId: other });
    const categories = await menu();
    expect(categories.find(({ id }) => id === other)?.items.map(({ name }) => name)).toEqual([
      ...['Miche', 'Baguette', 'Croissant'],
    ]);
  });

  test('only the given order rules change, and a first daily capacity begins counting today', async () => {
    await change({ items: these(croissant), orderRules: { dayCapacity: 12 } });
    const answer = await change({ items: these(croissant, baguette), orderRules: { noticeHours: 24, days: [7, 6] } });
    expect(answer).toMatchObject([{ stock: 12 }, { stock: null }]);
    const changed = { ...NO_RULES, noticeHours: 24, days: [6, 7] };
    expect(await itemsNow()).toMatchObject([{ orderRules: { ...changed, dayCapacity: 12 } }, { orderRules: changed }]);
    const none = { noticeHours: null, noticeUntil: null, days: null, season: null, dayCapacity: null };
    await change({ items: these(baguette), orderRules: none });
    expect((await itemsNow())[1]).toMatchObject({ orderRules: null });
  });

  test('only groups of the shop itself can be offered on several items', async () => {
    const { id } = await addGroup('Cuisson');
    const optionGroups = { add: ['00000000-0000-4000-8000-000000000000'], remove: [] };
    await expect(change({ items: these(croissant), optionGroups })).rejects.toThrow('Groupe d’options introuvable.');
    await change({ items: these(croissant, baguette), optionGroups: { add: [id], remove: [] } });
    await change({ items: these(baguette), optionGroups: { add: [], remove: [id] } });
    expect(await itemsNow()).toMatchObject([{ optionGroupIds: [id] }, { optionGroupIds: [] }]);
  });
});
