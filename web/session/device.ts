import { inTab, readStored, writeStored } from '../page/storage';
import { readClaims } from './claims';

const KEY = 'device';
const MOST_ACCOUNTS = 4;

/** For the next login, so that strangers’ tries lock nobody out who signed in here: what was kept of each account, the latest first. */
export function knownDevice(): string | null {
  return readStored(KEY);
}

/** Keeps what a login gave; it opens nothing. */
export function keepDevice(device: string): void {
  const account = readClaims(device)?.id;
  const others = (knownDevice() ?? '').split(' ').filter((one) => one !== '' && readClaims(one)?.id !== account);
  writeStored(KEY, [device, ...others].slice(0, MOST_ACCOUNTS).join(' '));
}

/** Kept in the guest’s tab: to sign in with, once the order is an account’s and the guest is nobody any more. */
export function guestEmail(known?: string): string {
  if (known !== undefined) writeStored('guestEmail', known, inTab);
  return readStored('guestEmail', inTab) ?? '';
}
