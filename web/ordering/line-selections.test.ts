import { expect, test } from 'vitest';
import { extraOf } from '../../ui/food/selections/selections';
import { lineSelections, type Choices } from './line-selections';

const nothing: Choices = {
  size: null,
  meats: [],
  sauces: [],
  sot: [],
  supplements: [],
  toppings: [],
  fries: null,
  drink: null,
};

test('a menu sandwich is said in French, its extras with their price', () => {
  const chosen = lineSelections(
    {
      ...nothing,
      meats: ['Poulet'],
      sauces: ['Algérienne'],
      sot: ['salad', 'onion'],
      supplements: [{ name: 'Cheddar', priceCents: 100 }],
      fries: 'Frites maison',
      drink: 'Eau',
    },
    'Bien cuit',
  );
  expect(chosen).toMatchObject({
    meats: ['Poulet'],
    sauces: ['Algérienne'],
    sot: ['Salade', 'Oignon'],
    supplements: [{ name: 'Cheddar', priceCents: 100 }],
    fries: 'Frites maison',
    drink: 'Eau',
    note: 'Bien cuit',
  });
});

test('what was not chosen is not there', () => {
  const chosen = lineSelections(nothing, '');
  expect(chosen).toMatchObject({ fries: false, drink: undefined, note: undefined, size: undefined });
});

test('an extra says its price, a free topping has none', () => {
  const { toppings = [] } = lineSelections(
    {
      ...nothing,
      toppings: [
        { name: 'Basilic', priceCents: 0 },
        { name: 'Chèvre', priceCents: 150 },
      ],
    },
    '',
  );
  expect(toppings.map(extraOf)).toEqual(['', ' (+1,50\u00a0€)']);
});
