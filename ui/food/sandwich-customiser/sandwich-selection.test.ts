import { expect, test } from 'vitest';
import { missingParts, nothingChosen, stillOffered, totalCents, type SandwichOffer } from './sandwich-selection';

const kebab: SandwichOffer = {
  basePriceCents: 750,
  meats: [
    { id: 'chicken', name: 'Poulet' },
    { id: 'merguez', name: 'Merguez', soldOut: true },
  ],
  meatLimit: 2,
  sauces: [{ id: 'white', name: 'Blanche' }],
  sauceLimit: 1,
  sot: [
    { id: 'salad', label: 'Salade' },
    { id: 'onion', label: 'Oignon' },
  ],
  supplements: [
    { id: 'cheddar', name: 'Cheddar', group: 'side', priceCents: 100 },
    { id: 'chicken', name: 'Poulet', group: 'meat', priceCents: 150 },
  ],
  menu: {
    fries: [
      { id: 'plain', name: 'Frites', supplementPriceCents: 0 },
      { id: 'cheese', name: 'Frites cheddar', supplementPriceCents: 120 },
    ],
    drinks: [{ id: 'cola', name: 'Cola', supplementPriceCents: 50 }],
  },
};

test.each([
  ['is its base price without an extra', kebab, {}, 750],
  ['adds nothing for meat, sauce and salad', kebab, { meatIds: ['chicken'], sauceIds: ['white'], sot: ['salad'] }, 750],
  ['adds its supplements', kebab, { supplementIds: ['cheddar', 'chicken'] }, 1000],
  ['adds the surcharge of the drink', kebab, { friesId: 'plain', drinkId: 'cola' }, 800],
  ['adds the surcharge of the fries', kebab, { friesId: 'cheese', drinkId: null }, 870],
  ['ignores fries and drink without a menu', { ...kebab, menu: null }, { friesId: 'cheese', drinkId: 'cola' }, 750],
] as const)('a sandwich’s total %s', (_what, offer, chosen, cents) => {
  expect(totalCents(offer, { ...nothingChosen, ...chosen })).toBe(cents);
});

test('meat, fries and drink are reported as missing when they are offered and not chosen', () => {
  expect(missingParts(kebab, nothingChosen)).toEqual(['meat', 'fries', 'drink']);
  expect(missingParts(kebab, { ...nothingChosen, meatIds: ['chicken'], friesId: 'plain' })).toEqual(['drink']);
  expect(missingParts({ ...kebab, meats: [], menu: null }, nothingChosen)).toEqual([]);
  expect(missingParts({ ...kebab, meats: [], menu: { fries: [], drinks: [] } }, nothingChosen)).toEqual([]);
});

test('choices that are sold out or no longer offered are dropped, and the others stay', () => {
  const chosen = {
    meatIds: ['merguez', 'chicken'],
    sauceIds: ['white', 'samurai'],
    sot: ['onion', 'tomato', 'salad'] as const,
    supplementIds: ['cheddar', 'bacon'],
    friesId: 'curly',
    drinkId: 'cola',
    note: 'Bien cuit',
  };
  const left = {
    meatIds: ['chicken'],
    sauceIds: ['white'],
    sot: ['salad', 'onion'],
    supplementIds: ['cheddar'],
    friesId: null,
    drinkId: 'cola',
    note: 'Bien cuit',
  };
  expect(stillOffered(kebab, chosen)).toEqual(left);
  expect(stillOffered({ ...kebab, meats: [] }, chosen)).toEqual({ ...left, meatIds: [] });
});
