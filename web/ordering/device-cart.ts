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

/** Nothing of what another version, or somebody else, may have written there instead. */
export function linesOf(stored: string | null): DeviceLine[] {
  try {
    const { lines } = JSON.parse(stored ?? '{}') as { lines?: unknown };
    return Array.isArray(lines) ? lines.filter(isLine) : [];
  } catch {
    return [];
  }
}

function isLine(line: unknown): line is DeviceLine {
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
  const key = keyOf(shopId);
  const cart = { cartId: crypto.randomUUID(), lines, touchedAt: new Date().toISOString() };
  writeStored(key, lines.length > 0 ? JSON.stringify(cart) : null);
  // Other tabs hear of it from the browser.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** As it was last changed: so it is joined once, however often it is sent, and never less of it than lies there. */
function cartIdOf(stored: string | null): string {
  const [known] = /(?<="cartId":")[0-9a-f-]{36}(?=")/.exec(stored ?? '') ?? [];
  return known ?? crypto.randomUUID();
}

/** Every cart on this device, for whoever signs in. */
export function deviceCarts(): { shopId: string; cartId: string; lines: DeviceLine[] }[] {
  return storedKeys()
    .filter((key) => key.startsWith(keyOf('')))
    .map((key) => ({
      shopId: key.slice(keyOf('').length),
      cartId: cartIdOf(readStored(key)),
      lines: linesOf(readStored(key)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Where the cart goes on that was last changed on this device; null where there is none. */
export function deviceCartsHref(): string | null {
  const changedAt = ({ shopId }: { shopId: string }) =>
    /"touchedAt":"([^"]+)/.exec(storedCart(shopId) ?? '')?.[1] ?? '';
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
