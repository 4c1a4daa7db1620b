import { expect, test } from 'vitest';
import { extraOf } from '../../ui/food/selections/selections';
import { noChoices as nothing } from '../../.storybook/results/cart';
import { lineSelections } from './line-selections';

const priced = (name: string, priceCents: number) => ({ __typename: 'PricedChoice' as const, name, priceCents });

test('a sandwich’s choices are shown in French, with the prices of supplements, and choices not made are left empty', () => {
  const said = { meats: ['Poulet'], sauces: ['Algérienne'], fries: 'Frites maison', drink: 'Eau' };
  const choices = { ...nothing, ...said, sot: ['salad', 'onion'], supplements: [priced('Cheddar', 100)] };
  expect(lineSelections(choices, 'Bien cuit')).toMatchObject({
    ...{ ...said, sot: ['Salade', 'Oignon'], note: 'Bien cuit' },
    supplements: [{ name: 'Cheddar', priceCents: 100 }],
  });
  const none = { fries: false, drink: undefined, note: undefined, size: undefined };
  expect(lineSelections(nothing, '')).toMatchObject(none);
});

test('a paid topping shows its price and a free one does not', () => {
  const free = { ...nothing, toppings: [priced('Basilic', 0), priced('Chèvre', 150)] };
  const { toppings = [] } = lineSelections(free, '');
  expect(toppings.map(extraOf)).toEqual(['', ' (+1,50\u00a0€)']);
});
