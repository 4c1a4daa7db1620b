import { expect, test } from 'vitest';
import { searchSections } from './shop-screen';
import type { ShopSection } from './shop-view';

const item = (name: string, more: Partial<ShopSection['items'][number]> = {}) => ({
  id: name,
  name,
  imageUrl: null,
  priceCents: 100,
  allergens: null,
  ...more,
});
const menu: ShopSection[] = [
  {
    id: 'v',
    name: 'Viennoiseries',
    items: [item('Croissant', { description: 'Pur beurre' }), item('Chausson aux pommes')],
  },
  { id: 'b', name: 'Pains', items: [item('Baguette'), item('Pain au chocolat')] },
  { id: 'p', name: 'Plats', items: [item('Œufs à l’oseille', { dietaryMarks: ['VEGETARIAN'] }), item('Crème brûlée')] },
];
const all = menu.flatMap(({ items }) => items.map(({ name }) => name));
const found = (text: string) => searchSections(menu, text).flatMap(({ items }) => items.map(({ name }) => name));

test.each<[string, string[]]>([
  ['', all],
  ['   ', all],
  ['CROISS', ['Croissant']],
  ['beurre', ['Croissant']],
  ['creme brulee', ['Crème brûlée']],
  ['oeuf oseille', ['Œufs à l’oseille']],
  ['végétarien', ['Œufs à l’oseille']],
  ['viennoiserie pomme', ['Chausson aux pommes']],
  ['pomme beurre', []],
  ['(', all],
  ['croisant', ['Croissant']],
  ['bagette', ['Baguette']],
  ['croisent beure', ['Croissant']],
  ['crossiant', ['Croissant']],
  ['chocolatine', ['Pain au chocolat']],
  ['chocolatinne', ['Pain au chocolat']],
  ['pani', ['Baguette', 'Pain au chocolat']],
  ['sushi', []],
  ['riz', []],
])('a menu search for « %s » finds %j', (text, names) => expect(found(text)).toEqual(names));

test('a menu search leaves out categories without a match', () => {
  expect(searchSections(menu, 'croissant').map(({ id }) => id)).toEqual(['v']);
});

test('a menu search that matches exactly does not return similar names', () => {
  const tarts = [{ id: 't', name: 'Four', items: [item('Tarte'), item('Tartine')] }];
  const names = (text: string) => searchSections(tarts, text).flatMap(({ items }) => items.map(({ name }) => name));
  expect([names('tarte'), names('tartr')]).toEqual([['Tarte'], ['Tarte', 'Tartine']]);
});
