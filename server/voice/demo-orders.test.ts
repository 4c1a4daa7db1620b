import 'reflect-metadata';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DemoShop, demoShops } from '../demo/demo-shops';
import { Category } from '../menus/category.entity';
import { Ingredient, IngredientType } from '../menus/ingredient.entity';
import { Item, ItemKind } from '../menus/item.entity';
import { inLocale } from '../locale';
import { parseOrder } from './parse-order';
import { type Sayable, sayables } from './sayable';

/** What can be said at a demo shop; `more`: names that are added to its first category. */
function menuOf({ categories, ingredients }: DemoShop, more: readonly string[] = []): Sayable[] {
  const items = categories.flatMap(({ name, items }, place) => {
    const category = Object.assign(new Category(), { id: name, name });
    const added = place === 0 ? more.map((one) => ({ kind: 'SIMPLE' as const, name: one })) : [];
    return [...items, ...added].map(
      ({ kind, allergens: _, allowedMeats: __, ...rest }: Partial<(typeof items)[number]>) =>
        Object.assign(new Item(), {
          ...rest,
          id: `${name}: ${rest.name ?? ''}`,
          kind: ItemKind[kind ?? 'SIMPLE'],
          category,
        }),
    );
  });
  const larder = ingredients.map(({ type, name, outOfStock, priceCents }) =>
    Object.assign(new Ingredient(), {
      id: `${type} ${name}`,
      type: IngredientType[type],
      name,
      outOfStock,
      priceCents,
    }),
  );
  return sayables(items, larder);
}

function shopOf(key: DemoShop['key']): DemoShop {
  const shop = demoShops.find((one) => one.key === key);
  if (!shop) throw new Error(key);
  return shop;
}

const bakery = menuOf(shopOf('au-levain-du-marais'));
const grill = menuOf(shopOf('sami-grill'));
const cafe = menuOf(shopOf('cafe-de-l-arsenal'));

/** Sizes aside: « 2 Margherita » in whichever. */
function said(text: string, menu: readonly Sayable[]) {
  const { lines, unknownWords, miscounted } = parseOrder(text, menu);
  const named = lines.map(({ quantity, choices: [first] }) => `${quantity} ${nameOf(first?.sayable)}`);
  return { lines: named, missed: [...unknownWords, ...miscounted] };
}
const nameOf = (sayable?: Sayable) => sayable?.itemId.replace(/^.*?: /, '') ?? '';

describe('spoken order: quantities', () => {
  test.each([
    ['deux cookies', ['2 Cookie aux deux chocolats']],
    ['deux cookies deux chocolats', ['2 Cookie aux deux chocolats']],
    ['deux chocolats', ['2 Chocolat chaud']],
    ['trois cookies et deux chocolats chauds', ['3 Cookie aux deux chocolats', '2 Chocolat chaud']],
    ['trois cookies deux chocolats chauds', ['3 Cookie aux deux chocolats', '2 Chocolat chaud']],
    ['2 × croissant au beurre, 3x flan parisien', ['2 Croissant au beurre', '3 Flan parisien']],
    ['2 x croissant au beurre', ['2 Croissant au beurre']],
    ['deux mille-feuilles', ['2 Millefeuille']],
    ['une eau 50 cl et deux flans', ['1 Eau minérale 50 cl', '2 Flan parisien']],
    ['deux eaux minérales cinquante cl', ['2 Eau minérale 50 cl']],
    ['quatre-vingt-dix-neuf madeleines', ['99 Madeleines']],
    ['soixante et onze madeleines', ['71 Madeleines']],
  ])('reads the quantities in the bakery order « %s »', (text, lines) => {
    expect(said(text, bakery)).toEqual({ lines, missed: [] });
  });

  test.each([
    ['trois paninis', ['3 Panini trois fromages']],
    ['un panini trois margherita', ['1 Panini trois fromages', '3 Margherita']],
    ['trois fromages', ['1 Panini trois fromages']],
    ['quatre fromages', ['1 Quatre fromages']],
    ['une quatre fromages', ['1 Quatre fromages']],
    ['une 4 fromages', ['1 Quatre fromages']],
    ['quatre pizzas quatre fromages', ['4 Quatre fromages']],
    ['vingt quatre fromages', ['20 Quatre fromages']],
    ['deux colas zéro', ['2 Cola zéro 33 cl']],
    ['un cola zéro quatre fromages', ['1 Cola zéro 33 cl', '1 Quatre fromages']],
    ['un cheese burger', ['1 Cheeseburger']],
    ['deux cheese', ['2 Cheeseburger']],
  ])('reads the quantities in the restaurant order « %s »', (text, lines) => {
    expect(said(text, grill)).toEqual({ lines, missed: [] });
  });

  test.each([
    ['2 croissants au beurre', ['2 Croissant au beurre']],
    ['un pain test 2', ['1 Pain test 2']],
    ['deux pain test 2 et deux flans', ['2 Pain test 2', '2 Flan parisien']],
    ['un pain test 2 flans', ['1 Pain test 2', '2 Flan parisien']],
    ['une 1664 et deux 1664', ['1 1664', '2 1664']],
  ])('reads the quantities where an item’s name ends in a number: « %s »', (text, lines) => {
    const menu = menuOf(shopOf('au-levain-du-marais'), ['Pain test 2', '1664']);
    expect(said(text, menu)).toEqual({ lines, missed: [] });
  });
});

describe('spoken order: a measure is not a quantity', () => {
  test.each([
    ['une margherita 33 cm', grill, ['1 Margherita'], []],
    ['une margherita 33 et deux ayrans', grill, ['1 Margherita', '2 Ayran 25 cl'], []],
    ['une 33 cm margherita', grill, ['1 Margherita'], []],
    ['un menu kebab avec cola zéro 33 cl et un ayran', grill, ['1 Kebab maison', '1 Ayran 25 cl'], []],
    ['une eau 33 cl', bakery, ['1 Eau minérale 50 cl'], ['33 cl']],
    ['un flan pour 12 h', bakery, ['1 Flan parisien'], ['12 h']],
  ])('a spoken order is read: %s', (text, menu, lines, missed) => {
    expect(said(text, menu)).toEqual({ lines, missed });
  });

  test('a measure in a spoken order selects the pizza’s size', () => {
    for (const text of ['une margherita 33 cm', 'une margherita 33', 'une 33 cm margherita', 'une margherita senior'])
      expect(parseOrder(text, grill).lines[0]?.choices[0]?.sayable.size, text).toBe('Senior 33 cm');
  });
});

describe('spoken order: quantities that cannot be ordered', () => {
  test.each([
    ['100 croissants au beurre', '100 croissants au beurre'],
    ['cent croissants', 'cent croissants'],
    ['deux cent cinquante croissants', 'deux cent cinquante croissants'],
    ['mille croissants', 'mille croissants'],
    ['1 000 croissants', '1 000 croissants'],
    ['zero croissant', 'zero croissant'],
    ['zéro croissant', 'zéro croissant'],
    ['0 croissant', '0 croissant'],
    ['1,5 croissant', '1,5 croissant'],
    ['neuf douzaines de croissants', 'neuf douzaines de croissants'],
  ])('« %s » is not ordered and is reported as miscounted', (text, named) => {
    expect(parseOrder(text, bakery)).toEqual({ lines: [], unknownWords: [], miscounted: [named], customerName: null });
    expect(said(`${text} et deux flans`, bakery)).toEqual({ lines: ['2 Flan parisien'], missed: [named] });
  });

  test('options of a quantity that cannot be ordered are not applied to another line', () => {
    const { lines, miscounted } = parseOrder('un cheeseburger et 100 kebabs sans tomate', grill);
    expect(lines.map(({ heardText }) => heardText)).toEqual(['un cheeseburger']);
    expect(miscounted).toEqual(['100 kebabs sans tomate']);
  });

  test.each([
    ['deux ou trois flans', ['3 Flan parisien'], ['deux']],
    ['un flan et deux', ['1 Flan parisien'], ['deux']],
  ])('a quantity without an item is reported: « %s »', (text, lines, missed) => {
    expect(said(text, bakery)).toEqual({ lines, missed });
  });
});

describe('spoken order: words that are not understood are reported', () => {
  test.each([
    ['un croissant au beurre et un zorglub', bakery, ['1 Croissant au beurre'], ['un zorglub']],
    ['two coffees', bakery, [], ['two coffees']],
    ['four cheese pizza', grill, [], ['four cheese pizza']],
  ])('a spoken order is read: %s', (text, menu, lines, missed) => {
    expect(said(text, menu)).toEqual({ lines, missed });
  });
});

describe('spoken order: an item is found by the first word of its French name', () => {
  test.each([
    ['un café', bakery, '1 Café espresso'],
    ['deux chocolats', bakery, '2 Chocolat chaud'],
    ['un jambon', bakery, '1 Jambon-beurre'],
    ['un thé', cafe, '1 Thé noir au citron'],
    ['un poulet', bakery, '1 Poulet crudités'],
  ])('a spoken order is read: %s', (text, menu, line) => {
    expect(said(text, menu).lines).toEqual([line]);
  });

  test('a spoken first word is certain when it begins one item’s name, and unsure when it begins several', () => {
    expect(parseOrder('un café', bakery).lines[0]?.unsure).toBe(false);
    expect(parseOrder('un café', cafe).lines[0]?.unsure).toBe(true);
    expect(parseOrder('un croissant', bakery).lines[0]?.unsure).toBe(true);
  });
});

const FRENCH =
  `un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit
  dix-neuf vingt`.split(/\s+/);
const UNCHANGED = new Set('aux des les sur cl trois quatre cinq zéro'.split(' '));

/** « Croissants au beurre », and as some write it « Croissants au beurres ». */
function plurals(name: string): string[] {
  const many = (word: string) => {
    const same = word.length < 3 || /[sxz]$/.test(word) || UNCHANGED.has(word.toLowerCase());
    return same ? word : word + (word.endsWith('au') ? 'x' : 's');
  };
  return [name.replace(/\p{L}+/u, many), name.replace(/\p{L}+/gu, many)];
}

const shops = demoShops.filter(({ categories }) => categories.some(({ items }) => items.length > 0));
const quantities = FRENCH.flatMap((word, index) => [
  [word, index + 1] as const,
  [String(index + 1), index + 1] as const,
]);

describe.each(shops.map((shop) => [shop.name, shop] as const))('orders spoken at %s', (_name, shop) => {
  const menu = menuOf(shop);
  const names = [...new Set(menu.map(nameOf))];
  const sure = (name: string) => menu.filter((one) => nameOf(one) === name).length === 1;

  test('understands every item of the shop in every quantity from 1 to 20, in singular and plural', () => {
    for (const name of names)
      for (const [number, quantity] of quantities)
        for (const spoken of [name, name.toLowerCase(), ...plurals(name)]) {
          const text = `${number} ${spoken}`;
          expect(said(text, menu), text).toEqual({ lines: [`${quantity} ${name}`], missed: [] });
          expect(parseOrder(text, menu).lines[0]?.unsure, text).toBe(!sure(name));
        }
  });

  test('understands any two items of the shop in any quantities from 1 to 20', () => {
    const counted = fc.tuple(fc.constantFrom(...quantities), fc.constantFrom(...names));
    fc.assert(
      fc.property(counted, counted, fc.constantFrom(' et ', ', ', ' '), ([[n, a], one], [[m, b], other], between) => {
        const text = `${n} ${one}${between}${m} ${other}`;
        expect(said(text, menu), text).toEqual({ lines: [`${a} ${one}`, `${b} ${other}`], missed: [] });
      }),
      { numRuns: 400 },
    );
  });
});

test.each([
  ['fr', 'un kebab sans oignon', 'Salade', 'Oignon'],
  ['en', 'un kebab sans oignon', 'Lettuce', 'Onion'],
  ['en', 'a kebab without onion', 'Lettuce', 'Onion'],
] as const)('in the interface language %s the spoken order « %s » is understood', (language, text, kept, gone) => {
  const { lines } = inLocale(language, () => parseOrder(text, menuOf(shopOf('sami-grill'))));
  const labels = lines.flatMap(({ choices: [likeliest] }) => likeliest?.options.map(({ label }) => label) ?? []);
  expect(labels).toContain(kept);
  expect(labels).not.toContain(gone);
});
