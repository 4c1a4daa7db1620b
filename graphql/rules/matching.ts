import { folded } from '../../texts/folded';

/** What is on a menu under one name and asked for by another; as `plain` leaves it. */
const SAME_QUERY = [
  'chocolatine|pain au chocolat|couque au chocolat',
  'cafe|expresso|espresso',
  'coca|cola|soda',
  'kebab|doner',
  'burger|hamburger',
].map((names) => names.split('|'));

/** How words have what is typed: not at all, but for slips of the keys, within words, as whole words. */
export type Match = 0 | 1 | 2 | 3;
export const WITHIN = 2;
/** Letters a word has before one may be wrong. */
const LEAST_SLIP = 4;

/** As whole as the least of what is typed is found. `words` as `searchable` leaves them, `typed` as `wordsOf`. */
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

/** Texts as they are searched, with the other names of what they name. */
export function searchable(texts: readonly string[]): string {
  const words = ` ${plain(texts.join(' '))} `;
  const known = SAME_QUERY.filter((names) => names.some((one) => words.includes(` ${one} `)));
  return `${words}${known.flat().join(' ')} `;
}

export function wordsOf(text: string): string[] {
  return plain(text).split(' ').filter(Boolean);
}

/** The longest word of what is typed and the other names it may mean: whatever matches has one of them, or almost. */
export function namesToFind(typed: readonly string[]): string[] {
  const longest = typed.reduce((one, other) => (other.length > one.length ? other : one), '');
  const means = (name: string) => (longest.length < LEAST_SLIP ? name === longest : isNear(name, longest));
  return [longest, ...SAME_QUERY.filter((names) => names.some(means)).flat()];
}

/** Whether a word begins like another but for a slip of the keys: one in four letters, two from eight on. */
function isNear(word: string, typed: string): boolean {
  const most = Math.min(2, Math.floor(typed.length / LEAST_SLIP));
  // Levenshtein’s rows: how many slips turn what is typed so far into each beginning of the word.
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

/** Without punctuation as well: « Œufs à l’oseille » is found by « oeufs oseille ». */
function plain(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
