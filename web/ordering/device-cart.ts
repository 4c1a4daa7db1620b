import type { ChosenGroup } from '../../ui/food/selections/selections';
import { randomId } from '../page/random-id';
import { readStored, storedKeys, writeStored } from '../page/storage';
import { fieldsOf, parseJson } from '../page/untyped';

// Line of the cart a visitor fills in a shop before signing in; merged into the account's cart at « Commander ».

export interface DeviceLine {
  itemId: string;
  quantity: number;
  /** What was chosen, for an item with options; `unitCents` is its price at that time. */
  choices?: readonly ChosenGroup[];
  unitCents?: number;
  note?: string;
}

const MOST_LINES = 60;
export const MOST_PIECES = 99;
const keyOf = (shopId: string) => `cart:${shopId}`;

/** Stored text of a device cart; the same string as long as nothing changes, as useSyncExternalStore requires. */
export const storedCart = (shopId: string) => readStored(keyOf(shopId));

export interface SentCart {
  cartId: string;
  lines: DeviceLine[];
}

interface StoredCart extends Partial<SentCart> {
  lines: DeviceLine[];
  touchedAt?: string;
  /** Lines sent to the account, still unanswered: sent again under the same id, which the server adds once. */
  sent?: SentCart;
}

/** Ignores anything else that another version or script may have stored under the key. */
export function parseCart(stored: string | null): StoredCart {
  const { lines, ...rest } = fieldsOf(parseJson(stored));
  return { ...(rest as Partial<StoredCart>), lines: Array.isArray(lines) ? lines.filter(isLine) : [] };
}

export const linesOf = (stored: string | null): DeviceLine[] => parseCart(stored).lines;

export function isLine(line: unknown): line is DeviceLine {
  const { itemId, quantity } = fieldsOf(line);
  return typeof itemId === 'string' && Number.isInteger(quantity) && Number(quantity) > 0;
}

/** Adds one piece of a simple item, or removes one from the item's last line. */
export function changeDeviceCart(shopId: string, itemId: string, by: 1 | -1): void {
  const lines = linesOf(storedCart(shopId));
  const isPlain = (line: DeviceLine) => line.itemId === itemId && (by < 0 || !line.choices);
  const line = lines.findLast(isPlain);
  if (line) line.quantity = Math.min(line.quantity + by, MOST_PIECES);
  else if (by > 0 && lines.length < MOST_LINES) lines.push({ itemId, quantity: 1 });
  saveLines(shopId, lines);
}

function saveLines(shopId: string, lines: readonly DeviceLine[]): void {
  const { sent } = parseCart(storedCart(shopId));
  const left = lines.filter(({ quantity }) => quantity > 0);
  storeCart(shopId, { cartId: randomId(), lines: left, touchedAt: new Date().toISOString(), sent });
}

export function storeCart(shopId: string, cart: StoredCart): void {
  const key = keyOf(shopId);
  writeStored(key, cart.lines.length > 0 ? JSON.stringify(cart) : null);
  // The browser notifies only the other tabs, so this tab dispatches the event itself.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** All carts on this device, to be merged after a sign-in. */
export function deviceCarts(): { shopId: string; lines: DeviceLine[] }[] {
  return storedKeys()
    .filter((key) => key.startsWith(keyOf('')))
    .map((key) => ({ shopId: key.slice(keyOf('').length), lines: linesOf(readStored(key)) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Address that continues the device cart changed last; null when there is none. */
export function deviceCartsHref(): string | null {
  const changedAt = ({ shopId }: { shopId: string }) => String(parseCart(storedCart(shopId)).touchedAt ?? '');
  const [latest] = deviceCarts().sort((one, other) => changedAt(other).localeCompare(changedAt(one)));
  return latest ? `/commander/${latest.shopId}` : null;
}

/** Id of a device cart line: its content without the quantity. */
export const lineIdOf = ({ quantity: _, ...line }: DeviceLine) => JSON.stringify(line);

/** Adds a line with options, or its quantity to an equal one; returns false when the cart or line is full. */
export function saveComposed(shopId: string, line: DeviceLine): boolean {
  const lines = linesOf(storedCart(shopId));
  const same = lines.find((one) => lineIdOf(one) === lineIdOf(line));
  if (same ? same.quantity >= MOST_PIECES : lines.length >= MOST_LINES) return false;
  if (same) same.quantity++;
  saveLines(shopId, same ? lines : [...lines, line]);
  return true;
}

/** Quantity 0 removes the line. */
export function setDeviceLine(shopId: string, id: string, quantity: number): void {
  const changed = (line: DeviceLine) => (lineIdOf(line) === id ? { ...line, quantity } : line);
  saveLines(shopId, linesOf(storedCart(shopId)).map(changed));
}

export const forgetDeviceCart = (shopId: string) => saveLines(shopId, []);

export function followDeviceCarts(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
