import { normaliseText } from './normalise';

/** What two names are compared by: the same for names that only differ in case, spaces, apostrophes, dashes or ligatures. */
export function nameKey(name: string): string {
  return normaliseText(name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ′`´]/g, "'")
    .replace(/[\p{Pd}−]/gu, '-')
    .replaceAll('⁄', '/')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/\s+/g, ' ')
    .trim();
}
