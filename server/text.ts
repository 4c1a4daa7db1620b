import { normaliseText } from '../graphql/texts/normalise';
import { Fault } from './errors';
import * as t from './text.texts';

// Control characters except the line feed.
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/u;

// More combining marks on one letter than any language uses; they overlap the lines above and below.
const PILED_UP = /\p{M}{5,}/u;

// Invisible characters; a text that consists only of them is empty.
const INKLESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\s\u2800]/gu;

/**
 * Returns a text to be stored: trimmed and without invisible characters added by other programs (`normaliseText`), so
 * that names that look the same are equal; empty when nothing is visible. Throws BAD_USER_INPUT for control characters,
 * stacked accents or too many code points (specification 1.5).
 */
export function cleanText(text: string, most: number, what = t.something()): string {
  const trimmed = normaliseText(text).trim();
  if (!trimmed.isWellFormed() || FORBIDDEN.test(trimmed) || PILED_UP.test(trimmed))
    throw new Fault('BAD_USER_INPUT', t.forbidden(what));
  if ([...trimmed].length > most) throw new Fault('BAD_USER_INPUT', t.tooLong({ what, most }));
  return trimmed.replace(INKLESS, '') === '' ? '' : trimmed;
}

/** The same for a text of at most 500 code points that must not be empty. */
export function requiredText(text: string, what: string, needed: string): string {
  const cleaned = cleanText(text, 500, what);
  if (cleaned === '') throw new Fault('BAD_USER_INPUT', needed);
  return cleaned;
}

/**
 * Whether mail programs would turn a part of the text into a link: « https://… », « www.… », « exemple.fr », « a@b.fr
 * », also with full-width dots.
 */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  return /:\/\/|\bwww\.|\.[^\s/]+\/|[\p{L}\d-]{2,}\.\p{L}{2,}|\S@\S+\.\S/iu.test(plain);
}

/**
 * Parses a number, also as text with digits and at most one point or comma; NaN for anything else: blanks, « 1e3 », «
 * 0x10 ».
 */
export function decimalIn(value: unknown): number {
  if (typeof value === 'number') return value;
  const isDecimal = typeof value === 'string' && /^\s*[-+]?(\d+([.,]\d*)?|[.,]\d+)\s*$/.test(value);
  return isDecimal ? Number(value.replace(',', '.')) : Number.NaN;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
