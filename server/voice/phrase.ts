import { isMeasure, type Numeral, numeralAt } from './numerals';
import { keyOf, type Word, wordsOf } from './spoken-words';

const JOINING = new Set('a an and au aux avec d de des du en et for in l la le les of on pour sur the with'.split(' '));
const AND = new Set(['et', 'and']);
/** Prefix for the key of a number: « quatre » and « 4 » have the same key, which is similar to no other. */
const NUMBER = '#';

export interface Phrase {
  /** Words of the name, which distinguish it. */
  name: readonly string[];
  /** Words that may be said with it but do not distinguish it, such as its category or size. */
  also: readonly string[];
}

export interface Match {
  length: number;
  /** Number of matched letters; greater is more certain. */
  weight: number;
  /** Matched share of the name, 0 to 1. */
  coverage: number;
  /** The match starts with the name’s first word, which says what the item is: « café » of « Café espresso ». */
  head: boolean;
  /** Whether a word matched only approximately. */
  guessed: boolean;
}

/** Returns the best menu item that starts at a word; null when there is none. */
export type OrderedAt = (at: number) => Match | null;
const NOTHING_ORDERED: OrderedAt = () => null;

export function phraseOf(name: string, also = ''): Phrase {
  return { name: keysOf(name), also: keysOf(also) };
}

function keysOf(text: string): string[] {
  const words = wordsOf(text);
  const keys: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const { key = '' } = words[at] ?? {};
    const numeral = numeralAt(words, at);
    if (numeral) at += numeral.length - 1;
    if (!JOINING.has(key)) keys.push(numeral ? numberKey(numeral) : key);
  }
  return keys;
}

function numberKey({ value }: Numeral): string {
  return NUMBER + String(value);
}

/** Returns the keys that match exactly at a word, then similar ones: the word joined with the next, and a number. */
export function exactKeysAt(words: readonly Word[], at: number): string[] {
  const [word, next] = [words[at], words[at + 1]];
  const numeral = numeralAt(words, at);
  return [
    ...(word && next && !next.pauseBefore ? [keyOf(word.plain + next.plain)] : []),
    ...(numeral ? [numberKey(numeral)] : []),
  ];
}

/** Matches a phrase from a word on, its words in any order; null when it does not match there. */
export function matchAt(words: readonly Word[], at: number, phrase: Phrase, orderedAt = NOTHING_ORDERED): Match | null {
  const name = new Keys(phrase.name, true, words, at, orderedAt);
  const also = new Keys(phrase.also, false, words, at, orderedAt);
  const letters = phrase.name.reduce((sum, { length }) => sum + length, 0);
  let end = at;
  for (let here = at; here < words.length;) {
    const word = words[here];
    if (!word || (here > at && word.pauseBefore)) break;
    const length = name.take(here, end) || also.take(here, end);
    if (length === 0 && (here === at || !JOINING.has(word.key))) break;
    here += length || 1;
    if (length > 0) end = here;
  }
  const weight = name.heard + also.heard;
  const { head, guessed } = name;
  return name.distinct || also.distinct
    ? { length: end - at, weight, coverage: letters > 0 ? name.heard / letters : 0, head, guessed }
    : null;
}

class Keys {
  private readonly left: (string | null)[];
  /** Letters of the matched keys, weighted by similarity. */
  heard = 0;
  head = false;
  guessed = false;
  /** Whether more than a measure matched: « 33 cl » alone identifies nothing. */
  distinct = false;

  constructor(
    keys: readonly string[],
    /** Whether neighbouring keys belong together, as in a name. */
    private readonly together: boolean,
    private readonly words: readonly Word[],
    private readonly from: number,
    private readonly orderedAt: OrderedAt,
  ) {
    this.left = [...keys];
  }

  /** Returns the number of words consumed at `here`; `end` is where the previous match of the phrase ended. */
  take(here: number, end: number): number {
    const word = this.words[here];
    const next = this.words[here + 1];
    // In « mille-feuille », the joined word takes precedence over the number 1000.
    const joined = word && next && !next.pauseBefore ? this.left.indexOf(keyOf(word.plain + next.plain)) : -1;
    if (joined >= 0) return this.put(joined, 1, 2, here);
    const numeral = numeralAt(this.words, here);
    if (numeral) {
      const place = this.left.indexOf(numberKey(numeral));
      return place >= 0 && this.holds(place, here, end, numeral) ? this.put(place, 1, numeral.length, here) : 0;
    }
    const { place, near } = this.nearest(word?.key ?? '');
    return near > 0 ? this.put(place, near, 1, here, word?.key.length) : 0;
  }

  private nearest(heard: string): { place: number; near: number } {
    let [place, near] = [-1, 0];
    this.left.forEach((key, index) => {
      const nearer = key === null || key.startsWith(NUMBER) ? 0 : nearness(heard, key);
      if (nearer > near) [place, near] = [index, nearer];
    });
    return { place, near };
  }

  private put(place: number, near: number, length: number, here: number, letters = Infinity): number {
    const key = this.left[place] ?? '';
    this.distinct ||= !isMeasure({ key, pauseBefore: false }) && (!key.startsWith(NUMBER) || this.left.length === 1);
    this.heard += near * Math.min(letters, key.length);
    this.left[place] = null;
    this.head ||= place === 0 && here === this.from;
    this.guessed ||= near < 1;
    return length;
  }

  /** A number is part of the name when the words next to it in the name are next to it in the text. */
  private holds(place: number, here: number, end: number, { length }: Numeral): boolean {
    if (this.words.slice(end, here).some(({ plain }) => AND.has(plain))) return false;
    const after = here + length;
    const ordered = numeralAt(this.words, after) ? null : this.orderedAt(after);
    const more = this.readFrom(after, place + 1);
    if (more > 0) return !ordered?.head || ordered.coverage < 0.99 || ordered.length <= more;
    const beside = here > this.from && (!this.together || (place > 0 && this.left[place - 1] === null));
    return !ordered && (beside || this.left.length === 1);
  }

  /** Returns how many words from a position continue the name from one of its keys. */
  private readFrom(at: number, place: number): number {
    let here = at;
    for (let index = place; index < this.left.length; index++) {
      while (this.joins(here)) here++;
      const word = this.words[here];
      const key = this.left[index] ?? '';
      if (!word || word.pauseBefore) break;
      const numeral = numeralAt(this.words, here);
      if (numeral ? numberKey(numeral) !== key : nearness(word.key, key) === 0) break;
      here += numeral?.length ?? 1;
    }
    return here - at;
  }

  private joins(at: number): boolean {
    const key = this.words[at]?.key ?? '';
    return JOINING.has(key) && !AND.has(key);
  }
}

/** Minimum word length for approximate matches; shorter words are too ambiguous. */
const SHORTEST_GUESS = 4;
const NEAR_ENOUGH = 0.75;

export function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Pre-check by letters, unless one is a prefix: each edit changes at most two letters of the set. */
export function mayBeNear(heard: string, heardLetters: number, meant: string, meantLetters: number): boolean {
  const most = (1 - NEAR_ENOUGH) * Math.max(heard.length, meant.length);
  if (Math.abs(heard.length - meant.length) > most) return false;
  let changed = 0;
  for (let apart = heardLetters ^ meantLetters; apart !== 0; apart &= apart - 1) changed++;
  return changed <= 2 * most;
}

/** From 0 (too different) to 1 (equal); a prefix of at least four letters counts as similar. */
export function nearness(heard: string, meant: string): number {
  if (heard === meant) return 1;
  if (Math.min(heard.length, meant.length) < SHORTEST_GUESS) return 0;
  const begun = meant.startsWith(heard) ? 0.85 : 0;
  if (!mayBeNear(heard, lettersIn(heard), meant, lettersIn(meant))) return begun;
  const likeness = 1 - editsBetween(heard, meant) / Math.max(heard.length, meant.length);
  const near = Math.max(likeness, begun);
  return near >= NEAR_ENOUGH ? near : 0;
}

/** Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions, swaps. */
function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      here[column] = Math.min(
        (last[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = here;
  }
  return last[b.length] ?? 0;
}
