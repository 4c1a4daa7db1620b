import { expect, test } from 'vitest';
import type { Geocoder } from './geocoding/geocoder';
import { locate, means, whereaboutsOf } from './whereabouts';

const at = (label: string) => ({ label, latitude: 48.85, longitude: 2.36 });

test('an address falls into street, postal code and town', () => {
  expect(whereaboutsOf(at('10 bis, Cour des Lions, 75011 Paris'))).toEqual({
    address: '10 bis, Cour des Lions',
    postcode: '75011',
    city: 'Paris',
    zone: 'Europe/Paris',
    latitude: 48.85,
    longitude: 2.36,
  });
});

test.each(['Paris 75000', 'Rue de Rivoli, Paris', ', 75004 Paris', ''])('« %s » is no place to come to', (label) => {
  expect(whereaboutsOf(at(label))).toBeNull();
});

test.each([
  ['10 rue de rivoli paris', '10 Rue de Rivoli', true],
  ['rivoli', 'Rue de Rivoli', true],
  ['3 Allée de l’Église', '3 Allée de l’Église', true],
  ['12 rue de la République', '12 Rue de la République', true],
  ['rue 12', 'Rue 12', true],
  ['Paris', 'Rue de Rivoli', false],
  ['10 rue Paris', '10 Rue de Rivoli', false],
])('« %s » as « %s »: %s', (typed, address, meant) => {
  expect(means(typed, { address })).toBe(meant);
});

test('of what was found the first street counts', async () => {
  const source: Geocoder = { find: () => Promise.resolve([at('Rivoli 38140'), at('Rue de Rivoli, 75004 Paris')]) };
  expect(await locate(source, 'rivoli')).toMatchObject({ address: 'Rue de Rivoli' });
  expect(await locate({ find: () => Promise.resolve([]) }, 'nowhere')).toBeNull();
});
