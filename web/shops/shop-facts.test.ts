import { expect, test } from 'vitest';
import { shopFacts, shopHref, shopKind } from './shop-facts';

const open = {
  rating: 4.8,
  reviewCount: 217,
  isOpen: true,
  openingText: "Ouvert jusqu'à 22h",
  pickupTime: '12:15',
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

test('a full window is said, with when there is room again', () => {
  expect(shopFacts({ ...open, full: true })).toMatchObject({
    openState: 'full',
    openingText: "Ouvert jusqu'à 22h · prochain créneau complet",
    pickupText: 'Retrait dès 12:15',
  });
});

test('a day without room and a day that is over promise no pickup', () => {
  const full = shopFacts({ ...open, full: true, pickupTime: null });
  expect(full).toMatchObject({ openState: 'full', openingText: "Ouvert jusqu'à 22h · complet pour aujourd’hui" });
  expect(full).not.toHaveProperty('pickupText');
  expect(shopFacts({ ...open, pickupTime: null })).toMatchObject({
    openState: 'full',
    openingText: "Ouvert jusqu'à 22h · plus de retrait aujourd’hui",
  });
});

test('whether one can collect is not said where it is not known', () => {
  expect(shopFacts({ ...open, pickupTime: undefined })).toMatchObject({ openState: 'open' });
});

test('a pause that outlasts today’s pickups says so instead of an hour of tomorrow', () => {
  const paused = shopFacts({ ...open, resumeTime: '04:00', pickupTime: null });
  expect(paused).toMatchObject({ openState: 'paused', openingText: 'En pause · plus de retrait aujourd’hui' });
});

test('a pause says until when, the last half hour that it is the last', () => {
  expect(shopFacts({ ...open, resumeTime: '14:00' })).toMatchObject({
    openState: 'paused',
    openingText: 'En pause · reprend à 14:00',
  });
  expect(shopFacts({ ...open, closingSoon: true }).openState).toBe('closing');
});

test('a closed shop keeps its own words; windows later today can be ordered for', () => {
  const closed = { ...open, isOpen: false, openingText: 'Fermé · ouvre à 18h' };
  expect(shopFacts({ ...closed, pickupTime: null })).not.toHaveProperty('pickupText');
  expect(shopFacts(closed)).toMatchObject({ openState: 'closed', pickupText: 'Retrait dès 12:15' });
});

test('a café is listed among restaurants', () => {
  expect(shopHref(shopKind('CAFE'), 's1')).toBe('/restaurant/s1');
  expect(shopHref(shopKind('BOULANGERIE'), 's1')).toBe('/boulangerie/s1');
});
