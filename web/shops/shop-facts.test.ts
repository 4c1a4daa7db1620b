import { expect, test } from 'vitest';
import { shopFacts, shopHref, shopKind } from './shop-facts';

const open = {
  rating: 4.8,
  reviewCount: 217,
  isOpen: true,
  openUntil: "Ouvert jusqu'à 22h",
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

test.each([
  ['full', { full: true }, "Ouvert jusqu'à 22h · prochain créneau complet", 'Retrait dès 12:15'],
  ['full', { full: true, pickupTime: null }, "Ouvert jusqu'à 22h · complet pour aujourd’hui", undefined],
  ['full', { pickupTime: null }, "Ouvert jusqu'à 22h · plus de retrait aujourd’hui", undefined],
  ['paused', { resumeTime: '04:00', pickupTime: null }, 'En pause · plus de retrait aujourd’hui', undefined],
  ['paused', { resumeTime: '14:00' }, 'En pause · reprend à 14:00', 'Retrait dès 12:15'],
  ['closing', { closingSoon: true }, "Ouvert jusqu'à 22h", 'Retrait dès 12:15'],
])('an open shop is shown as %s with %j', (openState, facts, openingText, pickupText) => {
  expect(shopFacts({ ...open, ...facts })).toEqual({
    ratingText: '4.8 (200+ avis)',
    openState,
    openingText,
    pickupText,
  });
});

test('a closed shop shows its opening text, and its earliest pickup when there is one today', () => {
  const closed = { ...open, isOpen: false, openUntil: 'Fermé · ouvre à 18h' };
  expect(shopFacts({ ...closed, pickupTime: null })).not.toHaveProperty('pickupText');
  expect(shopFacts(closed)).toMatchObject({ openState: 'closed', pickupText: 'Retrait dès 12:15' });
});

test('a café’s address is under /restaurant, a bakery’s under /boulangerie', () => {
  expect(shopHref(shopKind('CAFE'), 's1')).toBe('/restaurant/s1');
  expect(shopHref(shopKind('BOULANGERIE'), 's1')).toBe('/boulangerie/s1');
});
