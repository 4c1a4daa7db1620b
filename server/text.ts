import { normaliseText } from '../texts/normalise';
import { Fault } from './errors';
import * as t from './text.texts';

// Controls but for the line break.
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/u;

// More accents than any language sets on one letter: they run into the lines above and below.
const PILED_UP = /\p{M}{5,}/u;

// Characters that show nothing: a text of only these is empty.
const INKLESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\s\u2800]/gu;

/**
 * A text as it will be kept: trimmed, without what other programs put into it unseen (`normaliseText`), so that names that
 * look alike are one; empty where it shows nothing. Throws BAD_USER_INPUT for control characters, piled up accents or too many code points
 * (specification 1.5).
 */
export function cleanText(text: string, most: number, what = t.something()): string {
  const trimmed = normaliseText(text).trim();
  if (!trimmed.isWellFormed() || FORBIDDEN.test(trimmed) || PILED_UP.test(trimmed))
    throw new Fault('BAD_USER_INPUT', t.forbidden(what));
  if ([...trimmed].length > most) throw new Fault('BAD_USER_INPUT', t.tooLong({ what, most }));
  return trimmed.replace(INKLESS, '') === '' ? '' : trimmed;
}

/** Whether mail programs would make a link of a part of a text: « https://… », « www.… », « exemple.fr », « a@b.fr », with dots of any width. */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  return /:\/\/|\bwww\.|\.[^\s/]+\/|[\p{L}\d-]{2,}\.\p{L}{2,}|\S@\S+\.\S/iu.test(plain);
}

/** A number written with digits and at most one point or comma, or sent as one; NaN for anything else: blanks, « 1e3 », « 0x10 ». */
export function decimalIn(value: unknown): number {
  if (typeof value === 'number') return value;
  const isDecimal = typeof value === 'string' && /^\s*[-+]?(\d+([.,]\d*)?|[.,]\d+)\s*$/.test(value);
  return isDecimal ? Number(value.replace(',', '.')) : Number.NaN;
}
