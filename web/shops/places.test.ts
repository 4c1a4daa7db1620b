import { beforeEach, expect, test, vi } from 'vitest';
import { saveShops, readAddress, readShops, type StoredShops } from './places';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const shops: StoredShops = {
  boulangeries: [{ ownerId: 'b1', name: 'Maison Levain', type: 'boulangerie', rating: null, distance: 350 }],
  restaurants: [],
  place: { latitude: 48.8556, longitude: 2.3581 },
};

test('stored shops and address are restored', () => {
  saveShops(shops);
  expect(readShops()).toEqual(shops);
  kept.set('userAddress', '10 Rue de Rivoli');
  expect(readAddress()).toBe('10 Rue de Rivoli');
});

test('stored shops with only the specification’s fields are accepted', () => {
  kept.set('nearbyShops', '{"boulangeries":[],"restaurants":[{"ownerId":"r1","name":"Zinc","type":"restaurant"}]}');
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
  kept.set('nearbyShops', stored);
  expect(readShops()).toBeNull();
  expect(kept.has('nearbyShops')).toBe(false);
});

test('an invalid stored place does not discard the stored shops', () => {
  kept.set('nearbyShops', '{"boulangeries":[],"restaurants":[],"place":{"latitude":"north"}}');
  expect(readShops()).toEqual({ boulangeries: [], restaurants: [] });
});
