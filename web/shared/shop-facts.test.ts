import { expect, test } from 'vitest';
import { shopFacts, shopHref, shopKind } from './shop-facts';

const open = {
  rating: 4.8,
  reviewCount: 217,
  isOpen: true,
  openingText: "Ouvert jusqu'à 22h",
  pickupFrom: '2026-11-21T11:15:00Z',
  full: false,
};

test('an open shop says how good, how open and how soon', () => {
  expect(shopFacts(open)).toEqual({
    ratingText: '4.8 (200+ avis)',
    openState: 'open',
    openingText: "Ouvert jusqu'à 22h",
    pickupText: 'Retrait dès 12:15',
  });
});

test('a full window is said and promises nothing', () => {
  expect(shopFacts({ ...open, full: true })).toMatchObject({
    openState: 'full',
    openingText: "Ouvert jusqu'à 22h · prochain créneau complet",
  });
  expect(shopFacts({ ...open, full: true }).pickupText).toBeUndefined();
  expect(shopFacts({ ...open, full: true, laterFrom: '2026-11-21T12:30:00Z' }).pickupText).toBe('Retrait dès 13:30');
});

test('a closed shop keeps its own words; windows later today can be ordered for', () => {
  const closed = { ...open, isOpen: false, openingText: 'Fermé · ouvre à 18h' };
  expect(shopFacts({ ...closed, pickupFrom: null })).not.toHaveProperty('pickupText');
  expect(shopFacts(closed)).toMatchObject({ openState: 'closed', pickupText: 'Retrait dès 12:15' });
});

test('a café is listed among restaurants', () => {
  expect(shopHref(shopKind('CAFE'), 's1')).toBe('/restaurant/s1');
  expect(shopHref(shopKind('BOULANGERIE'), 's1')).toBe('/boulangerie/s1');
});
