import { expect, test } from 'vitest';
import { cart } from '../../../.storybook/results/cart';
import { ingredient, sandwichPage } from '../../../.storybook/results/menu';
import type { CustomisePageQuery } from '../../../graphql/generated/customer/customise';
import {
  cameFrom,
  draftKey,
  draftOf,
  notAddedMessage,
  parseDraft,
  pizzaInput,
  sandwichInput,
  toComposable,
} from './customise-view';

type Item = CustomisePageQuery['item'];
type Ingredient = Item['composition']['meats'][number];

const anIngredient = (fields: Partial<Ingredient> & Pick<Ingredient, 'id' | 'type'>) =>
  ingredient(fields.id, fields.id, fields);

const nothing = { meats: [], sauces: [], sot: [], supplements: [], toppings: [], fries: [], drinks: [] };

const anItem = ({
  composition,
  ...fields
}: Partial<Omit<Item, 'composition'>> & { composition?: Partial<Item['composition']> }): Item => ({
  ...sandwichPage.item,
  ...{ priceCents: 750, isMenu: false },
  composition: { __typename: 'Composition', ...nothing, ...composition },
  ...fields,
});

test('editing a cart line restores its choices and omits those the shop no longer offers', () => {
  const kebab = anItem({
    composition: {
      meats: [anIngredient({ id: 'm-1', name: 'Poulet', type: 'MEAT' })],
      sauces: [anIngredient({ id: 'a-1', name: 'Algérienne', type: 'SAUCE' })],
      supplements: [anIngredient({ id: 'x-1', name: 'Cheddar', type: 'SIDE' })],
      drinks: [anIngredient({ id: 'd-1', name: 'Coca', type: 'DRINK' })],
    },
  });
  const [line] = cart.lines.slice(-1);
  if (!line) throw new Error('The workbench has lost its sandwich.');
  const choices = { ...line.choices, meats: ['Poulet', 'Agneau'], sot: ['onion'], drink: 'Coca', fries: null };
  expect(draftOf(kebab, { ...line, choices })).toEqual({
    ...{ kind: 'sandwich', meatIds: ['m-1'], sauceIds: ['a-1'], sot: ['onion'], supplementIds: ['x-1'] },
    ...{ without: ['fries'], friesId: null, drinkId: 'd-1', note: 'Bien toasté, merci' },
  });
  const toppings = [anIngredient({ id: 't-1', name: 'Chèvre', type: 'TOPPING' })];
  const goat = { __typename: 'PricedChoice' as const, name: 'Chèvre', priceCents: 0 };
  const pizzaLine = { ...line, choices: { ...line.choices, size: 'Moyenne', toppings: [goat] } };
  const draft = draftOf(anItem({ kind: 'PIZZA', composition: { toppings } }), pizzaLine);
  expect(draft).toMatchObject({ kind: 'pizza', size: 'Moyenne', toppingIds: ['t-1'] });
});

test('a sandwich is offered with its meats, supplements, and salad, tomato and onion by their French names', () => {
  const composition = {
    meats: [anIngredient({ id: 'm-1', name: 'Poulet', type: 'MEAT', outOfStock: true })],
    sot: [anIngredient({ id: 's-1', name: 'onion', type: 'SOT' })],
    supplements: [anIngredient({ id: 'x-1', name: 'Coca', type: 'DRINK', priceCents: 250 })],
  };
  expect(toComposable(anItem({ composition }))).toMatchObject({
    kind: 'sandwich',
    props: {
      basePriceCents: 750,
      meats: [{ id: 'm-1', name: 'Poulet', soldOut: true }],
      sot: [{ id: 'onion', label: 'Oignon', soldOut: false }],
      supplements: [{ id: 'x-1', name: 'Coca', group: 'drink', priceCents: 250 }],
      menu: null,
    },
  });
});

test('a sandwich without a choice of meats, or with a limit of none, offers no meats', () => {
  const composition = { meats: [anIngredient({ id: 'm-1', type: 'MEAT' })] };
  for (const none of [{ hasMeatSelection: false }, { meatLimit: 0 }])
    expect(toComposable(anItem({ composition, ...none }))).toMatchObject({ props: { meats: [] } });
});

test('a menu is offered with its fries and drinks and their surcharges', () => {
  const fries = [anIngredient({ id: 'f-1', name: 'Frites', type: 'MENU_FRIES', supplementPriceCents: 50 })];
  const view = toComposable(anItem({ isMenu: true, composition: { fries } }));
  expect(view).toMatchObject({ props: { menu: { fries: [{ id: 'f-1', supplementPriceCents: 50 }], drinks: [] } } });
});

test('an item’s allergens distinguish « none » from « not declared »', () => {
  expect(toComposable(anItem({ allergens: [] }))).toMatchObject({ props: { allergens: [] } });
  expect(toComposable(anItem({ allergens: null }))).toMatchObject({ props: { allergens: null } });
  expect(toComposable(anItem({}))).toMatchObject({ props: { allergens: ['GLUTEN'] } });
});

test('an ingredient without declared allergens is not shown as free of allergens', () => {
  const unsaid = { allergens: [], allergensDeclared: false };
  const sauces = [anIngredient({ id: 's-1', type: 'SAUCE', ...unsaid }), anIngredient({ id: 's-2', type: 'SAUCE' })];
  const sot = [anIngredient({ id: 'o-1', name: 'onion', type: 'SOT', ...unsaid })];
  expect(toComposable(anItem({ composition: { sauces, sot } }))).toMatchObject({
    props: { sauces: [{ allergens: null }, { allergens: [] }], sot: [{ allergens: null }] },
  });
});

test('a pizza is offered with its sizes and toppings', () => {
  const sizes = [{ __typename: 'PizzaSize' as const, name: '26 cm', priceCents: 900 }];
  const toppings = [anIngredient({ id: 't-1', name: 'Olives', type: 'TOPPING', priceCents: 100 })];
  const view = toComposable(anItem({ kind: 'PIZZA', sizes, composition: { toppings } }));
  expect(view).toMatchObject({ kind: 'pizza', props: { sizes: [{ name: '26 cm' }], toppings: [{ priceCents: 100 }] } });
});

test('a simple item, or a pizza without sizes, cannot be customised', () => {
  expect(toComposable(anItem({ kind: 'SIMPLE', name: 'Croissant' }))).toEqual({ kind: 'none', name: 'Croissant' });
  expect(toComposable(anItem({ kind: 'PIZZA', sizes: [] })).kind).toBe('none');
});

const sandwich = {
  ...{ kind: 'sandwich' as const, meatIds: ['m1'], sauceIds: ['s1', 's2'], sot: ['salad' as const] },
  ...{ supplementIds: ['x1'], friesId: null, drinkId: 'd1', note: 'Bien cuit', without: ['fries'] },
};
const pizza = { kind: 'pizza' as const, size: 'Grande', toppingIds: ['t1'], sauceIds: [], note: '' };

test('a customised item is added to the cart once, with its choices by id', () => {
  expect(sandwichInput('i-1', sandwich)).toEqual({
    itemId: 'i-1',
    quantity: 1,
    note: 'Bien cuit',
    selections: { meats: ['m1'], sauces: ['s1', 's2'], sot: ['salad'], supplements: ['x1'], fries: null, drink: 'd1' },
  });
  const selections = { size: 'Grande', toppings: ['t1'], sauces: [] };
  expect(pizzaInput('i-2', pizza)).toEqual({ itemId: 'i-2', quantity: 1, note: '', selections });
});

test('LimitExceeded and SoldOut show their own message, other refusals the specification’s text', () => {
  expect(notAddedMessage({ __typename: 'LimitExceeded', message: 'Maximum 2 allowed.' })).toBe('Maximum 2 allowed.');
  expect(notAddedMessage({ __typename: 'SoldOut', message: 'Poulet : épuisé.' })).toBe('Poulet : épuisé.');
  expect(notAddedMessage({ __typename: 'InvalidSelection', message: 'x' })).toBe(
    "Erreur lors de l'ajout au panier. Veuillez réessayer.",
  );
});

test.each([sandwich, pizza])('a stored customiser draft is restored: $kind', (draft) => {
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([
  ...[null, '', '{', 'null', '[]', '"sandwich"', JSON.stringify({ ...pizza, size: null })],
  ...[{ kind: 'soup' }, { meatIds: 'm1' }, { sauceIds: [1] }, { drinkId: 4 }, { without: undefined }].map((wrong) =>
    JSON.stringify({ ...sandwich, ...wrong }),
  ),
])('the stored text « %s » is rejected as a customiser draft', (text) => expect(parseDraft(text)).toBeUndefined());

test('each customer, shop and item has its own customiser draft', () => {
  const keys = [draftKey('c', 's', 'i'), draftKey('d', 's', 'i'), draftKey('c', 't', 'i'), draftKey('c', 's', 'j')];
  expect(new Set(keys).size).toBe(4);
});

test.each([
  ['https://memeprix.test/boulangerie/s-1?categorie=pains', '/boulangerie/s-1'],
  ['nonsense', undefined],
  [{ from: '/cart' }, undefined],
  [null, undefined],
])('navigation state %j gives the previous path %s', (state, path) => expect(cameFrom(state)).toBe(path));
