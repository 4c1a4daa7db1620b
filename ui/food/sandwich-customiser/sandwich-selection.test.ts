import { describe, expect, test } from 'vitest';
import { missingParts, nothingChosen, stillOffered, totalCents, type SandwichOffer } from './sandwich-selection';

const kebab: SandwichOffer = {
  basePriceCents: 750,
  meatsOffered: true,
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

describe('total of a sandwich', () => {
  test('a sandwich’s total is its base price when no supplement is chosen', () => {
    expect(totalCents(kebab, nothingChosen)).toBe(750);
    expect(totalCents(kebab, { ...nothingChosen, meatIds: ['chicken'], sauceIds: ['white'], sot: ['salad'] })).toBe(
      750,
    );
  });

  test('a sandwich’s total includes its supplements and the surcharges of fries and drink', () => {
    expect(totalCents(kebab, { ...nothingChosen, supplementIds: ['cheddar', 'chicken'] })).toBe(1000);
    expect(totalCents(kebab, { ...nothingChosen, friesId: 'plain', drinkId: 'cola' })).toBe(800);
    expect(totalCents(kebab, { ...nothingChosen, friesId: 'cheese', drinkId: null })).toBe(870);
  });

  test('a sandwich without a menu ignores fries and drink in its total', () => {
    expect(totalCents({ ...kebab, menu: null }, { ...nothingChosen, friesId: 'cheese', drinkId: 'cola' })).toBe(750);
  });
});

test('meat, fries and drink are reported as missing when they are offered and not chosen', () => {
  expect(missingParts(kebab, nothingChosen)).toEqual(['meat', 'fries', 'drink']);
  expect(missingParts(kebab, { ...nothingChosen, meatIds: ['chicken'], friesId: 'plain' })).toEqual(['drink']);
  expect(missingParts({ ...kebab, meatLimit: 0, menu: null }, nothingChosen)).toEqual([]);
  expect(missingParts({ ...kebab, meats: [], menu: { fries: [], drinks: [] } }, nothingChosen)).toEqual([]);
});

describe('chosen options that are no longer offered', () => {
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
    expect(stillOffered(kebab, chosen)).toEqual({
      meatIds: ['chicken'],
      sauceIds: ['white'],
      sot: ['salad', 'onion'],
      supplementIds: ['cheddar'],
      friesId: null,
      drinkId: 'cola',
      note: 'Bien cuit',
    });
  });

  test('chosen meats are dropped when the sandwich no longer offers meats', () => {
    expect(stillOffered({ ...kebab, meatsOffered: false }, { ...nothingChosen, meatIds: ['chicken'] }).meatIds).toEqual(
      [],
    );
  });
});
