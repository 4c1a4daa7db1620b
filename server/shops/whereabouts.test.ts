import { expect, test } from 'vitest';
import type { Geocoder } from './geocoding/geocoder';
import { locate, means, whereaboutsOf } from './whereabouts';

const at = (label: string) => ({ label, latitude: 48.85, longitude: 2.36 });

test('an address label is split into street, postcode and town', () => {
  expect(whereaboutsOf(at('10 bis, Cour des Lions, 75011 Paris'))).toEqual({
    address: '10 bis, Cour des Lions',
    postcode: '75011',
    city: 'Paris',
    zone: 'Europe/Paris',
    latitude: 48.85,
    longitude: 2.36,
  });
});

test.each(['Paris 75000', 'Rue de Rivoli, Paris', ', 75004 Paris', ''])(
  '« %s » is rejected as a shop’s address',
  (label) => {
    expect(whereaboutsOf(at(label))).toBeNull();
  },
);

test.each([
  ['10 rue de rivoli paris', '10 Rue de Rivoli', true],
  ['rivoli', 'Rue de Rivoli', true],
  ['3 Allée de l’Église', '3 Allée de l’Église', true],
  ['12 rue de la République', '12 Rue de la République', true],
  ['rue 12', 'Rue 12', true],
  ['Paris', 'Rue de Rivoli', false],
  ['10 rue Paris', '10 Rue de Rivoli', false],
])('the typed text « %s » can mean the street « %s »: %s', (typed, address, meant) => {
  expect(means(typed, { address })).toBe(meant);
});

test('locate returns the first result that is a street address, or null', async () => {
  const source: Geocoder = { find: () => Promise.resolve([at('Rivoli 38140'), at('Rue de Rivoli, 75004 Paris')]) };
  expect(await locate(source, 'rivoli')).toMatchObject({ address: 'Rue de Rivoli' });
  expect(await locate({ find: () => Promise.resolve([]) }, 'nowhere')).toBeNull();
});
