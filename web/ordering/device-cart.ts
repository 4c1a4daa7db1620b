import { randomId } from '../page/random-id';
import { readStored, storedKeys, writeStored } from '../page/storage';

// What a visitor means to order in a shop before anybody knows who they are; joined to the account’s cart at « Commander ».

export interface DeviceLine {
  itemId: string;
  quantity: number;
  /** Of what is composed: ingredients by name, and what one cost when it was. */
  selections?: Partial<Record<string, string | string[] | null>>;
  unitCents?: number;
  note?: string;
}

const MOST_LINES = 60;
export const MOST_PIECES = 99;
const keyOf = (shopId: string) => `cart:${shopId}`;

/** As it is kept: the same text as long as nothing changes. */
export const storedCart = (shopId: string) => readStored(keyOf(shopId));

export interface SentCart {
  cartId: string;
  lines: DeviceLine[];
}

interface StoredCart extends Partial<SentCart> {
  lines: DeviceLine[];
  touchedAt?: string;
  /** What was sent to the account and not answered yet: sent again under the same id, the server adds it once. */
  sent?: SentCart;
}

/** Ignores what another version, or somebody else, may have written there instead. */
export function parseCart(stored: string | null): StoredCart {
  try {
    const { lines, ...rest } = JSON.parse(stored ?? '{}') as Partial<StoredCart>;
    return { ...rest, lines: Array.isArray(lines) ? lines.filter(isLine) : [] };
  } catch {
    return { lines: [] };
  }
}

export const linesOf = (stored: string | null): DeviceLine[] => parseCart(stored).lines;

export function isLine(line: unknown): line is DeviceLine {
  const { itemId, quantity } = (line ?? {}) as Partial<DeviceLine>;
  return typeof itemId === 'string' && Number.isInteger(quantity) && Number(quantity) > 0;
}

/** One piece more, or less of the line that came last. */
export function changeDeviceCart(shopId: string, itemId: string, by: 1 | -1): void {
  const lines = linesOf(storedCart(shopId));
  const isPlain = (line: DeviceLine) => line.itemId === itemId && (by < 0 || !line.selections);
  const line = lines.findLast(isPlain);
  if (line) line.quantity = Math.min(line.quantity + by, MOST_PIECES);
  else if (by > 0 && lines.length < MOST_LINES) lines.push({ itemId, quantity: 1 });
  keepLines(
    shopId,
    lines.filter(({ quantity }) => quantity > 0),
  );
}

function keepLines(shopId: string, lines: readonly DeviceLine[]): void {
  const { sent } = parseCart(storedCart(shopId));
  storeCart(shopId, { cartId: randomId(), lines: [...lines], touchedAt: new Date().toISOString(), sent });
}

export function storeCart(shopId: string, cart: StoredCart): void {
  const key = keyOf(shopId);
  writeStored(key, cart.lines.length > 0 ? JSON.stringify(cart) : null);
  // Other tabs hear of it from the browser.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Every cart on this device, for whoever signs in. */
export function deviceCarts(): { shopId: string; lines: DeviceLine[] }[] {
  return storedKeys()
    .filter((key) => key.startsWith(keyOf('')))
    .map((key) => ({ shopId: key.slice(keyOf('').length), lines: linesOf(readStored(key)) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Where the cart goes on that was last changed on this device; null where there is none. */
export function deviceCartsHref(): string | null {
  const changedAt = ({ shopId }: { shopId: string }) => String(parseCart(storedCart(shopId)).touchedAt ?? '');
  const [latest] = deviceCarts().sort((one, other) => changedAt(other).localeCompare(changedAt(one)));
  return latest ? `/commander/${latest.shopId}` : null;
}

/** Tells the lines of a cart apart. */
export const lineIdOf = ({ quantity: _, ...line }: DeviceLine) => JSON.stringify(line);

/** One more of something composed; false where the cart takes no more. */
export function keepComposed(shopId: string, line: DeviceLine): boolean {
  const lines = linesOf(storedCart(shopId));
  const same = lines.find((one) => lineIdOf(one) === lineIdOf(line));
  if (same ? same.quantity >= MOST_PIECES : lines.length >= MOST_LINES) return false;
  if (same) same.quantity++;
  keepLines(shopId, same ? lines : [...lines, line]);
  return true;
}

/** 0 takes the line out. */
export function setDeviceLine(shopId: string, id: string, quantity: number): void {
  const lines = linesOf(storedCart(shopId)).map((line) => (lineIdOf(line) === id ? { ...line, quantity } : line));
  keepLines(
    shopId,
    lines.filter((line) => line.quantity > 0),
  );
}

export const forgetDeviceCart = (shopId: string) => keepLines(shopId, []);

export function followDeviceCarts(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
