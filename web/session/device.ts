import { inTab, readStored, writeStored } from '../page/storage';
import { readClaims } from './claims';

const KEY = 'device';
const MOST_ACCOUNTS = 4;

/** Device tokens of accounts used here, latest first: with them, strangers' attempts lock no known device out. */
export function knownDevice(): string | null {
  return readStored(KEY);
}

/** Stores the device token of a login; it grants no access. */
export function saveDevice(device: string): void {
  const account = readClaims(device)?.id;
  const others = (knownDevice() ?? '').split(' ').filter((one) => one !== '' && readClaims(one)?.id !== account);
  writeStored(KEY, [device, ...others].slice(0, MOST_ACCOUNTS).join(' '));
}

/** E-mail address of the guest, kept in this tab to prefill the login when the guest session has ended. */
export function guestEmail(known?: string): string {
  if (known !== undefined) writeStored('guestEmail', known, inTab);
  return readStored('guestEmail', inTab) ?? '';
}
