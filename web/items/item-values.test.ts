import { expect, test } from 'vitest';
import { sampleOwnMenu, sampleOwnPizza, sampleOwnSandwich } from '../../.storybook/results/own-menu';
import { completeItem, draftFrom, type ItemDraft } from '../../ui/owner/item-form/item-values';
import { toInitialItem } from './item-values';

const [croissant = sampleOwnSandwich] = sampleOwnMenu.ownMenu.categories.flatMap(({ items }) => items);
const turnover = {
  ...croissant,
  orderRules: {
    __typename: 'OrderRules' as const,
    ...{ noticeHours: null, days: null, dayCapacity: 40 },
    noticeUntil: { __typename: 'NoticeUntil' as const, weekday: 6, minute: 1080 },
    season: { __typename: 'Season' as const, from: '12-26', to: '01-31' },
  },
};
const toppings = [{ id: 't-1', name: 'Olives', nameEn: 'Olives', priceCents: 100 }];
const sent = (item: typeof sampleOwnSandwich | typeof turnover, part: Partial<ItemDraft> = {}) => {
  const begun = draftFrom(item.kind, toInitialItem(item, toppings));
  return completeItem({ ...begun, ...part }, { kind: item.kind, mode: 'known' }, begun);
};

test('an item whose form was not touched is sent without any field', () => {
  for (const item of [turnover, sampleOwnSandwich, sampleOwnPizza]) expect(sent(item)).toEqual({});
});

test('a changed item is sent with the changed fields alone', () => {
  const changed = { categoryId: 'c-2', name: 'Chausson aux poires', priceCents: 150, stock: 0, pictureUrl: null };
  expect(sent(turnover, changed)).toEqual(changed);
  const orderRules = { noticeHours: null, noticeUntil: null, days: [6], season: null, dayCapacity: null };
  expect(sent(turnover, { orderRules })).toEqual({ orderRules });
  const sizes = [{ key: '1', id: null, name: 'Mega', priceCents: 1490 }];
  expect(sent(sampleOwnPizza, { sizes })).toEqual({ sizes: [{ name: 'Mega', priceCents: 1490 }] });
});

test('toppings removed in the form are deleted, and submitted ones keep their id', () => {
  const burrata = { key: '2', id: null, name: 'Burrata', priceCents: 250 };
  expect(sent(sampleOwnPizza, { toppings: [burrata] })).toEqual({
    toppings: [{ id: null, name: 'Burrata', priceCents: 250 }],
    removedToppingIds: ['t-1'],
  });
});
