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

test('a sandwich’s choices are shown in French, with the prices of supplements', () => {
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

test('choices that were not made are left empty', () => {
  const chosen = lineSelections(nothing, '');
  expect(chosen).toMatchObject({ fries: false, drink: undefined, note: undefined, size: undefined });
});

test('a paid topping shows its price and a free one does not', () => {
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
