import { beforeEach, expect, test } from 'vitest';
import { stubLocalStorage } from '../../tests/support/browser-storage';
import { saveShops, readAddress, readShops, type StoredShops } from './places';

let kept: Record<string, string>;
beforeEach(() => void (kept = stubLocalStorage()));

const shops: StoredShops = {
  boulangeries: [{ ownerId: 'b1', name: 'Maison Levain', type: 'boulangerie', rating: null, distance: 350 }],
  restaurants: [],
  place: { latitude: 48.8556, longitude: 2.3581 },
};

test('stored shops and address are restored', () => {
  saveShops(shops);
  expect(readShops()).toEqual(shops);
  kept['userAddress'] = '10 Rue de Rivoli';
  expect(readAddress()).toBe('10 Rue de Rivoli');
});

test('stored shops with only the specification’s fields are accepted', () => {
  kept['nearbyShops'] = '{"boulangeries":[],"restaurants":[{"ownerId":"r1","name":"Zinc","type":"restaurant"}]}';
  expect(readShops()?.restaurants[0]?.name).toBe('Zinc');
});

test.each([
  'not json',
  'null',
  '[]',
  '{"boulangeries":[]}',
  '{"boulangeries":[{"ownerId":1,"name":"x","type":"boulangerie"}],"restaurants":[]}',
  '{"boulangeries":[{"ownerId":"x","name":"x","type":"kiosk"}],"restaurants":[]}',
  '{"boulangeries":[{"ownerId":"x","name":"x","type":"boulangerie","distance":"near"}],"restaurants":[]}',
  '{"boulangeries":[{"ownerId":"x","name":"x","type":"boulangerie","dietary":[7]}],"restaurants":[]}',
])('stored shops « %s » are discarded', (stored) => {
  kept['nearbyShops'] = stored;
  expect(readShops()).toBeNull();
  expect(kept).not.toHaveProperty('nearbyShops');
});

test('an invalid stored place does not discard the stored shops', () => {
  kept['nearbyShops'] = '{"boulangeries":[],"restaurants":[],"place":{"latitude":"north"}}';
  expect(readShops()).toEqual({ boulangeries: [], restaurants: [] });
});
