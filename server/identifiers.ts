import { createHash, randomInt } from 'node:crypto';
import { v7, validate } from 'uuid';

/** Timestamp in ids of built-in things: the first instant of 2026, in milliseconds since 1970. */
const ALWAYS_THERE = Date.UTC(2026, 0);

// Ids of one process within a millisecond ascend; the random start separates those of several processes.
let sequence = randomInt(2 ** 31);

/**
 * Returns a new UUIDv7 for any `_id` (specification 1.4). Its timestamp is the product's clock, with which retention
 * compares it.
 */
export function newId(at: Date): string {
  sequence = (sequence + 1) % 2 ** 32;
  return v7({ msecs: at.getTime(), seq: sequence });
}

/** Returns the smallest id that can be created at this instant. */
export function firstIdAt(instant: Date): string {
  return v7({ msecs: instant.getTime(), seq: 0, random: new Uint8Array(16) });
}

/** Returns the id of something built in: a UUIDv7 that is the same for the same text in every process and version. */
export function fixedId(words: string): string {
  return v7({ msecs: ALWAYS_THERE, random: createHash('sha256').update(words).digest().subarray(0, 16) });
}

/** Checks an id before a query, because PostgreSQL fails on a malformed one while clients expect NOT_FOUND. */
export function isUuid(text: string): boolean {
  return validate(text);
}
