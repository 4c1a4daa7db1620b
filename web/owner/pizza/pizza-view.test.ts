import { expect, test } from 'vitest';
import { completePizza, pizzaDraft } from '../../../ui/owner/pizza-form/pizza-values';
import { sampleOwnPizza } from '../../../.storybook/results/own-menu';
import { toPizzaInput, toPizzaValues } from './pizza-page';

const topping = (id: string | null, name: string) => ({ id, name, nameEn: `${name} in English`, priceCents: 100 });

test('toppings removed in the form are deleted, and submitted ones keep their id', () => {
  const values = completePizza(
    pizzaDraft(toPizzaValues(sampleOwnPizza, [topping('t-1', 'Olives'), topping(null, 'Burrata')])),
  );
  expect(toPizzaInput(values, [topping('t-1', 'Olives'), topping('t-2', 'Ananas')])).toMatchObject({
    toppings: [{ id: 't-1' }, { id: null, name: 'Burrata' }],
    removedToppingIds: ['t-2'],
  });
});

test('an unchanged pizza is submitted with the values it was loaded with', () => {
  const toppings = [topping('t-1', 'Olives')];
  const values = completePizza(pizzaDraft(toPizzaValues(sampleOwnPizza, toppings)));
  expect(toPizzaInput(values, toppings)).toMatchObject({
    name: 'Reine',
    sizes: [
      { name: 'Junior 26 cm', priceCents: 990 },
      { name: 'Senior 33 cm', priceCents: 1290 },
    ],
    toppings,
    removedToppingIds: [],
    published: true,
    freshlyBaked: false,
  });
});
