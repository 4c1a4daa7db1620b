import { createHash } from 'node:crypto';
import { v7, validate } from 'uuid';

/** The time in the id of what nobody made at any time: the first instant of 2026, in milliseconds since 1970. */
const ALWAYS_THERE = Date.UTC(2026, 0);

/** A new UUIDv7: every `_id` of the product (specification 1.4). */
export function newId(): string {
  return v7();
}

/** The id of what stands in the program itself: a UUIDv7 too, the same for the same words in every process and version. */
export function fixedId(words: string): string {
  return v7({ msecs: ALWAYS_THERE, random: createHash('sha256').update(words).digest().subarray(0, 16) });
}

/** Asked before any query: PostgreSQL answers a malformed id with an error, people expect « not found ». */
export function isUuid(text: string): boolean {
  return validate(text);
}
