import { MOST_OF_A_LINE } from '../carts/quantity';
import { folded } from '../text';

/** One word of what was said. */
export interface Word {
  /** Without accents and capitals. */
  plain: string;
  /** `plain` without the ending of a plural: what words are compared by. */
  key: string;
  /** Where it stands in the text. */
  from: number;
  to: number;
  /** Something ended before it: a comma, a full stop, a line. */
  pauseBefore: boolean;
}

/** The words of a text; an apostrophe or a hyphen parts them (« jambon-beurre » is two). */
export function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const pauseBefore = /[,.;:!?\n]/.test(text.slice(end, index));
    end = index + word.length;
    const plain = folded(word);
    return { plain, key: keyOf(plain), from: index, to: end, pauseBefore };
  });
}

/** One croissant, two croissants; one gâteau, two gâteaux. */
function keyOf(plain: string): string {
  return plain.length > 3 ? plain.replace(/[sx]$/, '') : plain;
}

const UNITS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  one: 1,
  deux: 2,
  two: 2,
  trois: 3,
  three: 3,
  quatre: 4,
  four: 4,
  cinq: 5,
  five: 5,
  six: 6,
  sept: 7,
  seven: 7,
  huit: 8,
  eight: 8,
  neuf: 9,
  nine: 9,
};

const TENS: Readonly<Record<string, number>> = {
  dix: 10,
  ten: 10,
  onze: 11,
  eleven: 11,
  douze: 12,
  twelve: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  fifteen: 15,
  seize: 16,
  vingt: 20,
  twenty: 20,
  trente: 30,
  thirty: 30,
  quarante: 40,
  forty: 40,
  cinquante: 50,
  fifty: 50,
};

/** The number that begins at a word, from 1 to 99, and how many words it takes; null when none does. */
export function numberAt(words: readonly Word[], at: number): { value: number; length: number } | null {
  const counted = plainNumberAt(words, at);
  const next = at + (counted?.length ?? 0);
  const dozen = dozenAt(words, next);
  if (dozen) return inRange((counted?.value ?? 1) * dozen.value, next - at + dozen.length);
  return counted && inRange(counted.value, counted.length);
}

function inRange(value: number, length: number) {
  return value >= 1 && value <= MOST_OF_A_LINE ? { value, length } : null;
}

function plainNumberAt(words: readonly Word[], at: number): { value: number; length: number } | null {
  const word = words[at]?.plain ?? '';
  if (/^\d{1,2}$/.test(word)) return { value: Number(word), length: 1 };
  const unit = UNITS[word];
  if (unit !== undefined) return { value: unit, length: 1 };
  const ten = TENS[word];
  if (ten === undefined) return null;
  // « vingt-deux », « vingt et un », « dix-sept »; not « vingt et deux », which begins something new.
  const joined = ten >= 20 && words[at + 1]?.plain === 'et' && /^une?$/.test(words[at + 2]?.plain ?? '');
  const more = UNITS[words[at + (joined ? 2 : 1)]?.plain ?? ''] ?? 0;
  const joins = joined || (ten % 10 === 0 && more > (ten === 10 ? 6 : 1));
  return joins ? { value: ten + more, length: joined ? 3 : 2 } : { value: ten, length: 1 };
}

function dozenAt(words: readonly Word[], at: number): { value: number; length: number } | null {
  const [first, second] = [words[at]?.key, words[at + 1]?.key];
  if ((first === 'demi' || first === 'half') && (second === 'douzaine' || second === 'dozen'))
    return { value: 6, length: 2 };
  if (first === 'douzaine' || first === 'dozen') return { value: 12, length: 1 };
  if (first === 'dizaine') return { value: 10, length: 1 };
  return null;
}
