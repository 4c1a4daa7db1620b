import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import { Fault } from '../errors';
import { newId, isUuid } from '../identifiers';
import type { UploadService } from '../media/upload.service';
import { openWhenReady } from '../shops/first-steps';
import {
  checkPrice,
  checkSupplement,
  nameFrom,
  checkLimit,
  englishNameFrom,
  lowestPrice,
  sizesFrom,
} from './item-rules';
import { type Item, ItemKind } from './item.entity';
import { extrasFrom, lastPlace, newItem, putUnder } from './item.service';
import { type NameTaken, unlessTaken } from './named';
import type { AddDrinkInput, AddPizzaInput, AddSandwichInput, ChangePizzaInput } from './new-items.inputs';
import { lockItems, ownCategory, ownItem } from './own-menu.service';
import * as t from './own-menu.texts';
import type { StockService } from './stock.service';
import { Ingredient, IngredientType } from './ingredient.entity';
import * as itemRulesTexts from './item-rules.texts';

type Common = Pick<AddDrinkInput, 'categoryId' | 'name' | 'pictureUrl'> & Parameters<typeof extrasFrom>[0];
/** Fields that are absent for a new item, which is visible at once. */
type Change = Partial<Pick<ChangePizzaInput, 'itemId' | 'published' | 'freshlyBaked'>>;

/**
 * Adds sandwiches, pizzas and drinks and changes sandwiches and pizzas, each with one form and the same rules. Carts
 * are checked and priced at each read, and orders store their own copy, so neither needs an update.
 */
export class ComposedItemsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly uploads: UploadService,
    private readonly stocks: StockService,
  ) {}

  /**
   * Adds or changes a sandwich; meats of other shops are dropped. Throws BAD_USER_INPUT, and NOT_FOUND when the item is
   * not a sandwich on this shop's menu.
   */
  saveSandwich(shopId: string, input: AddSandwichInput & Change): Promise<Item | NameTaken> {
    return this.save(shopId, ItemKind.SANDWICH, input, (em) => sandwichRules(em, shopId, input));
  }

  /**
   * Adds or changes a pizza, and saves the form's toppings, which apply to all pizzas of the shop. Throws the same
   * errors as `saveSandwich`.
   */
  savePizza(shopId: string, input: AddPizzaInput & Change): Promise<Item | NameTaken> {
    return this.save(shopId, ItemKind.PIZZA, input, async (em) => {
      const rules = pizzaRules(input);
      await saveToppings(em, shopId, input, this.clock.now());
      return rules;
    });
  }

  /** Adds a drink, both as an item and as a choice of the menu variant. */
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
    input: Common & Change,
    rules: (em: EntityManager, item: Item) => Promise<Partial<Item>>,
  ): Promise<Item | NameTaken> {
    const { itemId, published, freshlyBaked } = input;
    if (itemId !== undefined) await ofKind(this.em, shopId, itemId, kind);
    const name = nameFrom(input.name);
    const extras = extrasFrom(input);
    const picture = await this.uploads.keyOf(shopId, input.pictureUrl);
    let replaced: string | null = null;
    const result = await unlessTaken(t.itemExists(), () =>
      inOneStep(this.em, async (em) => {
        if (itemId !== undefined) await lockItems(em, shopId, [itemId]);
        const known = itemId === undefined ? null : await ofKind(em, shopId, itemId, kind);
        const category = await ownCategory(em, shopId, input.categoryId);
        const item =
          known ??
          newItem(em, { category, kind, name, position: await lastPlace(em, category), now: this.clock.now() });
        if (known && picture !== known.picture) replaced = known.picture;
        await putUnder(em, item, category);
        em.assign(item, { ...extras, name, picture });
        em.assign(item, await rules(em, item));
        item.published = published ?? (known ? known.published : true);
        if (freshlyBaked != null) item.freshlyBaked = freshlyBaked;
        await em.flush();
        await this.stocks.beginCounting(shopId, item);
        return item;
      }),
    );
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

/**
 * Returns the validated fields of a sandwich; meats of other shops are dropped. Throws BAD_USER_INPUT, also when a
 * choice is offered but the shop has nothing to choose from, because the customer would see an empty list.
 */
async function sandwichRules(em: EntityManager, shop: string, input: AddSandwichInput): Promise<Partial<Item>> {
  checkPrice(input.priceCents);
  for (const limit of [input.meatLimit, input.sauceLimit]) checkLimit(limit);
  const { hasMeatSelection, sauceLimit, sot, isMenu, priceCents } = input;
  const useAllMeats = !hasMeatSelection || input.useAllMeats;
  const ofShop = hasMeatSelection ? await em.find(Ingredient, { shop, type: IngredientType.MEAT }) : [];
  const meats = ofShop.filter(({ id }) => useAllMeats || input.allowedMeatIds.includes(id));
  if (hasMeatSelection && meats.length === 0) throw new Fault('BAD_USER_INPUT', itemRulesTexts.noMeat());
  if (isMenu && (await em.count(Ingredient, { shop, type: { $in: MENU_PARTS } })) === 0)
    throw new Fault('BAD_USER_INPUT', itemRulesTexts.noMenuPart());
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

/**
 * Returns the validated fields of a pizza, whose price on the menu is that of its smallest size. Throws BAD_USER_INPUT.
 */
function pizzaRules(input: AddPizzaInput): Partial<Item> {
  checkLimit(input.sauceLimit);
  const sizes = sizesFrom(input.sizes);
  for (const { priceCents } of input.toppings) checkSupplement(priceCents);
  if (input.toppings.length > MOST_TOPPINGS)
    throw new Fault('BAD_USER_INPUT', itemRulesTexts.tooManyToppings(MOST_TOPPINGS));
  return { sizes, priceCents: lowestPrice(sizes), sauceLimit: input.sauceLimit };
}

/** Saves the toppings of a pizza form, which apply to all pizzas of the shop. Throws BAD_USER_INPUT. */
async function saveToppings(
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
    const name = nameFrom(text, itemRulesTexts.toppingName());
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
