import { folded } from '../../../graphql/texts/folded';
import { normaliseText } from '../../../graphql/texts/normalise';
import type { FoundAddress } from './geocoder';

export interface TypedAddress {
  /** House number: « 10 », « 10 bis », « 10B », « 10-12 »; null when none was typed. */
  number: string | null;
  /** The rest of the address on one line without commas. */
  rest: string;
}

// In « 10 R DE RIVOLI » the R abbreviates « rue »; in « 10 B » the letter belongs to the number.
const SUFFIX = /(?:(?:\s?(?:bis|ter|quater)|\s[a-qs-z]|[a-z])(?![\p{L}'’]))?/u.source;
const NUMBER = String.raw`\d{1,4}${SUFFIX}(?:\s?[-–/]\s?\d{1,4}${SUFFIX})?`;
const AT_START = new RegExp(String.raw`^(${NUMBER})(?=[\s,])[\s,]*(?=.*\p{L})`, 'iu');
const OF_FOUND = new RegExp(String.raw`^(?:(${NUMBER})\s)?(.+, \d{5} .+)$`, 'iu');

/** Parses a typed address, which may have several lines, a comma after its number, the town first or « Cedex 04 ». */
export function readAddress(text: string): TypedAddress {
  const line = normaliseText(text)
    .replace(/\s*\n\s*/g, ', ')
    // A Cedex code identifies a post office, not a town.
    .replace(/\b\d{5}\s+([^,\d]+?)\s*\bcedex(\s+\d{1,2})?\b/gi, '$1')
    .replace(/\bF-(?=\d{5})/g, '')
    .replace(/[\s,]+france\s*$/i, '');
  const parts = line.split(/\s*,\s*/).filter(Boolean);
  const at = parts.findIndex((_, index) => AT_START.test(parts.slice(index).join(', ')));
  const street = [...parts.slice(Math.max(at, 0)), ...parts.slice(0, Math.max(at, 0))].join(' ');
  const [whole = '', number] = AT_START.exec(street) ?? [];
  return { number: number ? written(number) : null, rest: street.slice(whole.length).trim() };
}

/** Normalises a house number: « 10bis » → « 10 bis », « 10 b » → « 10B », « 10 – 12 » → « 10-12 ». */
function written(number: string): string {
  return number
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace('–', '-')
    .replace(/(bis|ter|quater)/g, ' $1')
    .replace(/(?<=\d)[a-z]/g, (letter) => letter.toUpperCase());
}

/** Returns the found street with the number that was typed, never with another one. */
export function withNumber(found: FoundAddress, typed: string | null): FoundAddress {
  const [, number, street] = OF_FOUND.exec(found.label) ?? [];
  if (typed === null || street === undefined || (number && written(number) === typed)) return found;
  return { ...found, label: `${typed} ${street}` };
}

const ABBREVIATIONS: Partial<Record<string, string>> = Object.fromEntries(
  'av avenue ave avenue bd boulevard bld boulevard blvd boulevard boul boulevard pl place r rue imp impasse all allee ch chemin che chemin crs cours sq square fg faubourg fbg faubourg rte route st saint ste sainte'
    .split(' ')
    .flatMap((word, at, words) => (at % 2 === 0 ? [[word, words[at + 1]]] : [])),
);

/** Normalises an address for comparing its words: no accents or punctuation, postal abbreviations expanded. */
export function plainAddress(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(' ');
}
