import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../accounts/account.entity';
import { newId } from '../identifiers';
import { Allergen, DietaryMark } from '../menus/allergens';
import { Category } from '../menus/category.entity';
import { Ingredient, IngredientType } from '../menus/ingredient.entity';
import { Item, ItemKind } from '../menus/item.entity';
import { ItemDay } from '../menus/item-day.entity';
import { Review } from '../reviews/review.entity';
import { OpeningRange, Shop, ShopKind } from '../shops/shop.entity';
import { businessDayAt } from '../shops/business-day';
import { DAY } from '../shops/wall-clock';
import type { DemoShop } from './demo-shop';
import { demoReviews } from './reviews';

const ZONE = 'Europe/Paris';

/** The account at the payment sandbox that a demo shop is paid through. */
export function paymentAccountOf({ key }: DemoShop): string {
  return `acct_demo${key.replaceAll('-', '')}`;
}

/** A demo shop with its owner, hours, menu and reviews; written when the caller's transaction is. */
export function loadShop(
  em: EntityManager,
  demo: DemoShop,
  { now, passwordHash }: { now: Date; passwordHash: string },
): void {
  const id = newId(now);
  const { email, ownerName: name, phone } = demo;
  em.create(Account, { id, role: Role.OWNER, email, passwordHash, name, phone, activatedAt: now, createdAt: now });
  const reviews = demoReviews(demo);
  const shop = em.create(Shop, {
    id,
    name: demo.name,
    kind: ShopKind[demo.kind],
    address: demo.address,
    postcode: demo.postcode,
    city: demo.city,
    latitude: demo.latitude,
    longitude: demo.longitude,
    phone,
    description: demo.description,
    picture: `demo/shop-${demo.key}-800.webp`,
    zone: ZONE,
    slotMinutes: demo.slotMinutes,
    preparationMinutes: demo.preparationMinutes,
    capacityUnits: demo.capacityUnits,
    ratingTotal: reviews.reduce((total, { stars }) => total + stars, 0),
    reviewCount: reviews.length,
    paymentAccountId: paymentAccountOf(demo),
    chargesEnabled: true,
    autoPrint: demo.autoPrint ?? false,
    daysAhead: demo.daysAhead ?? 0,
    openedAt: now,
    createdAt: now,
  });
  for (const range of demo.openingRanges) em.create(OpeningRange, { id: newId(now), shop, ...range });
  for (const { daysAgo, ...review } of reviews) {
    em.create(Review, { id: newId(now), shop, ...review, createdAt: new Date(now.getTime() - daysAgo * DAY) });
  }
  const items = loadMenu(em, shop, demo.categories, loadIngredients(em, shop, demo.ingredients ?? [], now), now);
  const day = businessDayAt({ zone: ZONE, openingRanges: demo.openingRanges, closures: [] }, now).date;
  // What is counted begins each morning with as much as today.
  for (const item of items) {
    if (item.stock === null) continue;
    item.stockDay = day;
    em.create(ItemDay, { item, day, stock: item.stock });
  }
}

function loadIngredients(
  em: EntityManager,
  shop: Shop,
  ingredients: NonNullable<DemoShop['ingredients']>,
  now: Date,
): Ingredient[] {
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
