import { expect, test } from 'vitest';
import { allRows, chosenRows } from './selections';

test('an item without choices has no rows', () => {
  expect(chosenRows()).toEqual([]);
  expect(chosenRows({ meats: [], fries: false, drink: '', note: '' })).toEqual([]);
});

test('a sandwich’s choices are listed in the order of preparation', () => {
  const rows = chosenRows({
    note: 'bien cuit',
    fries: true,
    sauces: ['Algérienne'],
    meats: ['Poulet'],
    sot: ['Salade'],
  });
  expect(rows.map((row) => row.label)).toEqual(['Crudités', 'Viandes', 'Sauces', 'Frites', 'Note']);
});

test('a menu’s choices show when fries or a drink were not chosen', () => {
  const rows = chosenRows({ isMenu: true, meats: ['Poulet'], fries: false });
  expect(rows.map(({ label, values }) => [label, values])).toEqual([
    ['Viandes', ['Poulet']],
    ['Frites', ['Non']],
    ['Boisson', []],
  ]);
});

test('an order lists the five usual choice rows even when they are empty', () => {
  expect(allRows({ drink: 'Eau' })).toMatchObject([
    { label: 'Crudités', values: [], ours: true },
    { label: 'Viandes', values: [] },
    { label: 'Sauces', values: [] },
    { label: 'Frites', values: ['Non'], ours: true },
    { label: 'Boisson', values: ['Eau'] },
  ]);
});

test('a pizza’s choices do not list rows that only sandwiches have', () => {
  const rows = allRows({ size: '33 cm', toppings: ['Œuf'], fries: false, note: 'bien cuite' });
  expect(rows.map(({ label }) => label)).toEqual(['Taille', 'Garnitures', 'Sauces', 'Note']);
});

test('fries are shown as « Oui » or « Non », with the name of another side beside it', () => {
  const said = (fries: boolean | string) => allRows({ fries }).find(({ label }) => label === 'Frites')?.values;
  expect([false, true, 'Frites', 'Potatoes'].map(said)).toEqual([['Non'], ['Oui'], ['Oui'], ['Oui (Potatoes)']]);
});
