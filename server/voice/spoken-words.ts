import { folded } from '../../texts/folded';

export interface Word {
  /** Without accents and capitals. */
  plain: string;
  /** `plain` without the ending of a plural: what words are compared by. */
  key: string;
  /** Where it stands in the text. */
  from: number;
  to: number;
  /** A comma, a full stop or a line end precedes it. */
  pauseBefore: boolean;
  /** It is written together with the one before: « vingt-deux ». */
  hyphenBefore: boolean;
}

/** The words of a text; an apostrophe or a hyphen parts them (« jambon-beurre » is two), « 1,5 » is one. */
export function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(/\d+[.,]\d+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const between = text.slice(end, index);
    const [pauseBefore, hyphenBefore] = [/[,.;:!?\n]/.test(between), /^[-‐‑]$/.test(between)];
    end = index + word.length;
    const plain = folded(word);
    // « Thé » is ordered; « the » is an English article.
    const key = plain !== word.toLowerCase() && /^thes?$/.test(plain) ? 'thé' : keyOf(plain);
    return { plain, key, from: index, to: end, pauseBefore, hyphenBefore };
  });
}

/** One croissant, two croissants; one gâteau, two gâteaux. */
export function keyOf(plain: string): string {
  return plain.length > 3 ? plain.replace(/[sx]$/, '') : plain;
}
