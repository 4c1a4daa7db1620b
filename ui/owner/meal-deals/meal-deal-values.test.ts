import { describe, expect, it } from 'vitest';
import {
  completeMealDeal,
  mealDealDraft,
  mealDealErrors,
  newPart,
  partErrors,
  savingsOf,
  savingsText,
  withItems,
  type MealDealDraft,
  type MealDealValues,
} from './meal-deal-values';

const item = (id: string, priceCents: number | null) => ({ id, name: id, priceCents });
const categories = [
  { id: 'c-1', name: 'Sandwichs', items: [item('ham', 480), item('brie', 560), item('new', null)] },
  { id: 'c-2', name: 'Les desserts', items: [item('tart', 350), item('fruit', 250)] },
];
const prices = new Map([
  ...[['ham', 480] as const, ['brie', 560] as const],
  ...[['tart', 350] as const, ['fruit', 250] as const],
]);

const option = (itemId: string, surchargeCents = 0) => ({ itemId, surchargeCents });
const deal = (part: Partial<MealDealValues> = {}): MealDealValues => ({
  ...{ name: 'Midi', nameEn: null, priceCents: 700, served: null },
  parts: [
    { name: 'Sandwich', nameEn: null, options: [option('ham'), option('brie', 50)] },
    { name: 'Dessert', nameEn: null, options: [option('tart'), option('fruit')] },
  ],
  ...part,
});
const draft = (part: Partial<MealDealDraft> = {}): MealDealDraft => ({ ...mealDealDraft(deal()), ...part });
const errorsOf = (part: Partial<MealDealDraft>, takenNames: string[] = []) =>
  Object.entries(mealDealErrors(draft(part), takenNames)).flatMap(([name, error]) => (error ? [name] : []));

describe('mealDealDraft', () => {
  it('starts a new deal with two parts at all hours', () => {
    const { parts, served } = mealDealDraft(undefined);
    expect(parts.map(({ key }) => key)).toEqual(['1', '2']);
    expect(served).toEqual({ days: [], from: null, until: null });
  });

  it('completes to the values it was made from', () => {
    const served = { days: [1], from: null, until: '14:30' };
    expect(completeMealDeal(mealDealDraft(deal({ served })))).toEqual(deal({ served }));
  });
});

describe('withItems', () => {
  it('names a part without a name after the category of its first item, in the singular', () => {
    expect(withItems(newPart('1'), ['ham', 'tart'], categories).name).toBe('Sandwich');
    expect(withItems(newPart('1'), ['tart'], categories).name).toBe('Les desserts');
    expect(withItems({ ...newPart('1'), name: 'Plat' }, ['ham'], categories).name).toBe('Plat');
    expect(withItems(newPart('1'), [], categories).name).toBe('');
  });

  it('keeps the surcharges of the items that stay', () => {
    const part = { ...newPart('1'), options: [option('brie', 50)] };
    expect(withItems(part, ['ham', 'brie'], categories).options).toEqual([
      { itemId: 'ham', surchargeCents: null },
      { itemId: 'brie', surchargeCents: 50 },
    ]);
  });
});

describe('mealDealErrors', () => {
  it('accepts a deal whose name no other deal has', () => {
    expect(errorsOf({}, ['Soir'])).toEqual([]);
  });

  it('refuses a name that differs from another deal’s only in case, a missing price and hours that never apply', () => {
    const served = { days: [], from: '12:00', until: '12:00' };
    expect(errorsOf({ priceCents: null, served }, ['MIDI'])).toEqual(['name', 'priceCents', 'served']);
  });

  it('refuses a negative surcharge', () => {
    const parts = draft().parts.map((part) => ({ ...part, options: [{ itemId: 'ham', surchargeCents: -10 }] }));
    expect(errorsOf({ parts })).toEqual(['parts']);
  });

  it('names the part without a name, without items and with more than 40', () => {
    const many = Array.from({ length: 41 }, (_, at) => option(`i-${at}`));
    const parts = [newPart('1'), { ...newPart('2'), name: 'Dessert', options: many }];
    expect(partErrors(draft({ parts }))).toEqual({
      1: { name: 'Donnez un nom.', items: 'Choisissez au moins un article.' },
      2: { name: undefined, items: 'Au plus 40 articles par choix.' },
    });
    expect(errorsOf({ parts })).toEqual(['parts']);
  });
});

describe('savingsOf', () => {
  const savings = (priceCents: number | null) => savingsOf({ ...draft(), priceCents }, prices);

  it('finds the combinations with the least and the most saving, surcharges taken off', () => {
    expect(savings(700)).toEqual({
      least: { itemIds: ['ham', 'fruit'], cents: 30 },
      most: { itemIds: ['brie', 'tart'], cents: 160 },
    });
  });

  it('says nothing without a price or while a part has no item with a price', () => {
    expect(savings(null)).toBeNull();
    expect(savingsOf({ priceCents: 700, parts: [{ options: [option('new')] }] }, prices)).toBeNull();
  });

  it('reads as a range, as one amount, as an upper bound, or as nothing', () => {
    const textOf = (priceCents: number) => savingsText(savings(priceCents)).replaceAll(/\s/g, ' ');
    expect(textOf(700)).toBe('Vos clients économisent de 0,30 € à 1,60 €.');
    expect(textOf(730)).toBe('Vos clients économisent jusqu’à 1,30 €.');
    expect(textOf(860)).toBe('');
    const parts = draft().parts.map(({ options, ...part }) => ({ ...part, options: options.slice(0, 1) }));
    expect(savingsText(savingsOf({ priceCents: 700, parts }, prices)).replaceAll(/\s/g, ' ')).toBe(
      'Vos clients économisent 1,30 €.',
    );
  });
});
