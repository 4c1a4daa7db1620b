import { expect, test } from 'vitest';
import { chosen } from '../../../.storybook/samples/choices';
import { allRows, chosenRows } from './selections';

const plainly = (text: string) => ({ text, extra: '' });

test('an item without choices has no rows', () => {
  expect(chosenRows()).toEqual([]);
  expect(chosenRows({ chosen: [], note: '' })).toEqual([]);
});

test('a sandwich’s choices are listed in the order of preparation', () => {
  const choices = chosen({ fries: 'Frites', sauces: ['Algérienne'], meats: ['Poulet'], sot: ['salad'] });
  const rows = chosenRows({ note: 'bien cuit', chosen: choices });
  expect(rows.map((row) => row.label)).toEqual(['Crudités', 'Viandes', 'Sauces', 'Frites', 'Note']);
});

test('a menu’s choices show when fries or a drink were not chosen', () => {
  const rows = chosenRows({ isMenu: true, chosen: chosen({ meats: ['Poulet'] }) });
  expect(rows.map(({ label, values }) => [label, values])).toEqual([
    ['Viandes', [plainly('Poulet')]],
    ['Frites', [plainly('Non')]],
    ['Boisson', []],
  ]);
});

test('an order lists the five usual choice rows even when they are empty', () => {
  expect(allRows({ chosen: chosen({ drink: 'Eau' }) })).toMatchObject([
    { label: 'Crudités', values: [], ours: true },
    { label: 'Viandes', values: [] },
    { label: 'Sauces', values: [] },
    { label: 'Frites', values: [plainly('Non')], ours: true },
    { label: 'Boisson', values: [plainly('Eau')] },
  ]);
});

test('a pizza’s choices do not list rows that only sandwiches have', () => {
  const rows = allRows({ chosen: chosen({ size: '33 cm', toppings: ['Œuf'] }), note: 'bien cuite' });
  expect(rows.map(({ label }) => label)).toEqual(['Taille', 'Garnitures', 'Sauces', 'Note']);
});

test('a simple item lists no usual rows beside what was chosen of the shop’s own groups', () => {
  const own = { groupId: 'b5f1', name: 'Lait', options: [{ name: 'Avoine', priceCents: 50, quantity: 1 }] };
  expect(allRows({ isSimple: true, chosen: [own] }).map(({ label }) => label)).toEqual(['Lait']);
});

test('fries are shown as « Oui » or « Non », with the name of another side beside it', () => {
  const said = (fries: string | false) =>
    allRows({ chosen: chosen({ fries }) }).find(({ label }) => label === 'Frites');
  const shown = [false as const, 'Frites', 'Potatoes'].map((fries) => said(fries)?.values);
  expect(shown).toEqual([[plainly('Non')], [plainly('Oui')], [plainly('Oui (Potatoes)')]]);
});

test('an option that costs something shows its price, a size does not', () => {
  const paid = (name: string) => ({ name, priceCents: 150 });
  const rows = chosenRows({
    chosen: chosen({
      size: paid('33 cm'),
      toppings: ['Basilic', paid('Chèvre')],
      fries: paid('Frites'),
      drink: paid('Eau'),
    }),
  });
  const extra = ' (+1,50\u00a0€)';
  expect(rows.map(({ values }) => values)).toEqual([
    [plainly('33 cm')],
    [plainly('Basilic'), { text: 'Chèvre', extra }],
    [{ text: 'Oui', extra }],
    [{ text: 'Eau', extra }],
  ]);
});

test('a shop’s own group has its own name, after those of the specification, and the number of pieces', () => {
  const options = [{ name: 'Cheddar', priceCents: 0, quantity: 2 }];
  const own = { groupId: 'b5f1', name: 'Fromages fondus', options };
  expect(chosenRows({ chosen: [own, ...chosen({ meats: ['Poulet'] })] })).toEqual([
    { label: 'Viandes', values: [plainly('Poulet')], plain: true },
    { label: 'Fromages fondus', values: [plainly('2 × Cheddar')], own: true },
  ]);
});
