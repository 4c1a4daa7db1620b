import { expect, test } from 'vitest';
import { extraOf } from '../../ui/food/selections/selections';
import { noChoices as nothing } from '../../.storybook/results/cart';
import { lineSelections } from './line-selections';

const priced = (name: string, priceCents: number) => ({ __typename: 'PricedChoice' as const, name, priceCents });

test('a sandwich’s choices are shown in French, with the prices of supplements', () => {
  const chosen = lineSelections(
    {
      ...nothing,
      meats: ['Poulet'],
      sauces: ['Algérienne'],
      sot: ['salad', 'onion'],
      supplements: [priced('Cheddar', 100)],
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
  const free = { ...nothing, toppings: [priced('Basilic', 0), priced('Chèvre', 150)] };
  const { toppings = [] } = lineSelections(free, '');
  expect(toppings.map(extraOf)).toEqual(['', ' (+1,50\u00a0€)']);
});
