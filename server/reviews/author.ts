import * as t from './reviews.texts';

/**
 * Shortens « Camille Dupont » to « Camille D. », because a review is public and a family name need not be. A name that
 * is already shortened stays unchanged.
 */
export function authorShown(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (last === undefined) return first || t.nameless();
  const [initial = ''] = last;
  return `${first} ${initial.toUpperCase()}.`;
}
