import { describe, expect, it, test } from 'vitest';
import type { ItemKind } from '../../../graphql/rules/item-defaults';
import { NEW_CATEGORY } from '../item-basics/category-field';
import {
  chooseCategory,
  chooseName,
  completeItem,
  draftFrom,
  drinkTitle,
  itemErrors,
  missingText,
  offerMeats,
  rowErrors,
  shownPrice,
  type InitialItem,
  type ItemDraft,
  type ItemFormMode,
  type PriceRow,
} from './item-values';

const named = { categoryId: 'c-1', name: ' Kebab ', pictureUrl: '/uploads/kebab.webp' };
const begun: Record<ItemKind, InitialItem> = {
  SIMPLE: { ...named, priceCents: 130, stock: 40 },
  SANDWICH: { ...named, priceCents: 750 },
  PIZZA: {
    ...named,
    sizes: [
      { name: 'Junior', priceCents: 790 },
      { name: 'Senior', priceCents: 1090 },
    ],
    toppings: [{ id: 't-1', name: 'Olives', priceCents: 80 }],
  },
  DRINK: { ...named, name: ' Limonade ', sizeText: '33 cl ', priceCents: 250 },
};
const draftOf = (kind: ItemKind, part: Partial<ItemDraft> = {}) => ({ ...draftFrom(kind, begun[kind]), ...part });
const errorsOf = (kind: ItemKind, part: Partial<ItemDraft> = {}, mode: ItemFormMode = 'new') =>
  itemErrors(draftOf(kind, part), { kind, mode });
const completed = (kind: ItemKind, part: Partial<ItemDraft> = {}, mode: ItemFormMode = 'new') =>
  completeItem(draftOf(kind, part), { kind, mode }, draftOf(kind));

describe('new item', () => {
  it('begins with the limits, VAT rate and preparation units of its kind (specification 7.7)', () => {
    expect(draftFrom('SANDWICH')).toMatchObject({
      ...{ meatLimit: 0, sauceLimit: 0, useAllMeats: true, hasMeatSelection: false, sot: false, isMenu: false },
      ...{ allergens: null, vatRate: 100, preparationUnits: 1 },
    });
    expect(draftFrom('PIZZA')).toMatchObject({ sauceLimit: 0, allergens: null, vatRate: 100, preparationUnits: 2 });
    expect(draftFrom('DRINK')).toMatchObject({ soldOut: false, allergens: null, vatRate: 55, preparationUnits: 0 });
  });

  it.each([
    ['SIMPLE', ['categoryId', 'priceCents', 'stock']],
    ['SANDWICH', ['pictureUrl', 'categoryId', 'name', 'priceCents']],
    ['PIZZA', ['pictureUrl', 'categoryId', 'name', 'sizes']],
    ['DRINK', ['pictureUrl', 'categoryId', 'name', 'priceCents']],
  ] as const)('of kind %s reports its missing fields: %j', (kind, names) => {
    expect(Object.keys(itemErrors(draftFrom(kind), { kind, mode: 'new' }))).toEqual(names);
    expect(errorsOf(kind)).toEqual({});
  });

  it.each([{ categoryId: '' }, { name: ' ' }, { priceCents: null }, { priceCents: 0 }, { pictureUrl: null }])(
    'that is a sandwich with %j is refused',
    (part) => expect(Object.values(errorsOf('SANDWICH', part))).toHaveLength(1),
  );

  it('has a price of at least one cent and a quantity of at least zero', () => {
    const beyond = { priceCents: 'De 0,01 € à 999,99 €.', stock: 'De 0 à 9999.' };
    expect(errorsOf('SIMPLE', { priceCents: 0, stock: -1 })).toEqual(beyond);
    expect(errorsOf('SIMPLE', { priceCents: 99_999, stock: 0, pictureUrl: null })).toEqual({});
  });

  it('names what is missing in the order of the form', () => {
    expect(missingText({ priceCents: 'Indiquez un prix.', pictureUrl: 'Ajoutez une photo.' })).toBe(
      'Il manque : la photo, le prix.',
    );
    expect(missingText({})).toBe('');
  });
});

test('a known item may stay uncounted, while a new one requires a quantity', () => {
  const uncounted = { kind: 'SIMPLE', mode: 'known', isUncounted: true } as const;
  expect(itemErrors(draftOf('SIMPLE', { stock: null }), uncounted)).toEqual({});
  expect(errorsOf('SIMPLE', { stock: null })).toEqual({ stock: 'Indiquez une quantité, par exemple 12.' });
});

describe('item chosen from the catalogue', () => {
  const catalogue = [
    { id: 'c-1', name: 'Viennoiseries', items: [{ name: 'Croissant', pictureUrl: '/croissant.webp' }] },
    { id: 'c-2', name: 'Pains', items: [{ name: 'Miche', pictureUrl: null }] },
  ];

  it('loses its name and picture with its category, and has no name to choose before one is chosen', () => {
    expect(chooseCategory('c-2')).toEqual({ categoryId: 'c-2', name: '', pictureUrl: null });
    expect(errorsOf('SIMPLE', { name: '' })).toEqual({ name: 'Choisissez un article.' });
    expect(Object.keys(errorsOf('SIMPLE', { name: '', categoryId: '' }))).toEqual(['categoryId']);
  });

  it('takes the picture of the name', () => {
    expect(chooseName(draftOf('SIMPLE'), 'Croissant', catalogue).pictureUrl).toBe('/croissant.webp');
    expect(chooseName(draftOf('SIMPLE', { categoryId: 'c-2' }), 'Miche', catalogue).pictureUrl).toBeNull();
  });
});

describe('draft', () => {
  const flan = { name: ' Flan ', pictureUrl: '/flan.webp', priceCents: null };

  it('requires only a name and a picture; a price may be missing, but not be wrong', () => {
    const empty = itemErrors(draftFrom('SIMPLE'), { kind: 'SIMPLE', mode: 'draft' });
    expect(empty).toEqual({ name: 'Donnez un nom.', pictureUrl: 'Ajoutez une photo.' });
    expect(errorsOf('SIMPLE', { ...flan, priceCents: 0 }, 'draft')).toEqual({ priceCents: 'De 0,01 € à 999,99 €.' });
    expect(errorsOf('SIMPLE', flan, 'draft')).toEqual({});
  });

  it.each([
    ['a new category', NEW_CATEGORY, ' Desserts ', { categoryId: null, categoryName: 'Desserts' }],
    ['a new category without a name', NEW_CATEGORY, '', { categoryId: null, categoryName: null }],
    ['an existing category', 'c-1', 'Desserts', { categoryId: 'c-1', categoryName: null }],
    ['no category', '', '', { categoryId: null, categoryName: null }],
  ])('may be put into %s', (_category, categoryId, categoryName, category) => {
    const expected = { name: 'Flan', pictureUrl: '/flan.webp', priceCents: null, ...category };
    expect(completed('SIMPLE', { ...flan, categoryId, categoryName }, 'draft')).toEqual(expected);
  });
});

describe('sandwich', () => {
  const some = { hasMeatSelection: true, meatLimit: 2, useAllMeats: false, allowedMeatIds: ['m-1'] };

  it('is submitted with trimmed texts and the meats it allows, unless it uses all', () => {
    expect(completed('SANDWICH', some)).toMatchObject({ name: 'Kebab', description: '', allowedMeatIds: ['m-1'] });
    expect(completed('SANDWICH', { ...some, useAllMeats: true }).allowedMeatIds).toEqual([]);
  });

  it('without a choice of meats is submitted without limit and list of meats', () => {
    const withdrawn = { ...some, hasMeatSelection: false };
    expect(completed('SANDWICH', withdrawn)).toMatchObject({ meatLimit: 0, allowedMeatIds: [] });
  });

  it('gets a limit of one meat when meats are offered, and keeps a limit it has', () => {
    expect(offerMeats(draftOf('SANDWICH'), true).meatLimit).toBe(1);
    expect(offerMeats(draftOf('SANDWICH', { meatLimit: 3 }), true).meatLimit).toBe(3);
    expect(offerMeats(draftOf('SANDWICH', { meatLimit: 3 }), false).meatLimit).toBe(3);
  });

  it('that offers meats or a menu is refused when there is nothing to choose from', () => {
    const form = { kind: 'SANDWICH', mode: 'new' } as const;
    const draft = draftOf('SANDWICH', { ...some, isMenu: true, allowedMeatIds: ['gone'] });
    expect(itemErrors(draft, form, { meats: [{ id: 'm-1' }], hasMenuParts: false })).toEqual({
      meats: 'Aucune viande n’est proposée.',
      menu: 'Il n’y a ni frites ni boisson pour le menu.',
    });
    const offered = { meats: [{ id: 'm-1' }], hasMenuParts: true };
    expect(itemErrors({ ...draft, allowedMeatIds: ['m-1'] }, form, offered)).toEqual({});
    expect(itemErrors({ ...draft, useAllMeats: true }, form, { ...offered, meats: [] }).meats).toBeDefined();
  });
});

describe('pizza', () => {
  const row = (key: string, name: string, priceCents: number | null = 790): PriceRow => ({
    ...{ key, id: null, name, priceCents },
  });

  it('requires a size with a price, and each topping to be complete', () => {
    expect(errorsOf('PIZZA', { sizes: [] }).sizes).toBeDefined();
    expect(errorsOf('PIZZA', { toppings: [row('1', 'Burrata', null)] }).sizes).toBeDefined();
    expect(errorsOf('PIZZA', { toppings: [] })).toEqual({});
  });

  it('submits existing toppings with their id, new ones without', () => {
    const toppings = [...draftOf('PIZZA').toppings, row('2', ' Œuf ', 100)];
    expect(completed('PIZZA', { toppings })).toMatchObject({
      ...{ sizes: begun.PIZZA.sizes, name: 'Kebab' },
      toppings: [
        { id: 't-1', name: 'Olives', priceCents: 80 },
        { id: null, name: 'Œuf', priceCents: 100 },
      ],
    });
  });

  it('shows the price of its cheapest size', () => {
    expect(shownPrice('PIZZA', draftOf('PIZZA'))).toBe(790);
    expect(shownPrice('PIZZA', draftFrom('PIZZA'))).toBeNull();
  });

  it('requires a price and a unique name in each row', () => {
    expect(rowErrors([row('1', 'Junior'), row('2', 'Senior')])).toEqual({});
    expect(rowErrors([row('1', ' ', null)])).toEqual({
      '1': { name: 'Donnez un nom.', price: 'Indiquez un prix, par exemple 4,50.' },
    });
    expect(rowErrors([row('1', 'Junior'), row('2', ' JUNIOR ')])).toEqual({ '2': { name: 'Ce nom est déjà pris.' } });
  });
});

describe('drink', () => {
  it('is named with its size, and has a menu surcharge of at least zero', () => {
    expect(drinkTitle(draftOf('DRINK'))).toBe('Limonade 33 cl');
    expect(drinkTitle(draftFrom('DRINK'))).toBe('');
    expect(completed('DRINK', { nameEn: 'Lemonade' })).toMatchObject({
      ...{ name: 'Limonade 33 cl', nameEn: 'Lemonade 33 cl', supplementPriceCents: 0 },
    });
    expect(errorsOf('DRINK', { supplementPriceCents: -50 })).toEqual({
      supplementPriceCents: 'Un prix ne peut pas être négatif.',
    });
  });

  it('needs a picture when it is new, but may be known without one', () => {
    expect(Object.keys(errorsOf('DRINK', { pictureUrl: null }))).toEqual(['pictureUrl']);
    expect(errorsOf('DRINK', { pictureUrl: null, stock: 3 }, 'known')).toEqual({});
  });

  it('that is sold out begins with no piece left, else uncounted', () => {
    expect(completed('DRINK', { soldOut: true }).stock).toBe(0);
    expect(completed('DRINK')).not.toHaveProperty('stock');
  });
});
