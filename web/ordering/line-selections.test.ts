import { expect, test } from 'vitest';
import { chosen } from '../../.storybook/samples/choices';
import { chosenRows } from '../../ui/food/selections/selections';
import { kitchenSelections, lineSelections } from './line-selections';

const choices = chosen({
  ...{ sot: ['salad', 'onion'], meats: ['Poulet'], sauces: ['Algérienne'] },
  ...{ fries: 'Frites maison', drink: 'Eau', supplements: { name: 'Cheddar', priceCents: 100 } },
});
const shown = (selections: Parameters<typeof chosenRows>[0]) =>
  chosenRows(selections).map(({ label, values }) => [label, ...values.map(({ text, extra }) => text + extra)]);
const unpriced = [
  ['Crudités', 'Salade', 'Oignon'],
  ['Viandes', 'Poulet'],
  ['Sauces', 'Algérienne'],
  ['Frites', 'Oui (Frites maison)'],
  ['Boisson', 'Eau'],
];

test('a sandwich’s choices are shown in French, with the prices of supplements, and choices not made are left empty', () => {
  const priced = [...unpriced, ['Suppléments', 'Cheddar (+1,00\u00a0€)'], ['Note', 'Bien cuit']];
  expect(shown(lineSelections(choices, 'Bien cuit'))).toEqual(priced);
  expect(shown(lineSelections([], ''))).toEqual([]);
});

test('a kitchen reads the choices without prices', () => {
  expect(shown(kitchenSelections(choices, ''))).toEqual([...unpriced, ['Suppléments', 'Cheddar']]);
});
