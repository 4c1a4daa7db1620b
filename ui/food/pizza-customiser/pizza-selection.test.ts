import { expect, test } from 'vitest';
import { pizzaTotalCents } from './pizza-selection';

const sizes = [
  { name: 'Junior', priceCents: 790 },
  { name: 'Senior', priceCents: 1090 },
];
const toppings = [
  { id: 'olives', name: 'Olives', priceCents: 80 },
  { id: 'burrata', name: 'Burrata', priceCents: 250 },
];

test('the total of a pizza is the price of its size', () => {
  expect(pizzaTotalCents(sizes, toppings, { size: 'Senior', toppingIds: [] })).toBe(1090);
});

test('each topping adds its price to the pizza’s total, whatever the size', () => {
  expect(pizzaTotalCents(sizes, toppings, { size: 'Junior', toppingIds: ['olives', 'burrata'] })).toBe(1120);
});

test('a topping that is no longer offered adds nothing to the pizza’s total', () => {
  expect(pizzaTotalCents(sizes, toppings, { size: 'Junior', toppingIds: ['truffle'] })).toBe(790);
});
