import { nearness } from './nearness';
import { type Word, wordsOf } from './spoken-words';

/** Words that only join others; nobody is recognised by them. */
const JOINING = new Set('a an and au aux avec d de des du en et for in l la le les of on pour sur the with'.split(' '));

/** What something on the menu is called, and what may be said beside it. */
export interface Phrase {
  /** Words it is told apart by. */
  name: readonly string[];
  /** Words that belong to it without telling it apart: its category, its size. */
  also: readonly string[];
}

/** How much of a phrase was said from one word on. */
export interface Match {
  /** Words it takes. */
  length: number;
  /** Letters that were heard of it: the more, the surer. */
  weight: number;
  /** Share of its name that was said, 0 to 1. */
  coverage: number;
}

export function phraseOf(name: string, also = ''): Phrase {
  return { name: keysOf(name), also: keysOf(also) };
}

function keysOf(text: string): string[] {
  return wordsOf(text)
    .filter(({ plain }) => !JOINING.has(plain))
    .map(({ key }) => key);
}

/** Reads a phrase at a word, its words in any order; null when the word is not of it. */
export function matchAt(words: readonly Word[], at: number, phrase: Phrase): Match | null {
  const name = [...phrase.name];
  const also = [...phrase.also];
  const letters = phrase.name.reduce((sum, { length }) => sum + length, 0);
  let [weight, named, end] = [0, 0, at];
  for (let here = at; here < words.length; here++) {
    const word = words[here];
    if (!word || (here > at && word.pauseBefore)) break;
    const found = take(name, word.key);
    const gain = found > 0 ? found : take(also, word.key);
    if (gain > 0) {
      weight += gain;
      named += found;
      end = here + 1;
    } else if (here === at || !JOINING.has(word.plain)) break;
  }
  return weight > 0 ? { length: end - at, weight, coverage: letters > 0 ? named / letters : 0 } : null;
}

/** Takes the nearest of the keys away; answers its letters times its nearness, 0 when none is near. */
function take(keys: string[], heard: string): number {
  let best = 0;
  let place = -1;
  keys.forEach((key, index) => {
    const near = nearness(heard, key);
    if (near > best) [best, place] = [near, index];
  });
  if (place < 0) return 0;
  const [key = ''] = keys.splice(place, 1);
  return best * key.length;
}
