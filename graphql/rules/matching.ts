import { folded } from '../texts/folded';

/** Synonyms in searches, in the form that `plain` returns. */
const SAME_QUERY = [
  'chocolatine|pain au chocolat|couque au chocolat',
  'cafe|expresso|espresso',
  'coca|cola|soda',
  'kebab|doner',
  'burger|hamburger',
].map((names) => names.split('|'));

/** How the typed words were found: 0 not at all, 1 with typing errors, 2 inside a word, 3 as whole words. */
export type Match = 0 | 1 | 2 | 3;
export const WITHIN = 2;
/** Minimum number of letters in a typed word before one typing error is tolerated. */
const LEAST_SLIP = 4;

/** Returns the weakest match among the typed words. `words` must come from `searchable`, `typed` from `wordsOf`. */
export function matchOf(words: string, typed: readonly string[]): Match {
  let least: Match = 3;
  for (const word of typed) {
    if (words.includes(` ${word} `)) continue;
    if (words.includes(word)) least = least === 3 ? WITHIN : least;
    else if (words.split(' ').some((one) => isNear(one, word))) least = 1;
    else return 0;
  }
  return least;
}

/** Returns the searchable form of texts, with the synonyms of the words they contain. */
export function searchable(texts: readonly string[]): string {
  const words = ` ${plain(texts.join(' '))} `;
  const known = SAME_QUERY.filter((names) => names.some((one) => words.includes(` ${one} `)));
  return `${words}${known.flat().join(' ')} `;
}

export function wordsOf(text: string): string[] {
  return plain(text).split(' ').filter(Boolean);
}

/** Returns the longest typed word and its synonyms: every match contains one of them, exactly or with typing errors. */
export function namesToFind(typed: readonly string[]): string[] {
  const longest = typed.reduce((one, other) => (other.length > one.length ? other : one), '');
  const means = (name: string) => (longest.length < LEAST_SLIP ? name === longest : isNear(name, longest));
  return [longest, ...SAME_QUERY.filter((names) => names.some(means)).flat()];
}

/** Whether a word begins like the typed one; from four letters on one typing error is tolerated, from eight on two. */
function isNear(word: string, typed: string): boolean {
  const most = Math.min(2, Math.floor(typed.length / LEAST_SLIP));
  // Rows of the Levenshtein distance: the number of edits from the typed prefix to each prefix of the word.
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...typed].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= word.length; to++) {
      const same = (row[to - 1] ?? 0) + (word[to - 1] === letter ? 0 : 1);
      next.push(Math.min(same, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(...row) <= most;
}

/** Removes accents and punctuation: « Œufs à l’oseille » is found by « oeufs oseille ». */
function plain(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
