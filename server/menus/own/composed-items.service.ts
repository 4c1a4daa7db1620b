import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { Clock } from '../../clock';
import { Fault } from '../../errors';
import { newId, isUuid } from '../../identifiers';
import type { UploadService } from '../../media/upload.service';
import { openWhenReady } from '../../shops/own/first-steps';
import {
  checkPrice,
  checkSupplement,
  nameFrom,
  checkLimit,
  englishNameFrom,
  lowestPrice,
  sizesFrom,
} from './item-rules';
import { type Item, ItemKind } from '../item.entity';
import { extrasFrom, lastItem, putUnder } from './item.service';
import { type NameTaken, unlessTaken } from '../named';
import { lockItems, ownCategory, ownItem } from './own-menu.service';
import * as t from './own-menu.texts';
import { InEnglish, ItemExtrasInput, PreparationUnits, VatRate } from './own-menu.types';
import type { StockService } from '../days/stock.service';
import { Ingredient, IngredientType } from '../ingredient.entity';
import * as fields from './item-rules.texts';

/** Fields that are absent for a new item, which is visible at once. */
type Change = Partial<Pick<ChangePizzaInput, 'itemId' | 'published' | 'freshlyBaked'>>;

/** Adds and changes composed items. Carts are priced at each read and orders keep a copy, so neither is updated. */
export class ComposedItemsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly uploads: UploadService,
    private readonly stocks: StockService,
  ) {}

  /** Throws BAD_USER_INPUT, and NOT_FOUND when the item is not a sandwich on this shop's menu. */
  saveSandwich(shopId: string, input: AddSandwichInput & Change): Promise<Item | NameTaken> {
    return this.save(shopId, ItemKind.SANDWICH, input, (em) => sandwichRules(em, shopId, input));
  }

  /** Also saves the form's toppings, which apply to all pizzas of the shop. Throws as `saveSandwich`. */
  savePizza(shopId: string, input: AddPizzaInput & Change): Promise<Item | NameTaken> {
    return this.save(shopId, ItemKind.PIZZA, input, async (em) => {
      const rules = pizzaRules(input);
      await saveToppings(em, shopId, input, this.clock.now());
      return rules;
    });
  }

  async addDrink(shopId: string, input: AddDrinkInput): Promise<Item | NameTaken> {
    checkPrice(input.priceCents);
    checkSupplement(input.supplementPriceCents);
    const { supplementPriceCents, outOfStock, priceCents } = input;
    const today = await this.stocks.today(shopId);
    return this.save(shopId, ItemKind.DRINK, input, async (em, item) => {
      // A trigger copies the other columns from the item (menu-drinks.ts).
      await em.execute(
        `insert into ingredient (id, shop_id, type, name, supplement_price_cents, position)
         values (?, ?, 'MENU_DRINK', ?, ?, (select count(*) from ingredient where shop_id = ? and type = 'MENU_DRINK'))
         on conflict (shop_id, type, lower(name)) do update set supplement_price_cents = excluded.supplement_price_cents`,
        [newId(this.clock.now()), shopId, item.name, supplementPriceCents, shopId],
      );
      item.priceCents = priceCents;
      item.published = true;
      await em.flush();
      if (outOfStock) await this.stocks.set(shopId, today, [{ itemId: item.id, stock: 0 }]);
      return {};
    });
  }

  private async save(
    shopId: string,
    kind: ItemKind,
    input: NewItemInput & Change,
    rules: (em: EntityManager, item: Item) => Promise<Partial<Item>>,
  ): Promise<Item | NameTaken> {
    const { itemId, published, freshlyBaked } = input;
    if (itemId !== undefined) await ofKind(this.em, shopId, itemId, kind);
    const name = nameFrom(input.name);
    const extras = extrasFrom(input);
    const picture = await this.uploads.keyOf(shopId, input.pictureUrl);
    let replaced: string | null = null;
    const result = await unlessTaken(this.em, t.itemExists(), async (em) => {
      if (itemId !== undefined) await lockItems(em, shopId, [itemId]);
      const known = itemId === undefined ? null : await ofKind(em, shopId, itemId, kind);
      const category = await ownCategory(em, shopId, input.categoryId);
      const item = known ?? (await lastItem(em, category, kind, name, this.clock.now()));
      if (known && picture !== known.picture) replaced = known.picture;
      await putUnder(em, item, category);
      em.assign(item, { ...extras, name, picture });
      em.assign(item, await rules(em, item));
      item.published = published ?? (known ? known.published : true);
      if (freshlyBaked != null) item.freshlyBaked = freshlyBaked;
      await em.flush();
      await this.stocks.beginCounting(shopId, item);
      return item;
    });
    await this.uploads.release(replaced);
    await openWhenReady(this.em, shopId, this.clock.now());
    return result;
  }
}

async function ofKind(em: EntityManager, shopId: string, itemId: string, kind: ItemKind): Promise<Item> {
  const item = await ownItem(em, shopId, itemId);
  if (item.kind !== kind) throw new Fault('NOT_FOUND', t.noItem());
  return item;
}

const MOST_TOPPINGS = 60;
const MENU_PARTS = [IngredientType.MENU_FRIES, IngredientType.MENU_DRINK];

/** Drops meats of other shops. Throws BAD_USER_INPUT, also when a choice would show the customer an empty list. */
async function sandwichRules(em: EntityManager, shop: string, input: AddSandwichInput): Promise<Partial<Item>> {
  checkPrice(input.priceCents);
  for (const limit of [input.meatLimit, input.sauceLimit]) checkLimit(limit);
  const { hasMeatSelection, sauceLimit, sot, isMenu, priceCents } = input;
  const useAllMeats = !hasMeatSelection || input.useAllMeats;
  const ofShop = hasMeatSelection ? await em.find(Ingredient, { shop, type: IngredientType.MEAT }) : [];
  const meats = ofShop.filter(({ id }) => useAllMeats || input.allowedMeatIds.includes(id));
  if (hasMeatSelection && meats.length === 0) throw new Fault('BAD_USER_INPUT', fields.noMeat());
  if (isMenu && (await em.count(Ingredient, { shop, type: { $in: MENU_PARTS } })) === 0)
    throw new Fault('BAD_USER_INPUT', fields.noMenuPart());
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

/** The price on the menu is that of the smallest size. Throws BAD_USER_INPUT. */
function pizzaRules(input: AddPizzaInput): Partial<Item> {
  checkLimit(input.sauceLimit);
  const sizes = sizesFrom(input.sizes);
  for (const { priceCents } of input.toppings) checkSupplement(priceCents);
  if (input.toppings.length > MOST_TOPPINGS) throw new Fault('BAD_USER_INPUT', fields.tooManyToppings(MOST_TOPPINGS));
  return { sizes, priceCents: lowestPrice(sizes), sauceLimit: input.sauceLimit };
}

async function saveToppings(
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
       on conflict (shop_id, type, lower(name)) do update set name = excluded.name, price_cents = excluded.price_cents,
         position = excluded.position, name_en = ${english.nameEn === undefined ? 'ingredient.name_en' : 'excluded.name_en'}`,
      [newId(now), shopId, name, english.nameEn ?? null, priceCents, position],
    );
  }
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
