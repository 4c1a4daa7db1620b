import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Allergen, DietaryMark } from '../menus/allergens';
import { IngredientType } from '../menus/ingredient.entity';
import { type DemoShop, demoShops } from './demo-shops';
import { DEMO_PICTURES } from './load';
import { demoReviews } from './load-shop';

const RIVOLI = { latitude: 48.8556, longitude: 2.36 };
const BELLECOUR = { latitude: 45.7578, longitude: 4.832 };

function kilometres(from: typeof RIVOLI, to: typeof RIVOLI): number {
  const north = (to.latitude - from.latitude) * 111.2;
  const east = (to.longitude - from.longitude) * 111.2 * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

function itemsOf({ categories }: DemoShop) {
  return categories.flatMap(({ items }) => items);
}

const committed = new Set(readdirSync(DEMO_PICTURES));

function picturesOf(shop: DemoShop): string[] {
  const ingredients = shop.ingredients.map(({ picture }) => `ingredient-${picture}`);
  return [
    `shop-${shop.key}-1600`,
    ...[`shop-${shop.key}`, ...itemsOf(shop).map(({ picture }) => picture), ...ingredients].flatMap((one) => [
      `${one}-400`,
      `${one}-800`,
    ]),
  ].map((one) => `${one}.avif`);
}

function ownedBy(email: string): DemoShop {
  const shop = demoShops.find((candidate) => candidate.email === email);
  if (!shop) throw new Error(email);
  return shop;
}

describe('demo data (specification 10.2)', () => {
  test('the demo has at least 12 shops within 2 km of rue de Rivoli and 3 of place Bellecour', () => {
    expect(demoShops.filter((shop) => kilometres(RIVOLI, shop) < 2).length).toBeGreaterThanOrEqual(12);
    expect(demoShops.filter((shop) => kilometres(BELLECOUR, shop) < 2)).toHaveLength(3);
  });

  test('the three demo owners have the kind of shop named in their address, the first two around the clock', () => {
    const owned = ['boulangerie@demo.test', 'restaurant@demo.test', 'cafe@demo.test'].map(ownedBy);
    expect(owned.map(({ kind }) => kind)).toEqual(['BOULANGERIE', 'RESTAURANT', 'CAFE']);
    for (const { openingRanges } of owned.slice(0, 2))
      expect(openingRanges.map(({ opensAt, closesAt }) => closesAt - opensAt)).toEqual(Array(7).fill(1440));
  });

  test('the demo bakery has at least 5 categories and 25 items', () => {
    const bakery = ownedBy('boulangerie@demo.test');
    expect(bakery.categories.length).toBeGreaterThanOrEqual(5);
    expect(itemsOf(bakery).length).toBeGreaterThanOrEqual(25);
  });

  test('the demo restaurant’s sandwiches cover every option of the customiser', () => {
    const items = itemsOf(ownedBy('restaurant@demo.test'));
    const sandwiches = items.filter(({ kind }) => kind === 'SANDWICH');
    const some = (fits: (item: (typeof items)[number]) => boolean) => expect(sandwiches.some(fits)).toBe(true);
    expect(sandwiches.length).toBeGreaterThanOrEqual(4);
    some((item) => Boolean(item.hasMeatSelection) && !item.allowedMeats);
    some((item) => Boolean(item.hasMeatSelection) && Boolean(item.allowedMeats));
    some((item) => !item.hasMeatSelection && Number(item.sauceLimit) > 0);
    some((item) => Boolean(item.isMenu));
    some((item) => Boolean(item.sot));
    some((item) => !item.hasMeatSelection && !item.sauceLimit && !item.sot && !item.isMenu);
    expect(items.some(({ kind, sizes }) => kind === 'PIZZA' && Number(sizes?.length) > 1)).toBe(true);
  });

  test('the demo restaurant has every type of ingredient of the specification and a dessert that is out of stock', () => {
    const ingredients = ownedBy('restaurant@demo.test').ingredients;
    const types = new Set(ingredients.map(({ type }) => type));
    expect(types.add(IngredientType.OPTION)).toEqual(new Set(Object.values(IngredientType)));
    expect(ingredients.some(({ type, outOfStock }) => type === 'DESSERT' && outOfStock)).toBe(true);
  });

  test('one demo bakery closes at 22:00 every day and has a rating of 4.8 from over 200 reviews', () => {
    const bakery = demoShops.find(
      ({ kind, openingRanges }) =>
        kind === 'BOULANGERIE' && openingRanges.every(({ closesAt }) => closesAt === 22 * 60),
    );
    const reviews = bakery ? demoReviews(bakery) : [];
    const mean = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
    expect(Math.floor(reviews.length / 100)).toBe(2);
    expect(Math.round(mean * 10) / 10).toBe(4.8);
  });

  test('one demo shop is closed today, one has a full next window and one has an empty menu', () => {
    expect(demoShops.filter(({ closedToday }) => closedToday)).toHaveLength(1);
    expect(demoShops.filter(({ fullNextWindow }) => fullNextWindow)).toHaveLength(1);
    expect(demoShops.filter((shop) => itemsOf(shop).length === 0)).toHaveLength(1);
  });
});

describe('each demo shop', () => {
  test.each(demoShops.map((shop) => [shop.name, shop] as const))(
    '%s has consistent menu data and a picture for everything shown',
    (_name, shop) => {
      const { categories, ingredients } = shop;
      const distinct = (names: string[]) =>
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      distinct(categories.map(({ name }) => name));
      categories.forEach(({ items }) => distinct(items.map(({ name }) => name)));
      distinct(ingredients.map(({ type, name }) => `${type} ${name}`));
      const pictures = itemsOf(shop).map(({ picture }) => picture);
      expect(new Set(pictures).size, 'no picture twice').toBe(pictures.length);
      expect(picturesOf(shop).filter((file) => !committed.has(file))).toEqual([]);
      const declared = [...itemsOf(shop), ...ingredients].flatMap(({ allergens }) => allergens);
      expect(declared.filter((allergen) => !(allergen in Allergen))).toEqual([]);
      const marks = itemsOf(shop).flatMap(({ dietary }) => dietary);
      expect(marks.filter((mark) => !(mark in DietaryMark))).toEqual([]);
      const meats = ingredients.filter(({ type }) => type === 'MEAT').map(({ name }) => name);
      const allowed = itemsOf(shop).flatMap(({ allowedMeats = [] }) => allowedMeats);
      expect(allowed.filter((name) => !meats.includes(name))).toEqual([]);
      for (const item of itemsOf(shop)) {
        expect(item.dietary.includes('GLUTEN_FREE') && item.allergens.includes('GLUTEN'), item.name).toBe(false);
        const animal =
          item.dietary.includes('VEGAN') && item.allergens.some((one) => ['MILK', 'EGGS', 'FISH'].includes(one));
        expect(animal, item.name).toBe(false);
      }
    },
  );

  test.each(demoShops.map((shop) => [shop.name, shop] as const))(
    '%s has the number of reviews and the rating that its demo data states',
    (_name, shop) => {
      const reviews = demoReviews(shop);
      const texts = reviews.map(({ text }) => text).filter((text) => text !== '');
      expect(reviews).toHaveLength(shop.reviews.count);
      expect(new Set(texts).size).toBe(texts.length);
      expect(reviews).toEqual(demoReviews(shop));
      if (reviews.length === 0) return;
      expect(Math.round((reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length) * 10) / 10).toBe(
        shop.reviews.rating,
      );
    },
  );
});

describe('demo pictures', () => {
  test('every committed demo picture is used by a demo shop', () => {
    const shown = new Set(demoShops.flatMap(picturesOf));
    expect([...committed].filter((file) => !shown.has(file))).toEqual([]);
  });

  test.each([
    ['dish', /^(?!ingredient-|shop-).*-800/, 800, 600],
    ['small dish', /^(?!ingredient-|shop-).*-400/, 400, 300],
    ['ingredient', /^ingredient-.*-800/, 480, 480],
    ['small ingredient', /^ingredient-.*-400/, 400, 400],
    ['shop', /^shop-.*-1600/, 1200, 675],
    ['smaller shop', /^shop-.*-800/, 800, 450],
    ['small shop', /^shop-.*-400/, 400, 225],
  ])('every demo picture of kind « %s » has its format and size', async (_what, named, width, height) => {
    for (const file of [...committed].filter((file) => named.test(file)))
      expect(await sharp(join(DEMO_PICTURES, file)).metadata(), file).toMatchObject({ format: 'heif', width, height });
  });
});
