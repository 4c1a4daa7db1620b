import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Unguessable letters and digits, some 6 bits each. */
export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** An id in the provider's spelling: `pi_3` followed by 23 letters and digits. */
export function newStripeId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}
