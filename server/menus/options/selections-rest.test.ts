import 'reflect-metadata';
import { expect, test } from 'vitest';
import { choosing, selecting } from '../../../tests/support/options';
import { ItemKind } from '../item.entity';
import { cartItemSelections, namedSelections, selectionsBody, wantedFrom } from './selections-rest';

const own = { groupId: '0193-a', name: 'Cuisson', options: [{ name: 'Saignant', priceCents: 0, quantity: 1 }] };
const KEBAB = [
  ...choosing({
    ...{ meats: ['Poulet'], sauces: ['Blanche'], sot: ['salad'], fries: 'Frites', drink: 'Coca' },
    supplements: { name: 'Cheddar', priceCents: 100 },
  }),
  own,
];
const PIZZA = choosing({ size: 'Grande', sauces: ['Piquante'], toppings: { name: 'Olives', priceCents: 80 } });

test('REST answers what was chosen of the specification’s groups under their names, without the shop’s own', () => {
  expect(selectionsBody(ItemKind.SANDWICH, KEBAB, 'Bien cuit')).toEqual({
    sotSelections: ['salad'],
    meats: ['Poulet'],
    sauces: ['Blanche'],
    sides: { fries: true, drink: 'Coca' },
    supplements: [{ name: 'Cheddar', price: 1 }],
    size: null,
    selectedToppings: [],
    selectedItemSauces: [],
    specialInstructions: 'Bien cuit',
  });
  expect(selectionsBody(ItemKind.PIZZA, PIZZA, '')).toMatchObject({
    ...{ sides: { fries: false, drink: null }, size: 'Grande', sauces: ['Piquante'] },
    selectedToppings: [{ name: 'Olives', price: 0.8 }],
    selectedItemSauces: [{ name: 'Piquante' }],
  });
});

test('REST names an order’s sauces as those of the menu, a pizza’s as those of the item', () => {
  expect(cartItemSelections(ItemKind.SANDWICH, KEBAB)).toEqual({
    size: null,
    selectedToppings: [],
    selectedMenuSauces: [{ name: 'Blanche' }],
    selectedItemSauces: [],
    selectedFriesSauces: [],
    selectedDrink: { name: 'Coca' },
  });
  expect(cartItemSelections(ItemKind.PIZZA, PIZZA)).toMatchObject({
    ...{ size: 'Grande', selectedToppings: [{ name: 'Olives' }], selectedDrink: null },
    ...{ selectedMenuSauces: [], selectedItemSauces: [{ name: 'Piquante' }] },
  });
});

test('REST answers of selections without a price the size and the salad, tomato and onion', () => {
  const selections = selecting({ size: 'Grande', sot: ['onion'], meats: ['01938f00'] });
  expect(selectionsBody(ItemKind.SANDWICH, namedSelections(selections), '')).toMatchObject({
    ...{ size: 'Grande', sotSelections: ['onion'], meats: [] },
  });
});

test('selections sent over REST are read by id where there is one, else by name', () => {
  const wanted = wantedFrom({
    ...{ meats: ['Poulet', { _id: 'm-1', name: 'Bœuf' }, { name: 'Agneau' }], sides: { fries: true, drink: 'Coca' } },
    ...{ sauces: ['Blanche'], selectedItemSauces: [{ name: 'Piquante' }], supplements: ['Cheddar'] },
  });
  const expected = selecting({
    ...{ meats: ['Poulet', 'm-1', 'Agneau'], sauces: ['Blanche', 'Piquante'], fries: true, drink: 'Coca' },
    supplements: ['Cheddar'],
  });
  expect(wanted).toHaveLength(expected.length);
  expect(wanted).toEqual(expect.arrayContaining(expected));
  expect(wantedFrom({ sides: { fries: false, drink: null }, size: null })).toEqual([]);
});
