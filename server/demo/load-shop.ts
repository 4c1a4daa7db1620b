import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../accounts/account.entity';
import { newId } from '../identifiers';
import { Allergen, DietaryMark } from '../menus/allergens';
import { Category } from '../menus/category.entity';
import { Ingredient, IngredientType } from '../menus/ingredient.entity';
import { Item, ItemKind, ItemDay } from '../menus/item.entity';
import { Review } from '../reviews/review.entity';
import { OpeningRange, Shop, ShopKind } from '../shops/shop.entity';
import { businessDayAt } from '../shops/hours/business-day';
import { DAY } from '../shops/hours/wall-clock';
import type { DemoShop } from './demo-shops';
import reviewTexts from './review-texts.json';

const ZONE = 'Europe/Paris';

/** Returns the id of a demo shop's account at the payment sandbox. */
export function paymentAccountOf({ key }: DemoShop): string {
  return `acct_demo${key.replaceAll('-', '')}`;
}

/**
 * Creates a demo shop with its owner, hours, menu and reviews; the rows are written when the caller's transaction
 * commits.
 */
export function loadShop(
  em: EntityManager,
  demo: DemoShop,
  { now, passwordHash }: { now: Date; passwordHash: string },
): void {
  const id = newId(now);
  const { key, kind, email, ownerName, openingRanges, categories, ingredients, ...more } = demo;
  const { reviews: _reviews, closedToday: _closed, fullNextWindow: _full, ...columns } = more;
  const reviews = demoReviews(demo);
  const owner = { role: Role.OWNER, email, passwordHash, name: ownerName, phone: demo.phone };
  em.create(Account, { id, ...owner, activatedAt: now, createdAt: now });
  const shop = em.create(Shop, {
    ...columns,
    id,
    kind: ShopKind[kind],
    picture: `demo/shop-${key}-800.webp`,
    zone: ZONE,
    ratingTotal: reviews.reduce((total, { stars }) => total + stars, 0),
    reviewCount: reviews.length,
    paymentAccountId: paymentAccountOf(demo),
    chargesEnabled: true,
    openedAt: now,
    createdAt: now,
  });
  for (const range of openingRanges) em.create(OpeningRange, { id: newId(now), shop, ...range });
  for (const { daysAgo, ...review } of reviews) {
    em.create(Review, { id: newId(now), shop, ...review, createdAt: new Date(now.getTime() - daysAgo * DAY) });
  }
  const items = loadMenu(em, shop, categories, loadIngredients(em, shop, ingredients, now), now);
  const day = businessDayAt({ zone: ZONE, openingRanges, closures: [] }, now).date;
  // Items with a counted stock begin each day with as much as today.
  for (const item of items) {
    if (item.stock === null) continue;
    item.stockDay = day;
    em.create(ItemDay, { item, day, stock: item.stock });
  }
}

function loadIngredients(em: EntityManager, shop: Shop, ingredients: DemoShop['ingredients'], now: Date): Ingredient[] {
  return ingredients.map(({ type, allergens, picture, ...rest }, position) =>
    em.create(Ingredient, {
      id: newId(now),
      shop,
      ...rest,
      type: IngredientType[type],
      allergens: allergens.map((allergen) => Allergen[allergen]),
      picture: `demo/ingredient-${picture}-800.webp`,
      position,
    }),
  );
}

function loadMenu(
  em: EntityManager,
  shop: Shop,
  categories: DemoShop['categories'],
  ingredients: readonly Ingredient[],
  now: Date,
): Item[] {
  return categories.flatMap(({ name, items }, place) => {
    const category = em.create(Category, { id: newId(now), shop, name, position: place });
    return items.map(({ kind, allergens, dietary, picture, allowedMeats, sizes = [], ...rest }, position) => {
      const meats = ingredients.filter((one) => one.type === IngredientType.MEAT && allowedMeats?.includes(one.name));
      return em.create(Item, {
        id: newId(now),
        shop,
        category,
        ...rest,
        kind: ItemKind[kind],
        allergens: allergens.map((allergen) => Allergen[allergen]),
        dietary: dietary.map((mark) => DietaryMark[mark]),
        picture: `demo/${picture}-800.webp`,
        useAllMeats: !allowedMeats,
        allowedMeatIds: meats.map(({ id }) => id),
        sizes: [...sizes],
        position,
      });
    });
  });
}

interface DemoReview {
  stars: number;
  author: string;
  text: string;
  daysAgo: number;
}

const SHARE_WITH_TEXT = 0.45;
const OLDEST_DAYS = 420;
const POOL = { BOULANGERIE: 'bakery', RESTAURANT: 'restaurant', CAFE: 'cafe' } as const;

/**
 * Returns the reviews of a shop, newest first. Their mean is as given, no text occurs twice, and every run returns the
 * same.
 */
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

/** Returns stars whose rounded mean is `rating`: starts with fives and lowers random ones. */
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

/** Returns a deterministic sequence of numbers in [0, 1), so that the reviews are the same on every machine. */
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
