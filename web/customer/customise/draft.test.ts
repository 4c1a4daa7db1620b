import { expect, test } from 'vitest';
import { draftKey, parseDraft, type Draft } from './customise-view';

const sandwich: Draft = {
  kind: 'sandwich',
  meatIds: ['m1'],
  sauceIds: ['s1', 's2'],
  sot: ['salad'],
  supplementIds: [],
  friesId: null,
  drinkId: 'd1',
  note: 'Bien cuit',
  without: ['fries'],
};
const pizza: Draft = { kind: 'pizza', size: 'Grande', toppingIds: ['t1'], sauceIds: [], note: '' };

test.each([sandwich, pizza])('a stored customiser draft is restored: $kind', (draft) => {
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '"sandwich"',
  JSON.stringify({ ...sandwich, kind: 'soup' }),
  JSON.stringify({ ...sandwich, meatIds: 'm1' }),
  JSON.stringify({ ...sandwich, sauceIds: [1] }),
  JSON.stringify({ ...sandwich, drinkId: 4 }),
  JSON.stringify({ ...sandwich, without: undefined }),
  JSON.stringify({ ...pizza, size: null }),
])('the stored text « %s » is rejected as a customiser draft', (text) => expect(parseDraft(text)).toBeUndefined());

test('each customer, shop and item has its own customiser draft', () => {
  const keys = [draftKey('c', 's', 'i'), draftKey('d', 's', 'i'), draftKey('c', 't', 'i'), draftKey('c', 's', 'j')];
  expect(new Set(keys).size).toBe(4);
});
