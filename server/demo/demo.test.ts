import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Allergen, DietaryMark } from '../menus/allergens';
import { demoShops } from './demo-shops';
import type { DemoShop } from './demo-shop';
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
  const ingredients = (shop.ingredients ?? []).map(({ picture }) => `ingredient-${picture}`);
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

describe('specification 10.2, the demo', () => {
  test('at least 12 shops stand within 2 km of the rue de Rivoli, 3 of the place Bellecour', () => {
    expect(demoShops.filter((shop) => kilometres(RIVOLI, shop) < 2).length).toBeGreaterThanOrEqual(12);
    expect(demoShops.filter((shop) => kilometres(BELLECOUR, shop) < 2)).toHaveLength(3);
  });

  test('the three owners have the shops they are named after', () => {
    const kinds = ['boulangerie@demo.test', 'restaurant@demo.test', 'cafe@demo.test'].map(
      (email) => ownedBy(email).kind,
    );
    expect(kinds).toEqual(['BOULANGERIE', 'RESTAURANT', 'CAFE']);
  });

  test('the bakery has at least 5 categories and 25 items', () => {
    const bakery = ownedBy('boulangerie@demo.test');
    expect(bakery.categories.length).toBeGreaterThanOrEqual(5);
    expect(itemsOf(bakery).length).toBeGreaterThanOrEqual(25);
  });

  test('the restaurant’s sandwiches cover every option of the customiser', () => {
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

  test('the restaurant has every type of ingredient and a dessert that is out of stock', () => {
    const ingredients = ownedBy('restaurant@demo.test').ingredients ?? [];
    const types = new Set(ingredients.map(({ type }) => type));
    expect([...types].sort()).toEqual([
      'DESSERT',
      'DRINK',
      'MEAT',
      'MENU_DRINK',
      'MENU_FRIES',
      'SAUCE',
      'SIDE',
      'SOT',
      'TOPPING',
    ]);
    expect(ingredients.some(({ type, outOfStock }) => type === 'DESSERT' && outOfStock)).toBe(true);
  });

  test('both demo shops take orders around the clock', () => {
    for (const email of ['boulangerie@demo.test', 'restaurant@demo.test']) {
      expect(ownedBy(email).openingRanges.map(({ opensAt, closesAt }) => closesAt - opensAt)).toEqual(
        Array(7).fill(1440),
      );
    }
  });

  test('one bakery closes at 22h every day and shows 4.8 from 200 reviews and some', () => {
    const bakery = demoShops.find(
      ({ kind, openingRanges }) =>
        kind === 'BOULANGERIE' && openingRanges.every(({ closesAt }) => closesAt === 22 * 60),
    );
    const reviews = bakery ? demoReviews(bakery) : [];
    const mean = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
    expect(Math.floor(reviews.length / 100)).toBe(2);
    expect(Math.round(mean * 10) / 10).toBe(4.8);
  });

  test('one shop is closed today, one is full, one has nothing on its menu', () => {
    expect(demoShops.filter(({ closedToday }) => closedToday)).toHaveLength(1);
    expect(demoShops.filter(({ fullNextWindow }) => fullNextWindow)).toHaveLength(1);
    expect(demoShops.filter((shop) => itemsOf(shop).length === 0)).toHaveLength(1);
  });
});

describe('every shop', () => {
  test.each(demoShops.map((shop) => [shop.name, shop] as const))('%s is complete and consistent', (_name, shop) => {
    const { categories, ingredients = [] } = shop;
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
    expect(
      itemsOf(shop)
        .flatMap(({ dietary }) => dietary)
        .filter((mark) => !(mark in DietaryMark)),
    ).toEqual([]);
    const meats = ingredients.filter(({ type }) => type === 'MEAT').map(({ name }) => name);
    expect(
      itemsOf(shop)
        .flatMap(({ allowedMeats = [] }) => allowedMeats)
        .filter((name) => !meats.includes(name)),
    ).toEqual([]);
    for (const item of itemsOf(shop)) {
      expect(item.dietary.includes('GLUTEN_FREE') && item.allergens.includes('GLUTEN'), item.name).toBe(false);
      const animal =
        item.dietary.includes('VEGAN') && item.allergens.some((one) => ['MILK', 'EGGS', 'FISH'].includes(one));
      expect(animal, item.name).toBe(false);
    }
  });

  test.each(demoShops.map((shop) => [shop.name, shop] as const))('%s has the reviews it says it has', (_name, shop) => {
    const reviews = demoReviews(shop);
    const texts = reviews.map(({ text }) => text).filter((text) => text !== '');
    expect(reviews).toHaveLength(shop.reviews.count);
    expect(new Set(texts).size).toBe(texts.length);
    expect(reviews).toEqual(demoReviews(shop));
    if (reviews.length === 0) return;
    expect(Math.round((reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length) * 10) / 10).toBe(
      shop.reviews.rating,
    );
  });
});

describe('pictures', () => {
  test('none is kept that nothing shows', () => {
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
  ])('every %s has its shape', async (_what, named, width, height) => {
    for (const file of [...committed].filter((file) => named.test(file)))
      expect(await sharp(join(DEMO_PICTURES, file)).metadata(), file).toMatchObject({ format: 'heif', width, height });
  });
});
