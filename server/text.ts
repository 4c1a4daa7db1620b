import { Fault } from './errors';
import * as t from './text.texts';

// Controls but for the line break; characters that reorder or hide text. Zero-width joiners stay: emoji families need them.
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

// More accents than any language sets on one letter: they run into the lines above and below.
const PILED_UP = /\p{M}{5,}/u;

// Characters that show nothing: a text of only these is empty.
const INKLESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\s\u2800]/gu;

/**
 * A text as it will be kept: trimmed, NFC, spaces of every width as plain ones, so that names that look alike are one; empty
 * where it shows nothing. Throws BAD_USER_INPUT for control characters, piled up accents or too many code points
 * (specification 1.5).
 */
export function cleanText(text: string, most: number, what = t.something()): string {
  const trimmed = text
    .trim()
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ');
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
