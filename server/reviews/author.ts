import * as t from './reviews.texts';

/** « Camille Dupont » becomes « Camille D. », and stays so: a review is public, a family name need not be. */
export function authorShown(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (last === undefined) return first || t.nameless();
  const [initial = ''] = last;
  return `${first} ${initial.toUpperCase()}.`;
}
