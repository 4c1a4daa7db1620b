import { randomInt } from 'node:crypto';

// No 0/O, 1/I/L, 2/Z, 5/S, 8/B: said aloud over a counter, read on a greasy ticket.
const ALPHABET = '3467ACDEFGHJKMNPQRTUVWXY';
const LENGTH = 6;

/** A new order token: six characters without look-alikes, upper-case (specification 1.4). 191 million of them. */
export function newToken(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Whether a text could be a token, in any case. */
export function isToken(text: string): boolean {
  return text.length === LENGTH && [...text.toUpperCase()].every((character) => ALPHABET.includes(character));
}
