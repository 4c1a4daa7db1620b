import { v7, validate } from 'uuid';

/** A new UUIDv7: every `_id` of the product (contract §4). */
export function newId(): string {
  return v7();
}

/** Asked before any query: PostgreSQL answers a malformed id with an error, people expect « not found ». */
export function isUuid(text: string): boolean {
  return validate(text);
}
