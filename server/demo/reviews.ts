import type { DemoShop } from './demo-shop';
import reviewTexts from './review-texts.json';

export interface DemoReview {
  stars: number;
  author: string;
  /** Empty for a review of stars alone. */
  text: string;
  daysAgo: number;
}

const SHARE_WITH_TEXT = 0.45;
const OLDEST_DAYS = 420;
const POOL = { BOULANGERIE: 'bakery', RESTAURANT: 'restaurant', CAFE: 'cafe' } as const;

// What customers write is in review-texts.json, by how happy they were: `any` fits every shop, the others a kind of shop.

/** The reviews of a shop, newest first: their mean shows as asked, no text appears twice, every run gives the same. */
export function demoReviews({
  key,
  kind,
  reviews: { count, rating },
}: Pick<DemoShop, 'key' | 'kind' | 'reviews'>): DemoReview[] {
  const random = randomFrom(`reviews of ${key}`);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const unused = textsBy(kind, random);
  return starsAveraging(count, rating, random).map((stars, index) => ({
    stars,
    author: `${pick(reviewTexts.firstNames) ?? ''} ${pick([...'ABCDEFGHJKLMNPRSTV']) ?? ''}.`,
    text: random() < SHARE_WITH_TEXT ? (unused(stars) ?? '') : '',
    daysAgo: Math.floor(((index + random()) / count) ** 1.4 * OLDEST_DAYS),
  }));
}

/** Stars whose rounded mean is `rating`: all five, then taken down here by one and there by more. */
function starsAveraging(count: number, rating: number, random: () => number): number[] {
  const stars = Array<number>(count).fill(5);
  let excess = count * 5 - Math.round(count * rating);
  while (excess > 0) {
    const index = Math.floor(random() * count);
    const steps = Math.min(random() < 0.7 ? 1 : random() < 0.7 ? 2 : 4, excess, (stars[index] ?? 1) - 1);
    stars[index] = (stars[index] ?? 1) - steps;
    excess -= steps;
  }
  return stars;
}

function textsBy(kind: DemoShop['kind'], random: () => number): (stars: number) => string | undefined {
  const own = POOL[kind];
  const shuffled = (texts: readonly string[]) =>
    texts
      .map((text) => ({ text, order: random() }))
      .sort((a, b) => a.order - b.order)
      .map(({ text }) => text);
  const pools = {
    5: shuffled([...reviewTexts.delighted.any, ...reviewTexts.delighted[own]]),
    4: shuffled([...reviewTexts.pleased.any, ...reviewTexts.pleased[own]]),
    3: shuffled(reviewTexts.mixed.any),
    2: shuffled(reviewTexts.unhappy.any),
  };
  return (stars) => pools[stars === 5 || stars === 4 || stars === 3 ? stars : 2].pop();
}

/** A repeatable stream of numbers in [0, 1): reviews are the same on every machine. */
function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
