import { expect, test } from 'vitest';
import { sampleOwnMenu, sampleOwnPizza, sampleOwnSandwich } from '../../.storybook/results/own-menu';
import { completeItem, draftFrom, type ItemValues } from '../../ui/owner/item-form/item-values';
import { changedItem, toInitialItem } from './item-values';

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
const sent = (item: typeof sampleOwnSandwich | typeof turnover, part: Partial<ItemValues> = {}) => {
  const values = completeItem(draftFrom(item.kind, toInitialItem(item, toppings)), { kind: item.kind, mode: 'known' });
  return changedItem(item, { ...values, ...part }, toppings);
};

test('an item whose form was not touched is sent without any field', () => {
  for (const item of [turnover, sampleOwnSandwich, sampleOwnPizza]) expect(sent(item)).toEqual({ itemId: item.id });
});

test('a changed item is sent with the changed fields alone', () => {
  const changed = { categoryId: 'c-2', name: 'Chausson aux poires', priceCents: 150, stock: 0, pictureUrl: null };
  expect(sent(turnover, changed)).toEqual({ itemId: turnover.id, ...changed });
  const orderRules = { noticeHours: null, noticeUntil: null, days: [6], season: null, dayCapacity: null };
  expect(sent(turnover, { orderRules })).toEqual({ itemId: turnover.id, orderRules });
  const sizes = [{ name: 'Mega', priceCents: 1490 }];
  expect(sent(sampleOwnPizza, { sizes })).toEqual({ itemId: sampleOwnPizza.id, sizes });
});
