import { readClaims, type Claims } from './claims';
import { readStored, writeStored } from '../page/storage';
import { createListeners, useStore } from '../page/store';

// Keys of specification 2.6. `userToken` is authoritative; `token` is a copy of it (specification 2.6).
const CUSTOMER_KEY = 'userToken';
const SHADOW_KEY = 'token';
const OWNER_KEY = 'ownerToken';

export type Side = 'customer' | 'owner';

/** A user whose token this browser holds. */
export interface Identity {
  token: string;
  /** Id of the customer, or of the owner's shop, which also serves as customer id. */
  id: string;
  isGuest: boolean;
  /** Judged by this device's clock; only the server knows whether the token has really expired. */
  looksExpired: boolean;
  /** End of the session in milliseconds since 1970, by the server's clock; undefined when the token has no expiry. */
  endsAt?: number;
}

export interface Session {
  customer: Identity | null;
  owner: Identity | null;
}

const confirmed = new Set<string>();
/** Cache of decoded tokens, because each is read many times per render and decoding is slow. */
const read = new Map<string, Claims | null>();
const changes = createListeners();
let current: { key: string; session: Session } | null = null;

/** Session from the browser's storage; the same object until something changes. */
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

/** Whether the session ends within the hour, so that the user is asked in time to sign in again. */
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

/** Signs out a customer whose token cannot be read, and logs it (specification 2.6). */
export function discardUnreadableToken(): void {
  if (readStored(CUSTOMER_KEY) === null || readSession().customer) return;
  console.error('What is kept as userToken is no token.');
  signOut('customer');
}

/** Whether an owner's token is stored that names no shop. */
export function ownerTokenNamesNobody(): boolean {
  return readStored(OWNER_KEY) !== null && readSession().owner === null;
}

/** Live session: signing in or out, here or in another tab, updates the component. */
export function useSession(): Session {
  return useStore({ follow: onSessionChange, read: readSession });
}

/** Calls the listener after each change of the session until the returned function is called. */
export function onSessionChange(listener: () => void): () => void {
  const leave = changes.follow(listener);
  window.addEventListener('storage', listener);
  return () => {
    leave();
    window.removeEventListener('storage', listener);
  };
}

/** Id under which to order: the customer's, else the id in the owner's token (specification 2.10). */
export function customerId(): string | null {
  const { customer, owner } = readSession();
  return customer?.id ?? owner?.id ?? null;
}

export function signIn(side: Side, token: string): void {
  if (side === 'owner') writeStored(OWNER_KEY, token);
  else for (const key of [CUSTOMER_KEY, SHADOW_KEY]) writeStored(key, token);
  // The token is fresh from the server, so a fast device clock must not make it look expired.
  confirmed.add(token);
  changes.announce();
}

/** Whether the server has confirmed this token since the page was loaded, for example by a sign-in. */
export function isConfirmed({ token }: Identity): boolean {
  return confirmed.has(token);
}

export function signOut(side: Side): void {
  const keys = side === 'owner' ? [OWNER_KEY] : [CUSTOMER_KEY, SHADOW_KEY];
  for (const key of keys) writeStored(key, null);
  changes.announce();
}

/** Records that the server accepts a token that looked expired here, because this device's clock is wrong. */
export function confirmToken(token: string): void {
  confirmed.add(token);
  changes.announce();
}
