import { createHash, randomInt } from 'node:crypto';
import { v7, validate } from 'uuid';

/** The timestamp in ids of built-in things: the first instant of 2026, in milliseconds since 1970. */
const ALWAYS_THERE = Date.UTC(2026, 0);

// Ids of one process and millisecond ascend; the random part keeps those of several processes apart.
let sequence = randomInt(2 ** 31);

/** A new UUIDv7 of an instant of the product's clock, with which retention compares it: every `_id` (specification 1.4). */
export function newId(at: Date): string {
  sequence = (sequence + 1) % 2 ** 32;
  return v7({ msecs: at.getTime(), seq: sequence });
}

/** No id made at an instant or after it is less. */
export function firstIdAt(instant: Date): string {
  return v7({ msecs: instant.getTime(), seq: 0, random: new Uint8Array(16) });
}

/** The id of something built in: a UUIDv7, the same for the same words in every process and version. */
export function fixedId(words: string): string {
  return v7({ msecs: ALWAYS_THERE, random: createHash('sha256').update(words).digest().subarray(0, 16) });
}

/** Checked before queries: PostgreSQL fails on a malformed id, where clients expect NOT_FOUND. */
export function isUuid(text: string): boolean {
  return validate(text);
}
