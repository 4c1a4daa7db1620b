import { randomInt } from 'node:crypto';

// No 0/O, 1/I/L, 2/Z, 5/S, 8/B, which are confused when spoken at a counter or read from a stained ticket.
const ALPHABET = '3467ACDEFGHJKMNPQRTUVWXY';
const LENGTH = 6;

/** Returns a new order token: six upper-case characters without look-alikes (specification 1.4), one of 191 million. */
export function newToken(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Returns whether a text could be a token, in upper or lower case. */
export function isToken(text: string): boolean {
  return text.length === LENGTH && [...text.toUpperCase()].every((character) => ALPHABET.includes(character));
}
