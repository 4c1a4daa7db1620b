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

test('an open shop shows its rating, opening hours and earliest pickup, and is open when that is unknown', () => {
  expect(shopFacts(open)).toEqual({
    ratingText: '4.8 (200+ avis)',
    openState: 'open',
    openingText: "Ouvert jusqu'à 22h",
    pickupText: 'Retrait dès 12:15',
  });
  expect(shopFacts({ ...open, pickupTime: undefined })).toMatchObject({ openState: 'open' });
});

test('a full next window is stated with the earliest window that has room', () => {
  expect(shopFacts({ ...open, full: true })).toMatchObject({
    openState: 'full',
    openingText: "Ouvert jusqu'à 22h · prochain créneau complet",
    pickupText: 'Retrait dès 12:15',
  });
});

test('a shop without any pickup left today states so and shows no pickup time', () => {
  const full = shopFacts({ ...open, full: true, pickupTime: null });
  expect(full).toMatchObject({ openState: 'full', openingText: "Ouvert jusqu'à 22h · complet pour aujourd’hui" });
  expect(full).not.toHaveProperty('pickupText');
  expect(shopFacts({ ...open, pickupTime: null })).toMatchObject({
    openState: 'full',
    openingText: "Ouvert jusqu'à 22h · plus de retrait aujourd’hui",
  });
});

test('a paused shop shows when it resumes unless no pickup is left today, and one about to close is closing', () => {
  const paused = shopFacts({ ...open, resumeTime: '04:00', pickupTime: null });
  expect(paused).toMatchObject({ openState: 'paused', openingText: 'En pause · plus de retrait aujourd’hui' });
  expect(shopFacts({ ...open, resumeTime: '14:00' })).toMatchObject({
    openState: 'paused',
    openingText: 'En pause · reprend à 14:00',
  });
  expect(shopFacts({ ...open, closingSoon: true }).openState).toBe('closing');
});

test('a closed shop shows its opening text, and its earliest pickup when there is one today', () => {
  const closed = { ...open, isOpen: false, openingText: 'Fermé · ouvre à 18h' };
  expect(shopFacts({ ...closed, pickupTime: null })).not.toHaveProperty('pickupText');
  expect(shopFacts(closed)).toMatchObject({ openState: 'closed', pickupText: 'Retrait dès 12:15' });
});

test('a café’s address is under /restaurant, a bakery’s under /boulangerie', () => {
  expect(shopHref(shopKind('CAFE'), 's1')).toBe('/restaurant/s1');
  expect(shopHref(shopKind('BOULANGERIE'), 's1')).toBe('/boulangerie/s1');
});
