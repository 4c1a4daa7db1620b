import { describe, expect, test } from 'vitest';
import {
  completePizza,
  fromCents,
  newPizza,
  pizzaDraft,
  pizzaErrors,
  type PizzaDraft,
  rowErrors,
  type PriceRow,
} from './pizza-values';

const reine: PizzaDraft = pizzaDraft({
  categoryId: 'c-1',
  name: ' Reine ',
  pictureUrl: '/uploads/reine.webp',
  sizes: [
    { name: 'Junior', priceCents: 790 },
    { name: 'Senior', priceCents: 1090 },
  ],
  toppings: [{ id: 't-1', name: 'Olives', priceCents: 80 }],
});

describe('required fields of a menu item', () => {
  test('a pizza requires category, name, picture and a size with a price', () => {
    expect(Object.keys(pizzaErrors(newPizza))).toEqual(['categoryId', 'name', 'pictureUrl', 'priceCents']);
    expect(pizzaErrors(reine)).toEqual({});
    expect(newPizza).toMatchObject({ sauceLimit: 0, allergens: null, vatRate: 100, preparationUnits: 2 });
  });

  test('a pizza without a size is rejected', () => {
    expect(pizzaErrors({ ...reine, sizes: [] }).priceCents).toBeDefined();
  });

  test('a pizza with an incomplete topping is rejected', () => {
    const begun = [{ key: '1', id: null, name: 'Burrata', priceCents: null }];
    expect(pizzaErrors({ ...reine, toppings: begun }).priceCents).toBeDefined();
    expect(pizzaErrors({ ...reine, toppings: [] })).toEqual({});
  });
});

test('existing toppings are submitted with their id, new ones without', () => {
  const toppings = [...reine.toppings, { key: '2', id: null, name: ' Œuf ', priceCents: 100 }];
  expect(completePizza({ ...reine, toppings })).toMatchObject({
    name: 'Reine',
    sizes: [
      { name: 'Junior', priceCents: 790 },
      { name: 'Senior', priceCents: 1090 },
    ],
    toppings: [
      { id: 't-1', name: 'Olives', priceCents: 80 },
      { id: null, name: 'Œuf', priceCents: 100 },
    ],
  });
});

test('a pizza’s price on the menu is that of its cheapest size', () => {
  expect(fromCents(reine.sizes)).toBe(790);
  expect(fromCents(newPizza.sizes)).toBeNull();
});

const row = (key: string, name: string, priceCents: number | null = 790): PriceRow => ({
  key,
  id: null,
  name,
  priceCents,
});

test('each price row requires a price and a unique name', () => {
  expect(rowErrors([row('1', 'Junior'), row('2', 'Senior')])).toEqual({});
  expect(rowErrors([row('1', ' ', null)])).toEqual({
    '1': { name: 'Donnez un nom.', price: 'Indiquez un prix, par exemple 4,50.' },
  });
  expect(rowErrors([row('1', 'Junior'), row('2', ' JUNIOR ')])).toEqual({ '2': { name: 'Ce nom est déjà pris.' } });
});
