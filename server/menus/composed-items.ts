import type { EntityManager } from '@mikro-orm/postgresql';
import { Fault } from '../errors';
import { isUuid, newId } from '../identifiers';
import { Ingredient, IngredientType } from './ingredient.entity';
import {
  checkLimit,
  checkPrice,
  checkSupplement,
  englishNameFrom,
  lowestPrice,
  nameFrom,
  sizesFrom,
} from './item-rules';
import * as t from './item-rules.texts';
import type { Item } from './item.entity';
import type { AddPizzaInput, AddSandwichInput } from './new-items.inputs';

const MOST_TOPPINGS = 60;
const MENU_PARTS = [IngredientType.MENU_FRIES, IngredientType.MENU_DRINK];

/**
 * The rules of a sandwich as they will be kept, of meats only the shop’s own. Throws BAD_USER_INPUT, also where a choice
 * is promised and the shop has nothing to choose from: the customer would stand before an empty list.
 */
export async function sandwichRules(em: EntityManager, shop: string, input: AddSandwichInput): Promise<Partial<Item>> {
  checkPrice(input.priceCents);
  for (const limit of [input.meatLimit, input.sauceLimit]) checkLimit(limit);
  const { hasMeatSelection, sauceLimit, sot, isMenu, priceCents } = input;
  const useAllMeats = !hasMeatSelection || input.useAllMeats;
  const ofShop = hasMeatSelection ? await em.find(Ingredient, { shop, type: IngredientType.MEAT }) : [];
  const meats = ofShop.filter(({ id }) => useAllMeats || input.allowedMeatIds.includes(id));
  if (hasMeatSelection && meats.length === 0) throw new Fault('BAD_USER_INPUT', t.noMeat());
  if (isMenu && (await em.count(Ingredient, { shop, type: { $in: MENU_PARTS } })) === 0)
    throw new Fault('BAD_USER_INPUT', t.noMenuPart());
  return {
    priceCents,
    hasMeatSelection,
    meatLimit: hasMeatSelection ? input.meatLimit : 0,
    sauceLimit,
    sot,
    isMenu,
    useAllMeats,
    allowedMeatIds: useAllMeats ? [] : meats.map(({ id }) => id),
  };
}

/** The rules of a pizza as they will be kept; on the menu it costs what its smallest size does. Throws BAD_USER_INPUT. */
export function pizzaRules(input: AddPizzaInput): Partial<Item> {
  checkLimit(input.sauceLimit);
  const sizes = sizesFrom(input.sizes);
  for (const { priceCents } of input.toppings) checkSupplement(priceCents);
  if (input.toppings.length > MOST_TOPPINGS) throw new Fault('BAD_USER_INPUT', t.tooManyToppings(MOST_TOPPINGS));
  return { sizes, priceCents: lowestPrice(sizes), sauceLimit: input.sauceLimit };
}

/** The toppings as the form of a pizza leaves them: they serve every pizza of the shop. Throws BAD_USER_INPUT. */
export async function keepToppings(
  em: EntityManager,
  shopId: string,
  { toppings, removedToppingIds }: Pick<AddPizzaInput, 'toppings' | 'removedToppingIds'>,
  now: Date,
): Promise<void> {
  await em.nativeDelete(Ingredient, {
    shop: shopId,
    type: IngredientType.TOPPING,
    id: { $in: removedToppingIds.filter(isUuid) },
  });
  for (const [position, { id, name: text, priceCents, ...more }] of toppings.entries()) {
    const name = nameFrom(text, t.toppingName());
    const english = englishNameFrom(more);
    const known = id && isUuid(id) ? { id, shop: shopId, type: IngredientType.TOPPING } : null;
    if (known && (await em.nativeUpdate(Ingredient, known, { name, ...english, priceCents, position })) > 0) continue;
    await em.execute(
      `insert into ingredient (id, shop_id, type, name, name_en, price_cents, position) values (?, ?, 'TOPPING', ?, ?, ?, ?)
       on conflict (shop_id, type, lower(name)) do update set name = excluded.name, price_cents = excluded.price_cents,
         position = excluded.position, name_en = ${english.nameEn === undefined ? 'ingredient.name_en' : 'excluded.name_en'}`,
      [newId(now), shopId, name, english.nameEn ?? null, priceCents, position],
    );
  }
}
