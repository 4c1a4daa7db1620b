/** Shorter words are too ambiguous to be guessed. */
const SHORTEST_GUESS = 4;
const NEAR_ENOUGH = 0.75;

/** Which letters are in a word, as bits. */
export function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether two words that begin differently may be near, by their letters alone: an edit changes two of them at most. */
export function mayBeNear(heard: string, heardLetters: number, meant: string, meantLetters: number): boolean {
  const most = (1 - NEAR_ENOUGH) * Math.max(heard.length, meant.length);
  if (Math.abs(heard.length - meant.length) > most) return false;
  let changed = 0;
  for (let apart = heardLetters ^ meantLetters; apart !== 0; apart &= apart - 1) changed++;
  return changed <= 2 * most;
}

/** How near two words are, from 0, too far, to 1, the same; a beginning of four letters is near. */
export function nearness(heard: string, meant: string): number {
  if (heard === meant) return 1;
  if (Math.min(heard.length, meant.length) < SHORTEST_GUESS) return 0;
  const begun = meant.startsWith(heard) ? 0.85 : 0;
  if (!mayBeNear(heard, lettersIn(heard), meant, lettersIn(meant))) return begun;
  const likeness = 1 - editsBetween(heard, meant) / Math.max(heard.length, meant.length);
  const near = Math.max(likeness, begun);
  return near >= NEAR_ENOUGH ? near : 0;
}

/** Letters to add, drop, change or swap with a neighbour (Damerau–Levenshtein, each place once). */
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
