import { describe, expect, test } from 'vitest';
import type { OwnItemFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import { composedForm, toCatalogue, toChangeInput, toDays, toDraft, toRows, toStock } from './menu-view';

const croissant: OwnItemFactsFragment = {
  __typename: 'OwnItem',
  id: 'i-1',
  categoryId: 'c-1',
  kind: 'SIMPLE',
  name: 'Croissant',
  nameEn: null,
  description: '',
  descriptionEn: null,
  priceCents: 140,
  stock: 12,
  soldOut: false,
  freshlyBaked: true,
  published: true,
  pictureUrl: '/uploads/a',
  allergens: ['GLUTEN'],
  dietary: [],
  vatRate: 55,
  preparationUnits: 0,
  orderRules: {
    __typename: 'OrderRules',
    noticeHours: null,
    noticeUntil: { __typename: 'NoticeUntil', weekday: 6, minute: 1080 },
    days: null,
    season: { __typename: 'Season', from: '12-26', to: '01-31' },
    dayCapacity: 40,
  },
};

const menu = {
  __typename: 'OwnMenu' as const,
  id: 's-1',
  today: '2026-11-24',
  categories: [
    {
      __typename: 'OwnCategory' as const,
      id: 'c-1',
      name: 'viennoiseries',
      nameEn: null,
      served: null,
      servedText: null,
      items: [croissant, { ...croissant, id: 'i-2', name: 'Brioche', published: false, priceCents: null }],
    },
    {
      __typename: 'OwnCategory' as const,
      id: 'c-2',
      name: 'Confitures',
      nameEn: null,
      served: null,
      servedText: null,
      items: [],
    },
  ],
  catalogue: [
    {
      __typename: 'ProposedCategory' as const,
      category: 'Viennoiseries',
      proposals: ['Croissant', 'Brioche', 'Pain au chocolat'].map((name) => ({
        __typename: 'Proposal' as const,
        name,
        pictureUrl: null,
      })),
    },
  ],
};

describe('catalogue for adding items', () => {
  test('the catalogue proposes items not yet published, drafts included, under the shop’s own category names', () => {
    expect(toCatalogue(menu).map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
      ['viennoiseries', ['Brioche', 'Pain au chocolat']],
      ['Confitures', []],
    ]);
  });
});

describe('input for changing an item', () => {
  const before = toDraft(croissant);
  const values = { ...before, priceCents: 140, stock: 12 };

  test('an item’s change omits picture, price and stock when they are unchanged', () => {
    expect(Object.keys(toChangeInput('i-1', before, values))).toEqual([
      'itemId',
      'freshlyBaked',
      'published',
      'extras',
    ]);
  });

  test('an item’s change contains the category, name, price, stock and picture that changed', () => {
    const changed = { categoryId: 'c-2', name: 'Croissant au sarrasin', priceCents: 150, stock: 0, pictureUrl: null };
    expect(toChangeInput('i-1', before, { ...values, ...changed })).toMatchObject({
      categoryId: 'c-2',
      name: 'Croissant au sarrasin',
      priceCents: 150,
      stock: 0,
      pictureUrl: null,
    });
  });
});

test('a stored item becomes a draft with all its fields', () => {
  expect(toDraft(croissant)).toEqual({
    categoryId: 'c-1',
    name: 'Croissant',
    pictureUrl: '/uploads/a',
    priceCents: 140,
    stock: 12,
    freshlyBaked: true,
    nameEn: null,
    description: '',
    descriptionEn: null,
    allergens: ['GLUTEN'],
    dietary: [],
    vatRate: 55,
    preparationUnits: 0,
    orderRules: {
      noticeHours: null,
      noticeUntil: { weekday: 6, minute: 1080 },
      days: null,
      season: { from: '12-26', to: '01-31' },
      dayCapacity: 40,
    },
    published: true,
  });
});

test('the days offered for stock are labelled with weekday and date, also across the end of a month', () => {
  expect(toDays('2026-11-28')).toEqual([
    { id: '2026-11-28', label: 'Sam. 28' },
    { id: '2026-11-29', label: 'Dim. 29' },
    { id: '2026-11-30', label: 'Lun. 30' },
    { id: '2026-12-01', label: 'Mar. 1' },
    { id: '2026-12-02', label: 'Mer. 2' },
  ]);
  expect(toDays('2026-11-28', 30).at(-1)).toMatchObject({ id: '2026-12-28' });
});

const categories = [
  {
    id: 'c-1',
    name: 'Viennoiseries',
    items: [
      { ...croissant, pictureUrl: null },
      { ...croissant, id: 'i-2', pictureUrl: null, priceCents: null },
    ],
  },
  { id: 'c-2', name: 'Confitures', items: [] },
];

test('the exported menu contains only items with a price', () => {
  expect(toRows(categories)).toEqual([
    { category: 'Viennoiseries', name: 'Croissant', priceCents: 140, stock: 12, freshlyBaked: true },
  ]);
});

test('the stock of a day shows that day’s pieces, and a usual stock only when there is one', () => {
  const day = (itemId: string, isUsual: boolean) => ({
    __typename: 'StockOfDay' as const,
    itemId,
    pieces: 7,
    usualPieces: isUsual ? 40 : null,
    isUsual,
  });
  expect(toStock(categories, [day('i-1', true), day('i-2', false)])).toMatchObject([
    { name: 'Viennoiseries', lines: [{ stock: 7, usualStock: 40 }, { stock: 7 }] },
  ]);
  expect(toStock(categories, [day('i-2', false)])[0]?.lines[0]).not.toHaveProperty('usualStock');
});

test('a composed item has its own edit form, and a simple item has none', () => {
  const items = [croissant, { ...croissant, id: 'i-2', kind: 'SANDWICH' as const }];
  expect(composedForm(items, 'i-1')).toBeNull();
  expect(composedForm(items, 'i-2')).toBe('/restaurant/add-sandwich/i-2');
  expect(composedForm([{ ...croissant, kind: 'PIZZA' }], 'i-1')).toBe('/add-pizza/i-1');
});
