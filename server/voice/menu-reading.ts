import type { Candidate } from './heard-line';
import { type Numeral, isMeasure, numberAt } from './numerals';
import { matchAt, exactKeysAt, type Phrase, lettersIn, mayBeNear, nearness } from './phrase';
import type { Sayable } from './sayable';
import type { Word } from './spoken-words';

/** Maximum number of menu names compared with one text, about 0.2 seconds of work. */
const MOST_READINGS = 20_000;

/** Finds the menu items and quantities named in a text. */
export class MenuReading {
  private readonly read = new Map<number, Candidate[]>();
  private readonly index = new PhraseIndex();
  private readings = 0;

  constructor(
    private readonly words: readonly Word[],
    private readonly menu: readonly Sayable[],
  ) {
    menu.forEach(({ phrase }, place) => this.index.add(phrase, place));
  }

  /** Returns all menu items that may start at a word, the likeliest first; null when there are none. */
  itemAt(at: number): Candidate[] | null {
    const found = this.read.get(at) ?? this.likelyAt(at);
    this.read.set(at, found);
    return found.length > 0 ? found : null;
  }

  /** Returns the quantity that starts at a word; null when there is none or when the number belongs to a name. */
  quantityAt(at: number): Numeral | null {
    const number = numberAt(this.words, at);
    if (!number || isMeasure(this.words[at + number.length])) return null;
    for (let cut = at + 1; cut < at + number.length; cut++) {
      // « vingt quatre fromages » is twenty « quatre fromages »; only « vingt-quatre » with a hyphen is one number.
      const [named] = this.words[cut]?.hyphenBefore ? [] : (this.itemAt(cut) ?? []);
      if (named?.match.head && isWhole(named)) return numberAt(this.words.slice(0, cut), at);
    }
    const [named] = this.itemAt(at) ?? [];
    const counts = (this.itemAt(at + number.length) ?? []).some(({ match }) => match.head);
    return named && (named.match.head || !counts) ? null : number;
  }

  private likelyAt(at: number): Candidate[] {
    const places = this.index.placesAt(this.words, at);
    this.readings += places.length;
    // The rest of the text is treated as unknown: no order is that long, and parsing it would delay all other requests.
    if (this.readings > MOST_READINGS) return [];
    const found = places.flatMap((place) => {
      const sayable = this.menu[place];
      if (!sayable) return [];
      const match = matchAt(this.words, at, sayable.phrase, (next) => this.itemAt(next)?.[0]?.match ?? null);
      return match ? [{ sayable, match }] : [];
    });
    // « un pain » means items with that name; items of the category « Pains » only when there are none.
    const named = found.filter(({ match }) => match.coverage > 0);
    const meant = named.length > 0 ? named : found;
    const best = Math.max(0, ...meant.map(({ match }) => match.weight));
    return meant.filter(({ match }) => match.weight > best / 2).sort(byLikelihood);
  }
}

/** By matched letters, then the first word of the name (« café » before what only contains it), then the share. */
function byLikelihood({ match: a }: Candidate, { match: b }: Candidate): number {
  return b.weight - a.weight || Number(b.head) - Number(a.head) || b.coverage - a.coverage;
}

/** The two best candidates are equally likely, so that the owner must pick one; `first` is sorted before. */
export function isUnsure(first?: Candidate, second?: Candidate): boolean {
  if (!first) return false;
  if (first.match.coverage === 0) return true;
  return (
    first.match.weight === second?.match.weight &&
    first.match.head === second.match.head &&
    isWhole(first) === isWhole(second)
  );
}

function isWhole({ match }: Candidate): boolean {
  return match.coverage > 0.99;
}

/** Index of the menu's phrases by word, so that only possible matches at a word are compared. */
class PhraseIndex {
  private readonly keys = new Map<string, { letters: number; places: number[] }>();
  private readonly near = new Map<string, readonly string[]>();

  add({ name, also }: Phrase, place: number): void {
    for (const key of new Set([...name, ...also])) {
      const entry = this.keys.get(key) ?? { letters: lettersIn(key), places: [] };
      entry.places.push(place);
      this.keys.set(key, entry);
    }
  }

  /** Returns the positions, in menu order, of all phrases that `matchAt` could match at a word. */
  placesAt(words: readonly Word[], at: number): number[] {
    const keys = [...this.nearTo(words[at]?.key ?? ''), ...exactKeysAt(words, at)];
    return [...new Set(keys.flatMap((key) => this.keys.get(key)?.places ?? []))].sort((a, b) => a - b);
  }

  private nearTo(heard: string): readonly string[] {
    const known = this.near.get(heard);
    if (known) return known;
    const letters = lettersIn(heard);
    const near = [...this.keys].flatMap(([key, entry]) =>
      (key.startsWith(heard) || mayBeNear(heard, letters, key, entry.letters)) && nearness(heard, key) > 0 ? [key] : [],
    );
    this.near.set(heard, near);
    return near;
  }
}
