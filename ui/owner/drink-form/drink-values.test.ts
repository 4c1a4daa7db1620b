import { expect, test } from 'vitest';
import { completeDrink, drinkErrors, drinkTitle, newDrink, type DrinkDraft } from './drink-form';

const lemonade: DrinkDraft = {
  ...newDrink,
  categoryId: 'c-1',
  name: ' Limonade ',
  sizeText: '33 cl ',
  priceCents: 250,
  pictureUrl: '/uploads/limonade.webp',
};

test('a drink requires category, name, price and picture', () => {
  const errors = Object.entries(drinkErrors(newDrink)).filter(([, error]) => error);
  expect(errors.map(([name]) => name)).toEqual(['categoryId', 'name', 'pictureUrl', 'priceCents']);
  expect(drinkErrors(lemonade)).toEqual({});
  expect(newDrink).toMatchObject({ soldOut: false, allergens: null, vatRate: 55, preparationUnits: 0 });
});

test('a drink’s menu supplement defaults to zero and may not be negative', () => {
  expect(completeDrink(lemonade)).toMatchObject({ name: 'Limonade', sizeText: '33 cl', supplementPriceCents: 0 });
  expect(completeDrink({ ...lemonade, supplementPriceCents: 50 }).supplementPriceCents).toBe(50);
  expect(drinkErrors({ ...lemonade, supplementPriceCents: -50 })).toEqual({
    supplementPriceCents: 'Un prix ne peut pas être négatif.',
  });
});

test('a drink’s title includes its size when it has one', () => {
  expect(drinkTitle(lemonade)).toBe('Limonade 33 cl');
  expect(drinkTitle(newDrink)).toBe('');
});
