import { describe, expect, it } from 'vitest';
import { formatEuros } from '../../base/price/format-euros';
import { NO_RULES } from '../order-rules/order-rules';
import { changeSteps, factText, toItemsChange, type BulkItem, type BulkMenu, type ItemChange } from './item-change';

const item = (id: string, part: Partial<BulkItem> = {}): BulkItem => ({
  ...{ id, name: id, pictureUrl: null, priceCents: 130, stock: null, freshlyBaked: false, published: true },
  ...{ soldOut: false, categoryId: 'breads', vatRate: 55, allergens: null, orderRules: null, optionGroupIds: [] },
  ...part,
});
const menu: BulkMenu = {
  categories: [
    { id: 'breads', name: 'Pains', items: [item('Miche'), item('Flan'), item('Sachet', { priceCents: 5 })] },
    {
      ...{ id: 'cakes', name: 'Gâteaux' },
      items: [item('flan', { categoryId: 'cakes' }), item('Tarte', { categoryId: 'cakes', priceCents: null })],
    },
  ],
  groups: [
    { id: 'bread', name: 'Pain', shownWhen: { groupId: 'cooking' } },
    { id: 'cooking', name: 'Cuisson', shownWhen: null },
  ],
};
const ALL = ['Tarte', 'flan', 'Sachet', 'Flan', 'Miche'];
const told = (change: ItemChange, ids = ALL) =>
  changeSteps(menu, ids, change).map(({ before, after, isChanged }) => [
    before.name,
    after && isChanged ? factText(after, change.what, menu) : after,
  ]);
const after = (change: ItemChange, before: Partial<BulkItem>) =>
  changeSteps({ ...menu, categories: [{ id: 'breads', name: 'Pains', items: [item('a', before)] }] }, ['a'], change)[0]
    ?.after;

describe('the preview of a change of several items', () => {
  it('the preview of new prices is in the order of the menu, without items that have no price', () => {
    const change = { what: 'price', by: 'amount', value: -10, roundTo: 5 } as const;
    const cheaper = formatEuros(120);
    expect(told(change)).toEqual([
      ['Miche', cheaper],
      ['Flan', cheaper],
      ['Sachet', null],
      ['flan', cheaper],
    ]);
    expect(toItemsChange(changeSteps(menu, ['Sachet', 'Miche'], change), change)).toEqual({
      items: [{ itemId: 'Miche', priceCents: 120, seenPriceCents: 130 }],
    });
  });

  it('the preview of a category says which items are there already, and whose name is taken there', () => {
    const change = { what: 'category', categoryId: 'cakes' } as const;
    const steps = changeSteps(menu, ALL, change);
    expect(steps.map(({ after: next, isChanged }) => [next?.categoryId, isChanged])).toEqual([
      ...[
        ['cakes', true],
        [undefined, false],
        ['cakes', true],
        ['cakes', false],
        ['cakes', false],
      ],
    ]);
    expect(toItemsChange(steps, change)).toEqual({
      items: [{ itemId: 'Miche' }, { itemId: 'Sachet' }],
      categoryId: 'cakes',
    });
  });

  it('an allergen declaration that loses its last allergen becomes « not stated », never « none »', () => {
    const change = (part: object) => ({ what: 'allergens', none: false, add: [], remove: [], ...part }) as ItemChange;
    expect(after(change({ remove: ['MILK'] }), { allergens: ['MILK'] })).toMatchObject({ allergens: null });
    expect(after(change({ remove: ['MILK'] }), { allergens: [] })).toMatchObject({ allergens: [] });
    expect(after(change({ add: ['MILK', 'GLUTEN'] }), { allergens: ['NUTS'] })).toMatchObject({
      allergens: ['GLUTEN', 'MILK', 'NUTS'],
    });
    expect(after(change({ none: true }), { allergens: ['NUTS'] })).toMatchObject({ allergens: [] });
  });

  it('order rules that are not changed stay, and no rule at all is none', () => {
    const before = { ...NO_RULES, dayCapacity: 12 };
    const change = (rules: object) => ({ what: 'orderRules', rules }) as ItemChange;
    expect(after(change({ days: [7, 6] }), { orderRules: before })?.orderRules).toEqual({ ...before, days: [6, 7] });
    expect(after(change({ dayCapacity: null }), { orderRules: before })?.orderRules).toBeNull();
    expect(after(change({ days: [1, 2, 3, 4, 5, 6, 7] }), {})?.orderRules).toBeNull();
  });

  it('an offered option group comes behind the one it depends on', () => {
    const change = { what: 'optionGroups', add: ['cooking'], remove: [] } as const;
    expect(after(change, { optionGroupIds: ['bread'] })?.optionGroupIds).toEqual(['cooking', 'bread']);
  });

  it('a change to what an item already is changes nothing', () => {
    for (const change of [
      { what: 'vatRate', vatRate: 55 },
      { what: 'soldOut', soldOut: false },
      { what: 'category', categoryId: 'breads' },
      { what: 'orderRules', rules: { noticeHours: null } },
    ] as const)
      expect(toItemsChange(changeSteps(menu, ['Miche'], change), change).items).toEqual([]);
  });
});
