import { readStored, writeStored } from '../page/storage';
import { fieldsOf, parseJson } from '../page/untyped';
import type { KnownFacts } from './shop-facts';

// Storage keys of specification 3.1.
const ADDRESS_KEY = 'userAddress';
const SHOPS_KEY = 'nearbyShops';

/** Coordinates in degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Shop stored in the browser, with the specification's field names; only the first three are certain. */
export interface StoredShop extends Partial<KnownFacts> {
  ownerId: string;
  name: string;
  /** Cafés are listed among restaurants. */
  type: 'boulangerie' | 'restaurant';
  kind?: 'boulangerie' | 'restaurant' | 'cafe';
  address?: string;
  lat?: number;
  lng?: number;
  /** In metres. */
  distance?: number;
  image?: string | null;
  /** Start of today's earliest window with room, as ISO instant; null when there is none. */
  pickupFrom?: string | null;
  /** Keys of the dietary marks found on its menu: « VEGAN ». */
  dietary?: readonly string[];
}

export interface StoredShops {
  boulangeries: StoredShop[];
  restaurants: StoredShop[];
  place?: Place;
}

export function readAddress(): string {
  return readStored(ADDRESS_KEY) ?? '';
}

export function saveAddress(address: string): void {
  writeStored(ADDRESS_KEY, address);
}

export function saveShops(shops: StoredShops): void {
  writeStored(SHOPS_KEY, JSON.stringify(shops));
}

/** Deletes address and results on sign-out, so that nobody else reads them. */
export function forgetPlaces(): void {
  for (const key of [ADDRESS_KEY, SHOPS_KEY]) writeStored(key, null);
}

/** Results of the last search; unreadable data is discarded (specification 3.1). */
export function readShops(): StoredShops | null {
  const stored = readStored(SHOPS_KEY);
  if (stored === null) return null;
  const shops = parseShops(stored);
  if (!shops) writeStored(SHOPS_KEY, null);
  return shops;
}

function parseShops(stored: string): StoredShops | null {
  const { boulangeries, restaurants, place } = fieldsOf(parseJson(stored));
  if (!isShopList(boulangeries) || !isShopList(restaurants)) return null;
  return { boulangeries, restaurants, ...(isPlace(place) && { place }) };
}

function isShopList(value: unknown): value is StoredShop[] {
  return Array.isArray(value) && value.every(isShop);
}

const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  string: ['address', 'openUntil'],
  number: ['lat', 'lng', 'distance', 'reviewCount'],
  boolean: ['isOpen', 'closingSoon', 'full'],
};
const OPTIONAL_OR_NULL: typeof OPTIONAL = {
  string: ['image', 'pickupFrom', 'resumeTime', 'pickupTime'],
  number: ['rating'],
};

function isShop(value: unknown): value is StoredShop {
  const shop = fieldsOf(value);
  const { ownerId, name, type, kind, dietary = [] } = shop;
  const fit = (types: typeof OPTIONAL, absent: readonly unknown[]) =>
    Object.entries(types).every(([of, keys]) =>
      keys.every((key) => absent.includes(shop[key]) || typeof shop[key] === of),
    );
  return (
    typeof ownerId === 'string' &&
    typeof name === 'string' &&
    (type === 'boulangerie' || type === 'restaurant') &&
    [undefined, 'boulangerie', 'restaurant', 'cafe'].includes(kind as string | undefined) &&
    Array.isArray(dietary) &&
    dietary.every((mark) => typeof mark === 'string') &&
    fit(OPTIONAL, [undefined]) &&
    fit(OPTIONAL_OR_NULL, [undefined, null])
  );
}

function isPlace(value: unknown): value is Place {
  const { latitude, longitude } = fieldsOf(value);
  return Number.isFinite(latitude) && Number.isFinite(longitude);
}
