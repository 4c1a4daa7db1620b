import { readStored, writeStored } from '../page/storage';

// Storage keys of specification 3.1.
const ADDRESS_KEY = 'userAddress';
const SHOPS_KEY = 'nearbyShops';

/** Coordinates in degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

/**
 * Shop stored in the browser, with the field names of the specification's nearby shops; only the first three are
 * certain.
 */
export interface StoredShop {
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
  rating?: number | null;
  reviewCount?: number;
  isOpen?: boolean;
  /** Text such as « Ouvert jusqu’à 22h ». */
  openUntil?: string;
  image?: string | null;
  closingSoon?: boolean;
  /** End of a pause, « 14:30 ». */
  resumeTime?: string | null;
  /** Start of today's earliest window with room, as ISO instant; null when there is none. */
  pickupFrom?: string | null;
  /** `pickupFrom` as « 14:30 ». */
  pickupTime?: string | null;
  /** True when the next window has no room left. */
  full?: boolean;
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

/** Storage key of the height, in pixels, that the returning customer's content last took on the search page. */
export const ROOM_KEY = 'comingBackRoom';

/** Deletes address and results on sign-out, so that nobody else reads them. */
export function forgetPlaces(): void {
  for (const key of [ADDRESS_KEY, SHOPS_KEY, ROOM_KEY]) writeStored(key, null);
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
  try {
    const shops: unknown = JSON.parse(stored);
    if (!isRecord(shops)) return null;
    const { boulangeries, restaurants, place } = shops;
    if (!isShopList(boulangeries) || !isShopList(restaurants)) return null;
    return { boulangeries, restaurants, ...(isPlace(place) && { place }) };
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isShopList(value: unknown): value is StoredShop[] {
  return Array.isArray(value) && value.every(isShop);
}

const OPTIONAL: Record<string, string> = {
  address: 'string',
  lat: 'number',
  lng: 'number',
  distance: 'number',
  reviewCount: 'number',
  isOpen: 'boolean',
  openUntil: 'string',
  closingSoon: 'boolean',
  full: 'boolean',
};
const OPTIONAL_OR_NULL: Record<string, string> = {
  rating: 'number',
  image: 'string',
  pickupFrom: 'string',
  resumeTime: 'string',
  pickupTime: 'string',
};

function isShop(value: unknown): value is StoredShop {
  if (!isRecord(value) || typeof value['ownerId'] !== 'string' || typeof value['name'] !== 'string') return false;
  if (value['type'] !== 'boulangerie' && value['type'] !== 'restaurant') return false;
  if (![undefined, 'boulangerie', 'restaurant', 'cafe'].includes(value['kind'] as string | undefined)) return false;
  if (value['dietary'] !== undefined && !isTextList(value['dietary'])) return false;
  const fits = (key: string, type: string) => value[key] === undefined || typeof value[key] === type;
  return (
    Object.entries(OPTIONAL).every(([key, type]) => fits(key, type)) &&
    Object.entries(OPTIONAL_OR_NULL).every(([key, type]) => value[key] === null || fits(key, type))
  );
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isPlace(value: unknown): value is Place {
  return isRecord(value) && Number.isFinite(value['latitude']) && Number.isFinite(value['longitude']);
}
