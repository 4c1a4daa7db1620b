import type { Word } from './spoken-words';

/** Whom an order is for: where the name stands in the text, and how many words said it. */
export interface Customer {
  from: number;
  to: number;
  length: number;
}

/** « pour midi », « pour ici » name nobody. */
const NOBODY = new Set(
  'apporter aujourd ce cet cette demain elle emporter eux here ici il la le les lui ma mes midi moi mon nous plus sur tard the tout vous'.split(
    ' ',
  ),
);
const ENDS = new Set('avec et for pour puis s sans un une'.split(' '));
const LONGEST = 2;

/** « pour Camille », « au nom de Paul Durand »; `isOrdered`: what begins at a word is ordered, and no name. */
export function customerAt(words: readonly Word[], at: number, isOrdered: (at: number) => boolean): Customer | null {
  const begin = nameBegin(words, at);
  if (begin === null) return null;
  let end = begin;
  while (end < words.length && end - begin < LONGEST) {
    const word = words[end];
    const over = !word || (end > begin && word.pauseBefore) || ENDS.has(word.plain) || NOBODY.has(word.plain);
    if (over || isOrdered(end)) break;
    end++;
  }
  const [first, last] = [words[begin], words[end - 1]];
  return first && last && end > begin ? { from: first.from, to: last.to, length: end - at } : null;
}

function nameBegin(words: readonly Word[], at: number): number | null {
  const plain = (ahead: number) => words[at + ahead]?.plain;
  if (plain(0) === 'au' && plain(1) === 'nom') return at + (plain(2) === 'de' || plain(2) === 'd' ? 3 : 2);
  return plain(0) === 'pour' || plain(0) === 'for' ? at + 1 : null;
}
