import { lettersIn, mayBeNear, nearness } from './nearness';
import { exactKeysAt, type Phrase } from './phrase';
import type { Word } from './spoken-words';

/** Which phrases of a menu a word may begin, without reading all of them. */
export class PhraseIndex {
  private readonly keys = new Map<string, { letters: number; places: number[] }>();
  private readonly near = new Map<string, readonly string[]>();

  add({ name, also }: Phrase, place: number): void {
    for (const key of new Set([...name, ...also])) {
      const entry = this.keys.get(key) ?? { letters: lettersIn(key), places: [] };
      entry.places.push(place);
      this.keys.set(key, entry);
    }
  }

  /** The places of all phrases that `matchAt` could find at a word, in the menu's order. */
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
