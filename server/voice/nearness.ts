/** Shorter words are too ambiguous to be guessed. */
const SHORTEST_GUESS = 4;
const NEAR_ENOUGH = 0.75;

/** How near two words are, from 0, too far, to 1, the same; a beginning of four letters is near. */
export function nearness(heard: string, meant: string): number {
  if (heard === meant) return 1;
  if (Math.min(heard.length, meant.length) < SHORTEST_GUESS) return 0;
  const likeness = 1 - editsBetween(heard, meant) / Math.max(heard.length, meant.length);
  const begun = meant.startsWith(heard) ? 0.85 : 0;
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
