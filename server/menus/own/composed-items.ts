import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Fault } from '../../errors';
import { newId, isUuid } from '../../identifiers';
import { Ingredient, IngredientType } from '../ingredient.entity';
import type { Item } from '../item.entity';
import { checkLimit, checkSupplement, englishNameFrom, lowestPrice, nameFrom, sizesFrom } from './item-rules';
import * as fields from './item-rules.texts';
import { InEnglish, ItemExtrasInput, PreparationUnits, VatRate } from './own-menu.types';

const MOST_TOPPINGS = 60;
const MENU_PARTS = [IngredientType.MENU_FRIES, IngredientType.MENU_DRINK];

/** Drops meats of other shops. Throws BAD_USER_INPUT, also when a choice would show the customer an empty list. */
export async function sandwichRules(em: EntityManager, shop: string, input: AddSandwichInput): Promise<Partial<Item>> {
  for (const limit of [input.meatLimit, input.sauceLimit]) checkLimit(limit);
  const { hasMeatSelection, sauceLimit, sot, isMenu } = input;
  const useAllMeats = !hasMeatSelection || input.useAllMeats;
  const ofShop = hasMeatSelection ? await em.find(Ingredient, { shop, type: IngredientType.MEAT }) : [];
  const meats = ofShop.filter(({ id }) => useAllMeats || input.allowedMeatIds.includes(id));
  if (hasMeatSelection && meats.length === 0) throw new Fault('BAD_USER_INPUT', fields.noMeat());
  if (isMenu && (await em.count(Ingredient, { shop, type: { $in: MENU_PARTS } })) === 0)
    throw new Fault('BAD_USER_INPUT', fields.noMenuPart());
  return {
    hasMeatSelection,
    meatLimit: hasMeatSelection ? input.meatLimit : 0,
    sauceLimit,
    sot,
    isMenu,
    useAllMeats,
    allowedMeatIds: useAllMeats ? [] : meats.map(({ id }) => id),
  };
}

/** The price on the menu is that of the smallest size. Throws BAD_USER_INPUT. */
export function pizzaRules(input: AddPizzaInput): Partial<Item> {
  checkLimit(input.sauceLimit);
  const sizes = sizesFrom(input.sizes);
  for (const { priceCents } of input.toppings) checkSupplement(priceCents);
  if (input.toppings.length > MOST_TOPPINGS) throw new Fault('BAD_USER_INPUT', fields.tooManyToppings(MOST_TOPPINGS));
  return { sizes, priceCents: lowestPrice(sizes), sauceLimit: input.sauceLimit };
}

export async function saveToppings(
  em: EntityManager,
  shopId: string,
  { toppings, removedToppingIds }: Pick<AddPizzaInput, 'toppings' | 'removedToppingIds'>,
  now: Date,
): Promise<void> {
  const ofShop = { shop: shopId, type: IngredientType.TOPPING };
  await em.nativeDelete(Ingredient, { ...ofShop, id: { $in: removedToppingIds.filter(isUuid) } });
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

/** Saves what a drink costs in the menu variant; a trigger copies the other columns from the item (menu-drinks.ts). */
export async function saveMenuDrink(
  em: EntityManager,
  shopId: string,
  name: string,
  supplementPriceCents: number,
  now: Date,
): Promise<void> {
  checkSupplement(supplementPriceCents);
  await em.execute(
    `insert into ingredient (id, shop_id, type, name, supplement_price_cents, position)
     values (?, ?, 'MENU_DRINK', ?, ?, (select count(*) from ingredient where shop_id = ? and type = 'MENU_DRINK'))
     on conflict (shop_id, type, coalesce(group_id, shop_id), lower(name)) do update set supplement_price_cents = excluded.supplement_price_cents`,
    [newId(now), shopId, name, supplementPriceCents, shopId],
  );
}

const SauceLimit = () => Field(() => Int, { defaultValue: 0, description: 'Most sauces one may choose, at most 20.' });

const Published = () =>
  Field(() => Boolean, { nullable: true, description: 'Whether customers see it; null: as before.' });

const FreshlyBaked = () =>
  Field(() => Boolean, { nullable: true, description: 'Comes out of the oven today; null: as before.' });

@InputType()
class NewItemInput extends ItemExtrasInput {
  @Field(() => ID) categoryId!: string;
  @Field(() => String, { description: 'Name, unique in its category.' }) name!: string;
  @Field(() => String) pictureUrl!: string;
}

@InputType()
export class AddSandwichInput extends NewItemInput {
  @Field(() => Int) priceCents!: number;
  @Field(() => Boolean, { defaultValue: false }) hasMeatSelection!: boolean;
  @Field(() => Int, { defaultValue: 0, description: 'Most meats one may choose, at most 20.' }) meatLimit!: number;
  @SauceLimit() sauceLimit!: number;
  @Field(() => Boolean, { defaultValue: false }) sot!: boolean;
  @Field(() => Boolean, { defaultValue: false }) isMenu!: boolean;

  @Field(() => Boolean, { defaultValue: true, description: 'Every meat of the shop, also those to come.' })
  useAllMeats!: boolean;

  @Field(() => [ID], { defaultValue: [], description: 'The meats offered when not all are.' })
  allowedMeatIds!: string[];

  @VatRate('SANDWICH') override vatRate!: number;
  @PreparationUnits('SANDWICH') override preparationUnits!: number;
}

@InputType()
export class ChangeSandwichInput extends AddSandwichInput {
  @Field(() => ID) itemId!: string;
  @Published() published?: boolean | null;
  @FreshlyBaked() freshlyBaked?: boolean | null;
}

@InputType()
export class PizzaSizeInput {
  @Field(() => String, { description: 'Name, unique within the pizza.' }) name!: string;
  @Field(() => Int) priceCents!: number;
}

@InputType({ description: 'A topping, which serves all the shop’s pizzas.' })
export class ToppingInput {
  @Field(() => ID, { nullable: true, description: 'Null: new to the shop.' }) id?: string | null;
  @Field(() => String) name!: string;
  @InEnglish() nameEn?: string | null;
  @Field(() => Int, { description: 'Cents on top of the size, 0 to 99999.' }) priceCents!: number;
}

@InputType({ description: 'A pizza: its sizes, and the toppings all pizzas share.' })
export class AddPizzaInput extends NewItemInput {
  @Field(() => [PizzaSizeInput], { description: 'Smallest first, at least one.' }) sizes!: PizzaSizeInput[];

  @Field(() => [ToppingInput], { defaultValue: [], description: 'New ones, and known ones as they stand now.' })
  toppings!: ToppingInput[];

  @Field(() => [ID], { defaultValue: [], description: 'Toppings no pizza has any more.' }) removedToppingIds!: string[];
  @SauceLimit() sauceLimit!: number;

  @VatRate('PIZZA') override vatRate!: number;
  @PreparationUnits('PIZZA') override preparationUnits!: number;
}

@InputType()
export class ChangePizzaInput extends AddPizzaInput {
  @Field(() => ID) itemId!: string;
  @Published() published?: boolean | null;
  @FreshlyBaked() freshlyBaked?: boolean | null;
}

@InputType()
export class AddDrinkInput extends NewItemInput {
  @Field(() => Int, { description: 'Cents sold alone, 1 to 99999.' }) priceCents!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Cents on top of a menu; 0 is included.' })
  supplementPriceCents!: number;

  @Field(() => Boolean, { defaultValue: false }) outOfStock!: boolean;
}
