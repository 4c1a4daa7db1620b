import { describe, expect, test } from 'vitest';
import { sampleOwnMenu } from '../../../.storybook/results/own-menu';
import type { OwnItemFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import { pricedOnly } from '../../../ui/owner/item-table/owner-item';
import { composedForm, toCatalogue, toDays, toFileItems, toRowInput, toStock } from './menu-view';

const { ownMenu } = sampleOwnMenu;
const [pastries, others] = ownMenu.categories;
const [sample] = pastries?.items ?? [];
if (!pastries || !others || !sample) throw new Error('The sample menu has categories and items.');

const turnover: OwnItemFactsFragment = {
  ...sample,
  name: 'Chausson aux pommes',
  stock: 12,
  orderRules: {
    __typename: 'OrderRules',
    noticeHours: null,
    days: null,
    dayCapacity: 40,
    noticeUntil: { __typename: 'NoticeUntil', weekday: 6, minute: 1080 },
    season: { __typename: 'Season', from: '12-26', to: '01-31' },
  },
};

const menu = {
  ...ownMenu,
  categories: [
    {
      ...pastries,
      name: 'viennoiseries',
      items: [turnover, { ...turnover, id: 'i-2', name: 'Brioche feuilletée', published: false, priceCents: null }],
    },
    { ...others, name: 'Confitures', items: [] },
  ],
};

describe('catalogue for adding items', () => {
  test('the catalogue proposes items not yet published, drafts included, under the shop’s own category names', () => {
    expect(toCatalogue(menu).map(({ name, items }) => [name, items?.map((item) => item.name)])).toEqual([
      ['viennoiseries', ['Brioche feuilletée', 'Pain au chocolat']],
      ['Confitures', []],
    ]);
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

test('the exported menu contains only items with a price', () => {
  expect(toFileItems(pricedOnly(menu.categories))).toEqual([
    {
      ...{ category: 'viennoiseries', name: 'Chausson aux pommes', priceCents: 140, stock: 12, freshlyBaked: true },
      ...{ nameEn: null, description: turnover.description, vatRate: 55, allergens: ['GLUTEN', 'MILK'] },
      ...{ preparationUnits: 0, optionGroupIds: [], picture: turnover.pictureUrl },
    },
  ]);
});

test('a row of a file is sent with what it gives, and with the address of its photo once that is uploaded', () => {
  const row = { category: 'Pains', name: 'Miche', priceCents: 450 };
  expect(toRowInput(row)).toEqual(row);
  expect(toRowInput({ ...row, allergens: null, picture: null }, null)).toEqual({
    ...row,
    allergens: null,
    pictureUrl: null,
  });
  expect(toRowInput({ ...row, picture: new File([], 'miche.jpg') }, '/uploads/m')).toEqual({
    ...row,
    pictureUrl: '/uploads/m',
  });
});

test('the stock of a day shows that day’s pieces, and a usual stock only when there is one', () => {
  const day = (itemId: string, isUsual: boolean) => ({
    __typename: 'StockOfDay' as const,
    itemId,
    pieces: 7,
    usualPieces: isUsual ? 40 : null,
    isUsual,
  });
  expect(toStock(menu.categories, [day('i-1', true), day('i-2', false)])).toMatchObject([
    { name: 'viennoiseries', lines: [{ stock: 7, usualStock: 40 }, { stock: 7 }] },
  ]);
  expect(toStock(menu.categories, [day('i-2', false)])[0]?.lines[0]).not.toHaveProperty('usualStock');
});

test('a composed item has its own edit form, and a simple item has none', () => {
  const items = [turnover, { ...turnover, id: 'i-2', kind: 'SANDWICH' as const }];
  expect(composedForm(items, 'i-1')).toBeNull();
  expect(composedForm(items, 'i-2')).toBe('/restaurant/add-sandwich/i-2');
  expect(composedForm([{ ...turnover, kind: 'PIZZA' }], 'i-1')).toBe('/add-pizza/i-1');
});
