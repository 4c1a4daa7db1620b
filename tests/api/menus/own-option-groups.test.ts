import { beforeEach, describe, expect, test } from 'vitest';
import { WatchForDocument } from '../../../graphql/generated/customer/favourites';
import {
  OptionGroupsPageDocument,
  RemoveOptionGroupDocument,
  SaveOptionGroupDocument,
  SetOptionSoldOutDocument,
} from '../../../graphql/generated/owner/option-groups';
import { PrintingPageDocument } from '../../../graphql/generated/owner/printing';
import type { OptionGroupInput } from '../../../graphql/generated/schema';
import { audit } from '../../../server/audit/audit';
import { ItemKind } from '../../../server/menus/item.entity';
import { createServices } from '../../../server/platform/context';
import { saveItem } from '../../support/menu-owner';
import { addToCart, anOrder, cartOf } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();
const english = { ...fixtures, language: 'en' };
let shop: Somebody;
let customer: Somebody;
let steak: string;

beforeEach(async () => {
  [shop, customer] = [await aShop(fixtures, { capacityUnits: 50 }), await aCustomer(fixtures)];
  steak = await anItem(fixtures, shop.id, { name: 'Steak', priceCents: 1200, allergens: [] });
});

const COOKING = {
  ...{ name: 'Cuisson', nameEn: 'Cooking', min: 1, max: 1 },
  options: [{ name: 'Bleu', nameEn: 'Very rare' }, { name: 'Saignant' }, { name: 'À point' }],
};
const SIDES = {
  ...{ name: 'Accompagnements', max: 5, included: 2, perOptionMax: 3 },
  options: [
    { name: 'Frites', priceCents: 50, preparationUnits: 1 },
    { name: 'Gratin', priceCents: 80, allergens: ['MILK' as const] },
  ],
};

const saving = async (input: Omit<OptionGroupInput, 'itemIds'> & { itemIds?: string[] | null }, { token } = shop) =>
  (await graphql(fixtures, token, SaveOptionGroupDocument, { input: { itemIds: [steak], ...input } })).saveOptionGroup;
type Saved = Awaited<ReturnType<typeof saving>>;
const groups = async ({ token } = shop) => (await graphql(fixtures, token, OptionGroupsPageDocument)).ownOptionGroups;
const remove = ({ id }: { id: string }, { token } = shop) =>
  graphql(fixtures, token, RemoveOptionGroupDocument, { id });
const idOf = (group: Pick<Saved, 'options'>, name: string) =>
  group.options.find((option) => option.name === name)?.id ?? name;
/** The group as its owner’s form sends it again. */
const asSaved = ({ id, name, nameEn, min, max, included, perOptionMax, shownWhen, options }: Saved) => ({
  ...{ id, name, nameEn, min, max, included, perOptionMax, itemIds: null },
  shownWhen: shownWhen && { groupId: shownWhen.groupId, optionIds: shownWhen.optionIds },
  options: options.map(({ __typename, ...option }) => option),
});
const setSoldOut = async (group: Saved, name: string, outOfStock = true, { token } = shop) =>
  graphql(fixtures, token, SetOptionSoldOutDocument, { optionId: idOf(group, name), outOfStock });

const choose = (group: Saved, ...names: (string | [name: string, quantity: number])[]) =>
  names.map((one) => {
    const [name, quantity] = typeof one === 'string' ? [one, 1] : one;
    return { groupId: group.id, optionId: idOf(group, name), quantity };
  });
const add = (selections: ReturnType<typeof choose>, at = fixtures) =>
  addToCart(at, customer, { itemId: steak, selections });
const line = async () => (await cartOf(fixtures, customer, shop.id)).lines[0];
const seen = async (id = steak, at: Parameters<typeof graphql>[0] = fixtures) => {
  const query = `query ($id: ID!) { item(id: $id) { hasOptions soldOut
    optionGroups { name min max included perOptionMax options { name priceCents soldOut } } } }`;
  type Seen = { hasOptions: boolean; soldOut: boolean; optionGroups: { name: string; options: { name: string }[] }[] };
  return (await graphql<{ item: Seen }>(at, null, query, { id })).item;
};

describe('saving an option group', () => {
  test('a new group is offered by the items it names, with its options in the owner’s order and in both languages', async () => {
    const plain = await anItem(fixtures, shop.id);
    const saved = await saving(COOKING);
    expect(saved).toMatchObject({
      ...{ __typename: 'OwnOptionGroup', ...COOKING, included: 0, perOptionMax: 1, shownWhen: null, itemIds: [steak] },
      options: COOKING.options.map((option) => ({ priceCents: 0, allergens: null, outOfStock: false, ...option })),
    });
    expect(await groups()).toEqual([saved]);
    expect(await seen()).toMatchObject({ hasOptions: true, soldOut: false });
    const names = async (at: typeof fixtures) =>
      (await seen(steak, at)).optionGroups.map(({ name, options }) => [name, ...options.map((option) => option.name)]);
    expect(await names(fixtures)).toEqual([['Cuisson', 'Bleu', 'Saignant', 'À point']]);
    expect(await names(english)).toEqual([['Cooking', 'Very rare', 'Saignant', 'À point']]);
    expect(await seen(plain)).toEqual({ hasOptions: false, soldOut: false, optionGroups: [] });
    expect(await seen(await anItem(fixtures, shop.id, { kind: ItemKind.SANDWICH }))).toMatchObject({
      hasOptions: true,
    });
  });

  test('a changed group has exactly the options sent, and its items stay where none are named', async () => {
    const saved = await saving(COOKING);
    const [bleu, saignant] = asSaved(saved).options;
    // The two swap their names, a third is new, « À point » goes.
    const options = [
      { ...saignant, name: 'Bleu', priceCents: 30 },
      { ...bleu, name: 'Saignant' },
      { name: 'Bien cuit', allergens: [] },
    ];
    const changed = await saving({ ...asSaved(saved), name: 'La cuisson', nameEn: null, options });
    expect(changed).toMatchObject({ name: 'La cuisson', nameEn: null, itemIds: [steak] });
    expect(changed.options).toMatchObject([
      { id: saignant?.id, name: 'Bleu', priceCents: 30 },
      { id: bleu?.id, name: 'Saignant', nameEn: 'Very rare' },
      { name: 'Bien cuit', allergens: [] },
    ]);
    const former = 'select name, former_names from ingredient where group_id = $1 order by position';
    expect((await fixtures.sql<{ former_names: string[] }>(former, saved.id)).map((row) => row.former_names)).toEqual([
      ['Saignant'],
      ['Bleu'],
      [],
    ]);
    expect(await saving({ ...asSaved(changed), itemIds: [] })).toMatchObject({ itemIds: [] });
    expect(await seen()).toMatchObject({ hasOptions: false, optionGroups: [] });
  });

  test('a name that another group of the shop has, and more than thirty groups, are refused', async () => {
    await saving(COOKING);
    expect(await saving({ ...SIDES, name: 'CUISSON' })).toMatchObject({ __typename: 'NameTaken' });
    for (let count = 1; count < 30; count++) await saving({ ...SIDES, name: `Groupe ${count}` });
    await expect(saving(SIDES)).rejects.toThrow('Au plus 30');
  });

  test('a group that cannot be chosen from is refused in words of both languages', async () => {
    const input = { ...COOKING, min: 2, max: 2, options: [{ name: 'Bleu' }] };
    await expect(saving(input)).rejects.toThrow('ne permettent que 1');
    await expect(graphql(english, shop.token, SaveOptionGroupDocument, { input })).rejects.toThrow('allow only 1');
  });

  test('a group is saved while its options are sold out, and an option that says nothing stays as it was', async () => {
    const saved = await saving({ ...COOKING, options: [{ name: 'Bleu', outOfStock: true }, { name: 'Cru' }] });
    const unsaid = asSaved(saved).options.map(({ outOfStock: _, ...option }) => option);
    const { options } = await saving({ ...asSaved(saved), options: unsaid });
    expect(options.map(({ name, outOfStock }) => [name, outOfStock])).toEqual([
      ['Bleu', true],
      ['Cru', false],
    ]);
  });

  test('of two owners’ tabs that save at once, the group has what one of them sent', async () => {
    const saved = await saving(SIDES);
    const sent = (name: string) => ({
      ...asSaved(saved),
      options: ['un', 'deux', 'trois'].map((one) => ({ name: `${name} ${one}` })),
    });
    for (let round = 0; round < 5; round++) {
      await Promise.all(['Riz', 'Pâtes'].map((name) => saving(sent(name))));
      const [now] = await groups();
      const [first = ''] = now?.options[0]?.name.split(' ') ?? [];
      expect(now?.options.map(({ name }) => name)).toEqual([`${first} un`, `${first} deux`, `${first} trois`]);
    }
  });

  test('nobody else reads, changes or removes a shop’s groups, nor offers them on their items', async () => {
    const [rival, saved] = [await aShop(fixtures), await saving(COOKING)];
    expect(await groups(rival)).toEqual([]);
    await expect(saving(asSaved(saved), rival)).rejects.toThrow('NOT_FOUND');
    await expect(remove(saved, rival)).rejects.toThrow('NOT_FOUND');
    await expect(setSoldOut(saved, 'Bleu', true, rival)).rejects.toThrow('NOT_FOUND');
    await expect(groups(customer)).rejects.toThrow('FORBIDDEN');
    // Another shop's group cannot be the condition either, nor another shop's item be told to offer a group.
    const shownWhen = { groupId: saved.id, optionIds: [idOf(saved, 'Bleu')] };
    await expect(saving({ ...SIDES, shownWhen }, rival)).rejects.toThrow('BAD_USER_INPUT');
    expect(await saving({ ...SIDES, itemIds: [steak] }, rival)).toMatchObject({ itemIds: [] });
    expect(await groups()).toEqual([saved]);
  });
});

describe('an item’s own option groups', () => {
  const offer = async (optionGroupIds: string[] | null, itemId = steak) => {
    const saved = await saveItem(fixtures, shop, { itemId, optionGroupIds });
    return saved.__typename === 'OwnItem' && saved.optionGroupIds;
  };

  test('are saved with the item in their order, without those of other shops, and stay where none are given', async () => {
    const [cooking, sides] = [await saving({ ...COOKING, itemIds: [] }), await saving({ ...SIDES, itemIds: [] })];
    const foreign = await saving({ ...COOKING, itemIds: [] }, await aShop(fixtures));
    expect(await offer([sides.id, foreign.id, cooking.id, sides.id, 'nonsense'])).toEqual([sides.id, cooking.id]);
    expect(await offer(null)).toEqual([sides.id, cooking.id]);
    expect((await groups()).map(({ itemIds }) => itemIds)).toEqual([[steak], [steak]]);
    expect((await seen()).optionGroups.map(({ name }) => name)).toEqual(['Accompagnements', 'Cuisson']);
    expect(await offer([])).toEqual([]);
  });

  test('never name a group that is removed at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const saved = await saving({ ...COOKING, itemIds: [] });
      await Promise.all([offer([saved.id]), remove(saved)]);
      expect(await offer(null)).toEqual([]);
    }
  });

  test('that are required and cannot be met make it sold out: on the menu, over REST and in the search, until they are back', async () => {
    const saved = await saving({ ...COOKING, options: COOKING.options.slice(0, 2) });
    await fixtures.sql(`update item set dietary = '{HALAL}' where id = $1`, steak);
    const limited = async () => {
      const query = `query ($id: ID!) { shop(id: $id) { dietary limitedItems { id soldOut } } findDishes(text: "steak") { shop { id } } }`;
      type Limited = {
        shop: { dietary: string[]; limitedItems: { id: string }[] };
        findDishes: { shop: { id: string } }[];
      };
      const { shop: now, findDishes } = await graphql<Limited>(fixtures, null, query, { id: shop.id });
      return [now.limitedItems, now.dietary, findDishes.some((found) => found.shop.id === shop.id)];
    };
    const state = async () => {
      const { body } = await rest(fixtures, 'GET', `/api/items/${shop.id}`);
      const [first] = (body['items'] as { items: { quantity: number }[] }[])[0]?.items ?? [];
      return [...(await limited()), (await seen()).soldOut, first?.quantity === 0];
    };
    const orderable = [[], ['HALAL'], true, false, false];
    expect(await state()).toEqual(orderable);
    await setSoldOut(saved, 'Bleu');
    expect(await state()).toEqual(orderable);
    await setSoldOut(saved, 'Saignant');
    expect(await state()).toEqual([[{ id: steak, soldOut: true }], [], false, true, true]);

    const variables = { shopId: shop.id, itemId: steak };
    const { watchFor } = await graphql(fixtures, customer.token, WatchForDocument, variables);
    const notified = () => createServices(fixtures.product.parts).watches.notifyDue();
    expect(await notified()).toEqual([]);
    await setSoldOut(saved, 'Bleu', false);
    expect(await state()).toEqual(orderable);
    expect(await notified()).toEqual([watchFor.id]);
  });
});

describe('a cart and an order with own options', () => {
  test('without a required choice are refused, naming the group in the reader’s language', async () => {
    await saving(COOKING);
    expect(await add([])).toMatchObject({ message: 'Steak : choisissez « Cuisson ».' });
    expect(await add([], english)).toMatchObject({ message: 'Steak: choose “Cooking”.' });
  });

  test('cost their pieces beyond the included ones, the dearest of which are free, and the kitchen reads them all', async () => {
    const [cooking, sides] = [await saving(COOKING), await saving(SIDES)];
    const selections = [...choose(cooking, 'Bleu'), ...choose(sides, ['Frites', 3], 'Gratin')];
    // « Gratin » and one « Frites » are included.
    const linesCents = 1200 + 2 * 50;
    const order = await anOrder(fixtures, customer, shop.id, { itemId: steak, selections, linesCents });
    const asked = { reference: order.id, forKitchen: true };
    const { kitchenTicket } = (await graphql(fixtures, shop.token, PrintingPageDocument, asked)).order;
    expect(kitchenTicket?.portions).toMatchObject([
      {
        title: 'Steak',
        rows: [
          { label: 'Cuisson', text: 'Bleu' },
          { label: 'Accompagnements', text: '3 × Frites, Gratin' },
        ],
      },
    ]);
    expect(await fixtures.sql('select units from orders where id = $1', order.id)).toEqual([{ units: 3 }]);
    expect(await add([...choose(cooking, 'Bleu'), ...choose(sides, ['Frites', 4])])).toMatchObject({
      message: expect.stringContaining('3'),
    });
    expect(await add([...choose(cooking, 'Bleu'), ...choose(sides, ['Frites', 3], ['Gratin', 3])])).toMatchObject({
      message: expect.stringContaining('5'),
    });
  });

  test('find a renamed option again, in the cart by its id and in an earlier order by its former name', async () => {
    const saved = await saving(COOKING);
    const selections = choose(saved, 'Bleu');
    const { id } = await anOrder(fixtures, customer, shop.id, { itemId: steak, selections, linesCents: 1200 });
    await add(selections);
    const [bleu, ...others] = asSaved(saved).options;
    await saving({ ...asSaved(saved), options: [{ ...bleu, name: 'Très saignant', nameEn: null }, ...others] });
    const choices = [{ name: 'Cuisson', options: [{ name: 'Très saignant' }] }];
    expect(await line()).toMatchObject({ problem: null, choices });
    const again = `mutation ($id: String!) { orderAgain(reference: $id) { ... on OrderedAgain { changes { name }
      cart { lines { choices { name options { name } } } } } } }`;
    const { orderAgain } = await graphql<{ orderAgain: object }>(fixtures, customer.token, again, { id });
    expect(orderAgain).toMatchObject({ changes: [], cart: { lines: [{ choices }] } });
  });

  test('show another price of an option beside the one that was seen', async () => {
    const saved = await saving({ ...SIDES, included: 0 });
    await add(choose(saved, 'Frites'));
    const [frites, gratin] = asSaved(saved).options;
    await saving({
      ...asSaved(saved),
      options: [
        { ...frites, name: 'Frites', priceCents: 90 },
        { ...gratin, name: 'Gratin' },
      ],
    });
    expect(await line()).toMatchObject({ unitCents: 1290, previousUnitCents: 1250, problem: null });
  });

  test('name an option that is sold out today, and are as before once it is back', async () => {
    const saved = await saving(COOKING);
    await add(choose(saved, 'Bleu'));
    await setSoldOut(saved, 'Bleu');
    expect(await line()).toMatchObject({ problem: 'CHOICE_UNAVAILABLE', missingChoice: 'Bleu' });
    await setSoldOut(saved, 'Bleu', false);
    expect(await line()).toMatchObject({ problem: null, missingChoice: null });
  });

  test('name an option that was removed, alone or with its group, and find it again when it is back', async () => {
    const saved = await saving(COOKING);
    await add(choose(saved, 'Bleu'));
    const favourite = `mutation ($input: SaveFavouriteInput!) { saveFavourite(input: $input) { __typename } }`;
    const input = { shopId: shop.id, itemId: steak, selections: choose(saved, 'Bleu') };
    await graphql(fixtures, customer.token, favourite, { input });
    const kept = async () => (await fixtures.sql('select selections from favourite where item_id = $1', steak))[0];
    const gone = { problem: 'CHOICE_UNAVAILABLE', missingChoice: 'Bleu' };

    const [bleu, ...others] = asSaved(saved).options;
    const without = await saving({ ...asSaved(saved), options: others });
    expect(await line()).toMatchObject(gone);
    expect(await kept()).toEqual({ selections: [{ groupId: saved.id, optionId: 'Bleu', quantity: 1 }] });
    await saving({ ...asSaved(without), options: [{ ...bleu, id: null, name: 'Bleu' }, ...others] });
    expect(await line()).toMatchObject({ problem: null });

    expect(await remove(saved)).toEqual({ removeOptionGroup: [] });
    expect(await line()).toMatchObject(gone);
    expect(await seen()).toMatchObject({ hasOptions: false });
  });
});

describe('a group that depends on another', () => {
  test('is asked for once its condition is met, also by an item that named it first', async () => {
    const sides = await saving({ ...SIDES, itemIds: [] });
    const shownWhen = { groupId: sides.id, optionIds: [idOf(sides, 'Frites')] };
    const sauce = await saving({ name: 'Sauce des frites', min: 1, shownWhen, options: [{ name: 'Aïoli' }] });
    await saving({ ...asSaved(sides), itemIds: [steak] });
    expect((await seen()).optionGroups.map(({ name }) => name)).toEqual(['Accompagnements', 'Sauce des frites']);
    expect(await add(choose(sides, 'Gratin'))).toMatchObject({ __typename: 'Cart' });
    expect(await add(choose(sides, 'Frites'))).toMatchObject({ message: 'Steak : choisissez « Sauce des frites ».' });
    expect(await add([...choose(sides, 'Gratin'), ...choose(sauce, 'Aïoli')])).toMatchObject({
      message: 'Steak : plus de « Aïoli ».',
    });
    expect(await add([...choose(sides, 'Frites'), ...choose(sauce, 'Aïoli')])).toMatchObject({ __typename: 'Cart' });
    // It is required only then, so the item is not sold out with it.
    await setSoldOut(sauce, 'Aïoli');
    expect(await seen()).toMatchObject({ soldOut: false });
  });

  test('keeps the group and the options that its condition needs, and may not depend on itself', async () => {
    const sides = await saving(SIDES);
    const frites = { groupId: sides.id, optionIds: [idOf(sides, 'Frites')] };
    const sauce = await saving({ name: 'Sauce', shownWhen: frites, options: [{ name: 'Aïoli' }] });
    const [first, second] = asSaved(sides).options;
    await expect(saving({ ...asSaved(sides), options: [{ ...second, name: 'Gratin' }] })).rejects.toThrow(
      '« Sauce » dépend de « Frites »',
    );
    await expect(remove(sides)).rejects.toThrow('« Sauce » dépend de « Accompagnements »');
    const circle = { groupId: sauce.id, optionIds: [idOf(sauce, 'Aïoli')] };
    await expect(saving({ ...asSaved(sides), shownWhen: circle })).rejects.toThrow('« Sauce » dépend déjà');
    expect(await saving({ ...asSaved(sides), options: [{ ...first, name: 'Frites' }] })).toMatchObject({
      options: [{ name: 'Frites' }],
    });
    await remove(sauce);
    expect(await remove(sides)).toEqual({ removeOptionGroup: [] });
  });
});

test('an option is not changed or removed as an ingredient, nor listed among them', async () => {
  const saved = await saving(COOKING);
  const id = idOf(saved, 'Bleu');
  const { ownIngredients } = await graphql<{ ownIngredients: object[] }>(
    fixtures,
    shop.token,
    '{ ownIngredients { id } }',
  );
  expect(ownIngredients).toEqual([]);
  const removal = `mutation { removeIngredient(ingredientId: "${id}") }`;
  await expect(graphql(fixtures, shop.token, removal)).rejects.toThrow('NOT_FOUND');
  const adding = `mutation { addIngredients(groups: [{ type: OPTION, entries: [{ name: "Cru", priceCents: 0 }] }]) { __typename } }`;
  await expect(graphql(fixtures, shop.token, adding)).rejects.toThrow('BAD_USER_INPUT');
});

test('whatever was saved and removed, no item, cart or favourite names a group or an option it should not', async () => {
  const client = await fixtures.product.pool.connect();
  const findings = await audit(client, fixtures.product.clock.now());
  client.release();
  expect(findings.filter(({ id, count }) => id.startsWith('I43') && count > 0)).toEqual([]);
});
