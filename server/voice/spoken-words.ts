import { folded } from '../../graphql/texts/folded';

export interface Word {
  /** The word in lower case without accents. */
  plain: string;
  /** `plain` without its plural ending, used to compare words. */
  key: string;
  /** Start of the word in the text. */
  from: number;
  to: number;
  /** Whether a comma, a full stop or a line end precedes the word. */
  pauseBefore: boolean;
  /** Whether a hyphen joins the word to the one before: « vingt-deux ». */
  hyphenBefore: boolean;
}

/** Splits a text into words; apostrophes and hyphens separate words (« jambon-beurre » is two), « 1,5 » is one. */
export function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(/\d+[.,]\d+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const between = text.slice(end, index);
    const [pauseBefore, hyphenBefore] = [/[,.;:!?\n]/.test(between), /^[-‐‑]$/.test(between)];
    end = index + word.length;
    const plain = folded(word);
    // « Thé » is a drink; « the » is an English article.
    const key = plain !== word.toLowerCase() && /^thes?$/.test(plain) ? 'thé' : keyOf(plain);
    return { plain, key, from: index, to: end, pauseBefore, hyphenBefore };
  });
}

/** Removes the plural ending: croissants, gâteaux. */
export function keyOf(plain: string): string {
  return plain.length > 3 ? plain.replace(/[sx]$/, '') : plain;
}
