import { expect, test } from 'vitest';
import { cart } from '../../../.storybook/results/cart';
import { option, optionGroup, pizzaPage, sandwichPage } from '../../../.storybook/results/menu';
import { chosen } from '../../../.storybook/samples/choices';
import type { CustomisePageQuery } from '../../../graphql/generated/customer/customise';
import { choosing, selecting } from '../../../tests/support/options';
import {
  cameFrom,
  draftKey,
  draftOf,
  notAddedMessage,
  parseDraft,
  toChosenGroups,
  toComposed,
  toInput,
} from './customise-view';

type Item = CustomisePageQuery['item'];

const anItem = (fields: Partial<Item>): Item => ({ ...sandwichPage.item, priceCents: 750, ...fields });

const eggs = optionGroup('g-1', [option('e-1', 'Œuf', { priceCents: 100 })], { name: 'Œufs', perOptionMax: 3 });
const kebab = anItem({
  optionGroups: [
    optionGroup('MEATS', [option('m-1', 'Poulet')], { max: 2 }),
    optionGroup('SAUCES', [option('a-1', 'Algérienne')], { max: 1 }),
    optionGroup('SOT', [option('s-1', 'onion')]),
    optionGroup('FRIES', [option('f-1', 'Frites')], { max: 1 }),
    optionGroup('DRINK', [option('d-1', 'Coca', { priceCents: 50 })], { max: 1 }),
    optionGroup('SUPPLEMENTS', [option('x-1', 'Cheddar', { priceCents: 100 })]),
    eggs,
  ],
});

test('editing a cart line restores its choices and omits those the shop no longer offers', () => {
  const [line] = cart.lines.slice(-1);
  if (!line) throw new Error('The workbench has lost its sandwich.');
  const own = (groupId: string, name: string, quantity: number) => ({
    ...{ __typename: 'ChosenGroup' as const, groupId, name: 'Nom' },
    options: [{ __typename: 'ChosenOption' as const, name, priceCents: 0, quantity }],
  });
  const kinds = {
    meats: ['Poulet', 'Agneau'],
    sauces: 'Algérienne',
    sot: 'onion',
    drink: 'Coca',
    supplements: 'Cheddar',
  };
  const choices = [...chosen(kinds), own('g-1', 'Œuf', 2), own('g-2', 'Rosé', 1)];
  expect(draftOf(kebab, { ...line, choices })).toEqual({
    selections: [
      ...selecting({ meats: 'm-1', sauces: 'a-1', sot: 's-1', drink: 'd-1', supplements: 'x-1' }),
      { groupId: 'g-1', optionId: 'e-1', quantity: 2 },
    ],
    without: ['FRIES'],
    note: 'Bien toasté, merci',
  });
});

test('a group of which all that was chosen is gone is not taken for declined', () => {
  const choices = chosen({ meats: 'Agneau' });
  expect(draftOf(kebab, { choices, note: '' })).toEqual({ selections: [], without: ['FRIES', 'DRINK'], note: '' });
});

test('a pizza’s cart line restores its size and toppings, and declines nothing', () => {
  const choices = chosen({ size: '33 cm', toppings: 'Chèvre' });
  const selections = selecting({ size: '33 cm', toppings: 'chevre' });
  expect(draftOf(pizzaPage.item, { choices, note: '' })).toEqual({ selections, without: [], note: '' });
});

test('an item is offered with its price, its groups and what is sold out of them', () => {
  const options = [option('m-1', 'Poulet', { soldOut: true }), option('m-2', 'Agneau', { section: 'Grillades' })];
  expect(toComposed(anItem({ optionGroups: [optionGroup('MEATS', options, { max: 2 })] }))).toMatchObject({
    basePriceCents: 750,
    groups: [
      {
        ...{ id: 'MEATS', name: null, min: 0, max: 2, included: 0, perOptionMax: 1, shownWhen: null },
        options: [
          { id: 'm-1', name: 'Poulet', soldOut: true },
          { id: 'm-2', name: 'Agneau', section: 'Grillades', soldOut: false },
        ],
      },
    ],
  });
});

test('an item’s allergens distinguish « none » from « not declared »', () => {
  expect(toComposed(anItem({ allergens: [] }))).toMatchObject({ allergens: [] });
  expect(toComposed(anItem({ allergens: null }))).toMatchObject({ allergens: null });
  expect(toComposed(anItem({}))).toMatchObject({ allergens: ['GLUTEN'] });
});

test('an option without declared allergens is not shown as free of allergens', () => {
  const unsaid = option('s-1', 'Blanche', { allergens: [], allergensDeclared: false });
  const optionGroups = [
    optionGroup('SAUCES', [unsaid, option('s-2', 'Harissa')]),
    optionGroup('SOT', [{ ...unsaid, name: 'onion' }]),
  ];
  expect(toComposed(anItem({ optionGroups }))).toMatchObject({
    groups: [{ options: [{ allergens: null }, { allergens: [] }] }, { options: [{ allergens: null }] }],
  });
});

test('a simple item without groups, or a pizza without sizes, cannot be customised', () => {
  expect(toComposed(anItem({ kind: 'SIMPLE', optionGroups: [] }))).toBeNull();
  expect(toComposed(anItem({ kind: 'PIZZA', optionGroups: [optionGroup('SIZE', [], { min: 1, max: 1 })] }))).toBeNull();
});

test('a sandwich can be customised without groups, for its note; a simple item with a group of its own', () => {
  expect(toComposed(anItem({ optionGroups: [] }))).toMatchObject({ groups: [] });
  expect(toComposed(anItem({ kind: 'SIMPLE', optionGroups: [eggs] }))).toMatchObject({ groups: [{ name: 'Œufs' }] });
});

const draft = {
  selections: [...selecting({ meats: 'm-1', drink: 'd-1' }), { groupId: 'g-1', optionId: 'e-1', quantity: 2 }],
  without: ['FRIES'],
  note: 'Bien cuit',
};

test('a customised item is added to the cart once, with its choices by id', () => {
  const { selections } = draft;
  expect(toInput('i-1', draft)).toEqual({ itemId: 'i-1', quantity: 1, note: 'Bien cuit', selections });
});

test('a device cart line stores the choices by name, with what all pieces of an option cost', () => {
  expect(toChosenGroups(kebab, draft.selections)).toEqual([
    ...choosing({ meats: 'Poulet', drink: { name: 'Coca', priceCents: 50 } }),
    { groupId: 'g-1', name: 'Œufs', options: [{ name: 'Œuf', priceCents: 200, quantity: 2 }] },
  ]);
});

test('LimitExceeded and SoldOut show their own message, other refusals the specification’s text', () => {
  expect(notAddedMessage({ __typename: 'LimitExceeded', message: 'Maximum 2 allowed.' })).toBe('Maximum 2 allowed.');
  expect(notAddedMessage({ __typename: 'SoldOut', message: 'Poulet : épuisé.' })).toBe('Poulet : épuisé.');
  expect(notAddedMessage({ __typename: 'InvalidSelection', message: 'x' })).toBe(
    "Erreur lors de l'ajout au panier. Veuillez réessayer.",
  );
});

test.each([draft, { selections: [], without: [], note: '' }])(
  'a stored customiser draft is restored: $note',
  (stored) => {
    expect(parseDraft(JSON.stringify(stored))).toEqual(stored);
  },
);

const [one] = draft.selections;

test.each([
  ...[null, '', '{', 'null', '[]', '"sandwich"'],
  ...[
    ...[{ selections: 'm1' }, { selections: [1] }, { selections: [null] }, { selections: undefined }],
    ...[{ quantity: 0 }, { quantity: 1.5 }, { quantity: '1' }, { groupId: 4 }, { optionId: null }].map((wrong) => ({
      selections: [{ ...one, ...wrong }],
    })),
    ...[{ note: null }, { without: undefined }, { without: [1] }],
  ].map((wrong) => JSON.stringify({ ...draft, ...wrong })),
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
