import { expect, test } from 'vitest';
import { CustomisePageDocument } from '../../../graphql/generated/customer/customise';
import { OrderPageDocument } from '../../../graphql/generated/customer/order';
import { ShopPageDocument } from '../../../graphql/generated/customer/shop';
import { BoardPageDocument } from '../../../graphql/generated/owner/board';
import { CategoryPageDocument, RenameCategoryDocument } from '../../../graphql/generated/owner/category';
import { ChangeIngredientDocument, IngredientsPageDocument } from '../../../graphql/generated/owner/ingredients';
import { SaveShopIdentityDocument } from '../../../graphql/generated/owner/settings';
import { SaveLanguageDocument } from '../../../graphql/generated/shared/language';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { ownFixtures } from '../../support/own-fixtures';
import { aMenuOwner } from '../../support/menu-owner';
import { mailsTo } from '../../support/mailbox';
import { choosing, selecting } from '../../support/options';
import { addToCart, beginCheckout, cartOf, payByCard, placeOrder } from '../../support/ordering';
import { anIngredient, anItem, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures();
const readerOf = (language: string) => ({ ...fixtures, language });
const [english, french] = [readerOf('en'), readerOf('fr')];
const SIZES = [{ name: 'Senior', priceCents: 900 }];

const at = await aMenuOwner(fixtures);
const { shop } = at;
const cheese = await anIngredient(fixtures, shop.id, IngredientType.TOPPING, 'Chèvre');
const pizza = await anItem(fixtures, shop.id, { kind: ItemKind.PIZZA, name: 'Reine', priceCents: 900, sizes: SIZES });

const categoryId = async () => (await at.category())?.id ?? '';
const changeItem = (itemId: string, more: object, who = at.shop) =>
  at.save({ itemId, description: 'Pur beurre.', ...more }, who);
const changePizza = (english: { nameEn?: string | null }) =>
  at.save({ itemId: pizza, toppings: [{ id: cheese, name: 'Chèvre', priceCents: 100, ...english }], ...english });
const pageIn = async (server: typeof english) => {
  const { shop } = await graphql(server, null, ShopPageDocument, { shopId: at.shop.id });
  const [section] = shop.menu;
  return { description: shop.description, category: section?.category.name, items: section?.items ?? [] };
};
const itemIn = async (server: typeof english, itemId: string) =>
  (await pageIn(server)).items.find(({ id }) => id === itemId);

test('English visitors read English texts with French as fallback, while French visitors and REST read French', async () => {
  const both = await anItem(fixtures, at.shop.id, { name: 'Croissant au beurre' });
  const half = await anItem(fixtures, at.shop.id, { name: 'Financier' });
  const said = { description: 'Au levain.', descriptionEn: 'Sourdough only.' };
  const identity = { name: 'Levain', kind: 'BOULANGERIE', address: '1 rue du Test, 75004 Paris', ...said } as const;
  await graphql(fixtures, at.shop.token, SaveShopIdentityDocument, { input: identity });
  const renamed = { categoryId: await categoryId(), name: 'Viennoiseries', nameEn: 'Pastries' };
  await graphql(fixtures, at.shop.token, RenameCategoryDocument, renamed);
  await changeItem(both, { nameEn: 'Butter croissant', descriptionEn: 'All butter.' });
  await changeItem(half, { descriptionEn: 'With almonds.' });

  expect(await pageIn(english)).toMatchObject({ description: 'Sourdough only.', category: 'Pastries' });
  expect(await itemIn(english, both)).toMatchObject({ name: 'Butter croissant', description: 'All butter.' });
  expect(await itemIn(english, half)).toMatchObject({ name: 'Financier', description: 'With almonds.' });
  for (const reader of [french, fixtures as typeof english]) {
    expect(await pageIn(reader)).toMatchObject({ description: 'Au levain.', category: 'Viennoiseries' });
    expect(await itemIn(reader, both)).toMatchObject({ name: 'Croissant au beurre', description: 'Pur beurre.' });
  }
  const asked = await fetch(`${fixtures.base}/api/items/${at.shop.id}`, { headers: { cookie: 'language=en' } });
  expect(await asked.text()).toContain('Croissant au beurre');
  expect(await at.seen('Butter croissant')).toBeUndefined();

  const query = 'query ($id: ID!) { item(id: $id) { nameLang descriptionLang } }';
  const langs = (descriptionLang: string | null) => ({ item: { nameLang: null, descriptionLang } });
  expect(await graphql(english, null, query, { id: half })).toEqual(langs('en'));
  expect(await graphql(french, null, query, { id: both })).toEqual(langs(null));
});

test('an owner edits French and English texts in either language: an absent field is unchanged, an empty one cleared', async () => {
  const item = await anItem(fixtures, at.shop.id, { name: 'Flan' });
  const own = async () => {
    const { ownMenu } = await graphql(english, at.shop.token, CategoryPageDocument);
    return ownMenu.categories.flatMap(({ items }) => items).find(({ id }) => id === item);
  };
  await changeItem(item, { nameEn: ' Custard tart ', descriptionEn: 'Vanilla.' });
  expect(await own()).toMatchObject({ name: 'Flan', nameEn: 'Custard tart', descriptionEn: 'Vanilla.' });
  await changeItem(item, {});
  expect(await own()).toMatchObject({ description: 'Pur beurre.', nameEn: 'Custard tart', descriptionEn: 'Vanilla.' });
  await changeItem(item, { nameEn: ' ', descriptionEn: null });
  expect(await own()).toMatchObject({ name: 'Flan', nameEn: null, descriptionEn: null });
  expect(await itemIn(english, item)).toMatchObject({ name: 'Flan', description: 'Pur beurre.' });

  for (const long of [{ nameEn: 'x'.repeat(121) }, { descriptionEn: 'x'.repeat(501) }])
    await expect(changeItem(item, long)).rejects.toThrow('BAD_USER_INPUT');
  await expect(changeItem(item, { nameEn: 'Mine' }, at.rival)).rejects.toThrow('NOT_FOUND');
  expect(await own()).toMatchObject({ nameEn: null });
});

test('an order keeps the English names for its customer and the French names for the kitchen after later renames', async () => {
  const { shop, customer } = at;
  await changePizza({ nameEn: 'Queen' });
  const input = { name: 'Chèvre', nameEn: 'Goat’s cheese', priceCents: 100 };
  await graphql(fixtures, shop.token, ChangeIngredientDocument, { ingredientId: cheese, input });
  const { item } = await graphql(english, null, CustomisePageDocument, { shopId: shop.id, itemId: pizza });
  expect(item.optionGroups.find(({ id }) => id === 'TOPPINGS')?.options).toMatchObject([{ name: 'Goat’s cheese' }]);
  // As « Annuler » names it, in the words of the line that was taken out.
  const selections = selecting({ size: 'Senior', toppings: ['goat’s cheese'] });
  await addToCart(english, customer, { itemId: pizza, selections });
  const cart = await cartOf(english, customer, shop.id);
  const chosen = (topping: string) => choosing({ size: 'Senior', toppings: { name: topping, priceCents: 100 } });
  expect(cart.lines).toMatchObject([{ item: { name: 'Queen' }, choices: chosen('Goat’s cheese') }]);
  expect((await cartOf(french, customer, shop.id)).lines).toMatchObject([
    { item: { name: 'Reine' }, choices: chosen('Chèvre') },
  ]);
  const { clientSecret } = await beginCheckout(english, customer, shop.id, cart.totalCents);
  await graphql(fixtures, customer.token, SaveLanguageDocument, { language: 'EN' });
  await payByCard(fixtures, clientSecret);
  const { id: reference = '' } = await placeOrder(english, customer, shop.id);
  await changePizza({ nameEn: null });
  const { ownIngredients } = await graphql(english, shop.token, IngredientsPageDocument);
  expect(ownIngredients).toMatchObject([{ name: 'Chèvre', nameEn: null }]);

  const linesOf = async (server: typeof english, token: string) =>
    (await graphql(server, token, OrderPageDocument, { reference })).order.lines;
  const pizzaWith = (name: string, topping: string) => [{ name, choices: chosen(topping) }];
  const [asOrdered, asMade] = [pizzaWith('Queen', 'Goat’s cheese'), pizzaWith('Reine', 'Chèvre')];
  expect(await linesOf(english, customer.token)).toMatchObject(asOrdered);
  expect(await linesOf(french, customer.token)).toMatchObject(asMade);
  expect(await linesOf(english, shop.token)).toMatchObject(asMade);
  const lang = 'query ($reference: String!) { order(reference: $reference) { lines { nameLang } } }';
  const langs = [english, french].map((server) => graphql(server, customer.token, lang, { reference }));
  expect(await Promise.all(langs)).toMatchObject(
    ['en', null].map((nameLang) => ({ order: { lines: [{ nameLang }] } })),
  );
  const { boardOrders } = await graphql(english, shop.token, BoardPageDocument);
  expect(boardOrders.find(({ id }) => id === reference)?.lines).toMatchObject(asMade);
  const ticket =
    'query ($reference: String!) { order(reference: $reference) { kitchenTicket { portions { title } } } }';
  const portions = [{ title: expect.stringContaining('Reine') as string }];
  expect(await graphql(english, customer.token, ticket, { reference })).toMatchObject({
    order: { kitchenTicket: { portions } },
  });
  const [confirmation] = await mailsTo(fixtures.dataDir, customer.email);
  expect(confirmation?.text).toContain('Queen');
});
