import { describe, expect, test } from 'vitest';
import { completeSandwich, newSandwich, offerMeats, sandwichErrors, type SandwichDraft } from './sandwich-values';

const kebab: SandwichDraft = {
  ...newSandwich,
  categoryId: 'c-1',
  name: ' Kebab ',
  priceCents: 750,
  pictureUrl: '/uploads/kebab.webp',
};

test('a new sandwich has no limits and uses all meats (specification 7.7)', () => {
  expect(newSandwich).toMatchObject({ meatLimit: 0, sauceLimit: 0, useAllMeats: true, hasMeatSelection: false });
  expect(newSandwich).toMatchObject({ sot: false, isMenu: false, allergens: null, vatRate: 100, preparationUnits: 1 });
});

describe('required fields of a menu item', () => {
  test('a sandwich requires category, name, price and picture', () => {
    expect(Object.keys(sandwichErrors(newSandwich))).toEqual(['categoryId', 'name', 'pictureUrl', 'priceCents']);
    expect(sandwichErrors(kebab)).toEqual({});
  });

  test.each([{ categoryId: '' }, { name: ' ' }, { priceCents: null }, { priceCents: -5 }, { pictureUrl: null }])(
    'a sandwich with %j is rejected',
    (part) => expect(Object.values(sandwichErrors({ ...kebab, ...part })).filter(Boolean)).toHaveLength(1),
  );
});

describe('submitted sandwich', () => {
  test('a sandwich’s texts are submitted trimmed, and its description may be empty', () => {
    expect(completeSandwich(kebab)).toMatchObject({ name: 'Kebab', description: '', priceCents: 750 });
  });

  test('a sandwich’s allowed meats are submitted only when it does not use all meats', () => {
    const some = { ...kebab, hasMeatSelection: true, meatLimit: 2, allowedMeatIds: ['m-1'] };
    expect(completeSandwich({ ...some, useAllMeats: false }).allowedMeatIds).toEqual(['m-1']);
    expect(completeSandwich({ ...some, useAllMeats: true }).allowedMeatIds).toEqual([]);
  });

  test('a sandwich without a choice of meats is submitted without limit and list of meats', () => {
    const withdrawn = { ...kebab, hasMeatSelection: false, meatLimit: 3, useAllMeats: false, allowedMeatIds: ['m-1'] };
    expect(completeSandwich(withdrawn)).toMatchObject({ meatLimit: 0, allowedMeatIds: [] });
  });
});

test('offering meats sets a limit of one, and neither offering nor withdrawing them changes an existing limit', () => {
  expect(offerMeats(kebab, true).meatLimit).toBe(1);
  expect(offerMeats({ ...kebab, meatLimit: 3 }, true).meatLimit).toBe(3);
  expect(offerMeats({ ...kebab, meatLimit: 3 }, false).meatLimit).toBe(3);
});

test('a sandwich that offers meats or a menu is rejected when there is nothing to choose from', () => {
  const draft = { ...newSandwich, hasMeatSelection: true, isMenu: true };
  expect(sandwichErrors(draft, { meats: [], menuParts: false })).toMatchObject({
    meats: 'Aucune viande n’est proposée.',
    menu: 'Il n’y a ni frites ni boisson pour le menu.',
  });
  const some = { ...draft, useAllMeats: false, allowedMeatIds: ['gone'] };
  expect(sandwichErrors(some, { meats: [{ id: 'm-1' }], menuParts: true }).meats).toBeDefined();
  const there = sandwichErrors({ ...some, allowedMeatIds: ['m-1'] }, { meats: [{ id: 'm-1' }], menuParts: true });
  expect([there.meats, there.menu]).toEqual([undefined, undefined]);
});
