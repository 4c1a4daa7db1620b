import { expect, test } from 'vitest';
import { searchSections } from './menu-search';
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
  { id: 'p', name: 'Plats', items: [item('Œufs à l’oseille', { dietaryMarks: ['VEGETARIAN'] }), item('Crème brûlée')] },
];
const found = (text: string) => searchSections(menu, text).flatMap(({ items }) => items.map(({ name }) => name));

test.each<[string, string[]]>([
  ['', ['Croissant', 'Chausson aux pommes', 'Œufs à l’oseille', 'Crème brûlée']],
  ['   ', ['Croissant', 'Chausson aux pommes', 'Œufs à l’oseille', 'Crème brûlée']],
  ['CROISS', ['Croissant']],
  ['beurre', ['Croissant']],
  ['creme brulee', ['Crème brûlée']],
  ['oeuf oseille', ['Œufs à l’oseille']],
  ['végétarien', ['Œufs à l’oseille']],
  ['viennoiserie pomme', ['Chausson aux pommes']],
  ['pomme beurre', []],
  ['(', ['Croissant', 'Chausson aux pommes', 'Œufs à l’oseille', 'Crème brûlée']],
])('« %s » finds %j', (text, names) => expect(found(text)).toEqual(names));

test('a category without a hit is left out', () => {
  expect(searchSections(menu, 'croissant').map(({ id }) => id)).toEqual(['v']);
});
