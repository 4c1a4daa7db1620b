import { readClaims, type Claims } from './claims';
import { readStored, writeStored } from '../page/storage';
import { createListeners, useStore } from '../page/store';

// Keys of specification 2.6. `userToken` is the truth; `token` is its shadow (specification 2.6).
const CUSTOMER_KEY = 'userToken';
const SHADOW_KEY = 'token';
const OWNER_KEY = 'ownerToken';

export type Side = 'customer' | 'owner';

/** Somebody the browser holds a token of. */
export interface Identity {
  token: string;
  /** Of a customer the customer’s id, of an owner the shop’s (which also serves as customer id). */
  id: string;
  /** Orders once, without an account. */
  isGuest: boolean;
  /** By this device’s clock; only the server knows whether it is right. */
  looksExpired: boolean;
  /** In milliseconds since 1970, by the server’s clock; undefined where the token does not tell. */
  endsAt?: number;
}

/** Who is signed in on this browser, as customer and as owner. */
export interface Session {
  customer: Identity | null;
  owner: Identity | null;
}

const confirmed = new Set<string>();
/** What tokens say; each is asked many times while a page is drawn, and decoding it is slow. */
const read = new Map<string, Claims | null>();
const changes = createListeners();
let current: { key: string; session: Session } | null = null;

/** The session as the browser’s storage tells it; the same object until something changes. */
export function readSession(): Session {
  const [customerToken, ownerToken] = [readStored(CUSTOMER_KEY), readStored(OWNER_KEY)];
  const customer = identity(customerToken, ({ userId }) => userId);
  const owner = identity(ownerToken, ({ ownerId, restaurantId, id }) => ownerId ?? restaurantId ?? id);
  const key = JSON.stringify([customer, owner]);
  if (current?.key !== key) current = { key, session: { customer, owner } };
  return current.session;
}

function identity(token: string | null, idOf: (claims: Claims) => string | undefined): Identity | null {
  const claims = token && claimsOf(token);
  const id = claims && idOf(claims);
  if (!id) return null;
  const endsAt = claims.exp === undefined ? undefined : claims.exp * 1000;
  const looksExpired = !confirmed.has(token) && endsAt !== undefined && endsAt <= Date.now();
  return { token, id, isGuest: claims.role === 'guest', looksExpired, endsAt };
}

const SOON_MS = 60 * 60_000;

/** Whether a session ends within the hour: while there is still time, its owner is asked to sign in anew. */
export function endsSoon({ endsAt = Infinity }: Identity, now = Date.now()): boolean {
  return endsAt - now < SOON_MS;
}

function claimsOf(token: string): Claims | null {
  const known = read.get(token);
  if (known !== undefined) return known;
  const claims = readClaims(token);
  read.set(token, claims);
  return claims;
}

/** A customer’s token that cannot be read is nobody’s: logged (specification 2.6) and forgotten. */
export function discardUnreadableToken(): void {
  if (readStored(CUSTOMER_KEY) === null || readSession().customer) return;
  console.error('What is kept as userToken is no token.');
  signOut('customer');
}

/** Something is kept as the owner’s token that tells no shop. */
export function ownerTokenNamesNobody(): boolean {
  return readStored(OWNER_KEY) !== null && readSession().owner === null;
}

/** The session, live: signing in or out, here or in another tab, shows at once. */
export function useSession(): Session {
  return useStore({ follow: onSessionChange, read: readSession });
}

/** Calls back after each change of the session until the returned function is called. */
export function onSessionChange(listener: () => void): () => void {
  const leave = changes.follow(listener);
  window.addEventListener('storage', listener);
  return () => {
    leave();
    window.removeEventListener('storage', listener);
  };
}

/** Id to order under: the customer’s, else that of the owner’s token (specification 2.10). */
export function customerId(): string | null {
  const { customer, owner } = readSession();
  return customer?.id ?? owner?.id ?? null;
}

/** Keeps the token of somebody who just signed in. */
export function signIn(side: Side, token: string): void {
  if (side === 'owner') writeStored(OWNER_KEY, token);
  else for (const key of [CUSTOMER_KEY, SHADOW_KEY]) writeStored(key, token);
  // Fresh from the server: a device whose clock runs ahead must not take it for expired.
  confirmed.add(token);
  changes.announce();
}

/** Whether the server has just said that this token is right: who holds it signed in on this very page, say. */
export function isConfirmed({ token }: Identity): boolean {
  return confirmed.has(token);
}

/** Forgets the token of one side. */
export function signOut(side: Side): void {
  const keys = side === 'owner' ? [OWNER_KEY] : [CUSTOMER_KEY, SHADOW_KEY];
  for (const key of keys) writeStored(key, null);
  changes.announce();
}

/** The server accepts a token that looked expired here: this device’s clock is wrong. */
export function confirmToken(token: string): void {
  confirmed.add(token);
  changes.announce();
}
