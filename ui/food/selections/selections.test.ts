import { expect, test } from 'vitest';
import { allRows, chosenRows } from './selections';

test('a simple article has nothing to say', () => {
  expect(chosenRows()).toEqual([]);
  expect(chosenRows({ meats: [], fries: false, drink: '', note: '' })).toEqual([]);
});

test('a sandwich is read in the order it is built', () => {
  const rows = chosenRows({
    note: 'bien cuit',
    fries: true,
    sauces: ['Algérienne'],
    meats: ['Poulet'],
    sot: ['Salade'],
  });
  expect(rows.map((row) => row.label)).toEqual(['Crudités', 'Viandes', 'Sauces', 'Frites', 'Note']);
});

test('a menu says that it goes without fries or a drink', () => {
  const rows = chosenRows({ isMenu: true, meats: ['Poulet'], fries: false });
  expect(rows.map(({ label, values }) => [label, values])).toEqual([
    ['Viandes', ['Poulet']],
    ['Frites', ['Non']],
    ['Boisson', []],
  ]);
});

test('an order also names the five usual rows that stayed empty', () => {
  expect(allRows({ drink: 'Eau' })).toMatchObject([
    { label: 'Crudités', values: [], ours: true },
    { label: 'Viandes', values: [] },
    { label: 'Sauces', values: [] },
    { label: 'Frites', values: ['Non'], ours: true },
    { label: 'Boisson', values: ['Eau'] },
  ]);
});

test('a pizza is not said to lack what no pizza is offered', () => {
  const rows = allRows({ size: '33 cm', toppings: ['Œuf'], fries: false, note: 'bien cuite' });
  expect(rows.map(({ label }) => label)).toEqual(['Taille', 'Garnitures', 'Sauces', 'Note']);
});

test('fries are yes or no, and another side by its name beside it', () => {
  const said = (fries: boolean | string) => allRows({ fries }).find(({ label }) => label === 'Frites')?.values;
  expect([false, true, 'Frites', 'Potatoes'].map(said)).toEqual([['Non'], ['Oui'], ['Oui'], ['Oui (Potatoes)']]);
});
