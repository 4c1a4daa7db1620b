import type { EntityManager } from '@mikro-orm/postgresql';
import { Fault } from '../../errors';
import { newId, isUuid } from '../../identifiers';
import { Ingredient, IngredientType } from '../ingredient.entity';
import { type Item, ItemKind } from '../item.entity';
import { checkLimit, checkSupplement, englishNameFrom, lowestPrice, nameFrom, sizesFrom } from './item-rules';
import * as fields from './item-rules.texts';
import type { SaveItemInput } from './own-menu.types';

const MOST_TOPPINGS = 60;
const MENU_PARTS = [IngredientType.MENU_FRIES, IngredientType.MENU_DRINK];
const EVERY_MEAT = { useAllMeats: true, allowedMeatIds: [] };

/**
 * Returns the values of an item that only its kind has, and saves what it shares with other items of the shop: the
 * toppings of all pizzas, a drink in menus. What is absent stays as it is. Throws BAD_USER_INPUT.
 */
export async function recipeOf(em: EntityManager, item: Item, input: SaveItemInput, now: Date): Promise<Partial<Item>> {
  for (const limit of [input.sauceLimit, input.meatLimit]) if (limit != null) checkLimit(limit);
  const sauces = input.sauceLimit == null ? {} : { sauceLimit: input.sauceLimit };
  switch (item.kind) {
    case ItemKind.SANDWICH:
      return { ...sauces, ...(await sandwichOf(em, item, input)) };
    case ItemKind.PIZZA:
      await saveToppings(em, item.shop.id, input, now);
      return { ...sauces, ...pizzaOf(input) };
    case ItemKind.DRINK:
      await saveMenuDrink(em, item, input, now);
      return {};
    case ItemKind.SIMPLE:
      return {};
  }
}

/** Drops meats of other shops. Throws BAD_USER_INPUT when a choice would show the customer an empty list. */
async function sandwichOf(em: EntityManager, item: Item, input: SaveItemInput): Promise<Partial<Item>> {
  const shop = item.shop.id;
  const offered = { sot: input.sot ?? item.sot, isMenu: input.isMenu ?? item.isMenu };
  if (input.isMenu && (await em.count(Ingredient, { shop, type: { $in: MENU_PARTS } })) === 0)
    throw new Fault('BAD_USER_INPUT', fields.noMenuPart());
  const changes = [input.hasMeatSelection, input.meatLimit, input.useAllMeats, input.allowedMeatIds];
  if (changes.every((change) => change == null)) return offered;
  const hasMeatSelection = input.hasMeatSelection ?? item.hasMeatSelection;
  if (!hasMeatSelection) return { ...offered, hasMeatSelection, meatLimit: 0, ...EVERY_MEAT };
  const meatLimit = input.meatLimit ?? item.meatLimit;
  const useAllMeats = input.useAllMeats ?? item.useAllMeats;
  const wanted = input.allowedMeatIds ?? item.allowedMeatIds;
  const ofShop = await em.find(Ingredient, { shop, type: IngredientType.MEAT });
  const allowed = ofShop.map(({ id }) => id).filter((id) => useAllMeats || wanted.includes(id));
  if (allowed.length === 0) throw new Fault('BAD_USER_INPUT', fields.noMeat());
  const which = useAllMeats ? EVERY_MEAT : { useAllMeats, allowedMeatIds: allowed };
  return { ...offered, hasMeatSelection, meatLimit, ...which };
}

/** The price on the menu is that of the smallest size. Throws BAD_USER_INPUT. */
function pizzaOf({ itemId, sizes: wanted }: SaveItemInput): Partial<Item> {
  if (itemId != null && !wanted) return {};
  const sizes = sizesFrom(wanted ?? []);
  return { sizes, priceCents: lowestPrice(sizes) };
}

async function saveToppings(em: EntityManager, shopId: string, input: SaveItemInput, now: Date): Promise<void> {
  const toppings = input.toppings ?? [];
  for (const { priceCents } of toppings) checkSupplement(priceCents);
  if (toppings.length > MOST_TOPPINGS) throw new Fault('BAD_USER_INPUT', fields.tooManyToppings(MOST_TOPPINGS));
  const ofShop = { shop: shopId, type: IngredientType.TOPPING };
  const removed = (input.removedToppingIds ?? []).filter(isUuid);
  if (removed.length > 0) await em.nativeDelete(Ingredient, { ...ofShop, id: { $in: removed } });
  for (const [position, { id, name: text, priceCents, ...more }] of toppings.entries()) {
    const name = nameFrom(text, fields.toppingName());
    const english = englishNameFrom(more);
    const known = id && isUuid(id) ? { id, ...ofShop } : null;
    if (known && (await em.nativeUpdate(Ingredient, known, { name, ...english, priceCents, position })) > 0) continue;
    await em.execute(
      `insert into ingredient (id, shop_id, type, name, name_en, price_cents, position) values (?, ?, 'TOPPING', ?, ?, ?, ?)
       on conflict (shop_id, type, coalesce(group_id, shop_id), lower(name)) do update set name = excluded.name, price_cents = excluded.price_cents,
         position = excluded.position, name_en = ${english.nameEn === undefined ? 'ingredient.name_en' : 'excluded.name_en'}`,
      [newId(now), shopId, name, english.nameEn ?? null, priceCents, position],
    );
  }
}

/**
 * Saves what a drink costs in the menu variant, in which a new one is included; a trigger copies the other columns from
 * the item (menu-drinks.ts).
 */
async function saveMenuDrink(em: EntityManager, item: Item, input: SaveItemInput, now: Date): Promise<void> {
  const cents = input.supplementPriceCents ?? (input.itemId == null ? 0 : null);
  if (cents === null) return;
  checkSupplement(cents);
  // A renamed drink renames its choice, which is then found by the new name.
  await em.flush();
  await em.execute(
    `insert into ingredient (id, shop_id, type, name, supplement_price_cents, position)
     values (?, ?, 'MENU_DRINK', ?, ?, (select count(*) from ingredient where shop_id = ? and type = 'MENU_DRINK'))
     on conflict (shop_id, type, coalesce(group_id, shop_id), lower(name)) do update set supplement_price_cents = excluded.supplement_price_cents`,
    [newId(now), item.shop.id, item.name, cents, item.shop.id],
  );
}
