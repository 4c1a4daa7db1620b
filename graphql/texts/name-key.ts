import { normaliseText } from './normalise';

/**
 * Returns a key for comparing names: equal for names that differ only in case, spaces, apostrophes, dashes or
 * ligatures.
 */
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
