import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { newId } from '../identifiers';
import type { UploadService } from '../media/upload.service';
import { openWhenReady } from '../shops/shop-opening';
import { keepToppings, pizzaRules, sandwichRules } from './composed-items';
import { checkPrice, checkSupplement, nameFrom } from './item-rules';
import { type Item, ItemKind } from './item.entity';
import { extrasFrom, ITEM_EXISTS, newItem } from './item.service';
import { type NameTaken, unlessTaken } from './name-taken';
import type { AddDrinkInput, AddPizzaInput, AddSandwichInput } from './new-items.results';
import { ownCategory } from './own-menu.service';
import type { StockService } from './stock.service';

type Common = Pick<AddDrinkInput, 'categoryId' | 'name' | 'pictureUrl'> & Parameters<typeof extrasFrom>[0];

/** Sandwiches, pizzas and drinks, each by its own form; visible at once. */
export class NewItemsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly uploads: UploadService,
    private readonly stocks: StockService,
  ) {}

  /** Throws BAD_USER_INPUT, NOT_FOUND; of meats only the shop’s own are kept. */
  addSandwich(shopId: string, input: AddSandwichInput): Promise<Item | NameTaken> {
    return this.add(shopId, ItemKind.SANDWICH, input, (em) => sandwichRules(em, shopId, input));
  }

  /** With the toppings as the form leaves them: they serve every pizza of the shop. Throws BAD_USER_INPUT, NOT_FOUND. */
  addPizza(shopId: string, input: AddPizzaInput): Promise<Item | NameTaken> {
    return this.add(shopId, ItemKind.PIZZA, input, async (em) => {
      const rules = pizzaRules(input);
      await keepToppings(em, shopId, input);
      return rules;
    });
  }

  /** Sold alone, and from then on one of the drinks of the menu variant. */
  async addDrink(shopId: string, input: AddDrinkInput): Promise<Item | NameTaken> {
    checkPrice(input.priceCents);
    checkSupplement(input.supplementPriceCents);
    const { supplementPriceCents, outOfStock, priceCents } = input;
    const today = await this.stocks.today(shopId);
    return this.add(shopId, ItemKind.DRINK, input, async (em, item) => {
      const allergens = item.allergens === null ? null : `{${item.allergens.join(',')}}`;
      await em.execute(
        `insert into ingredient (id, shop_id, type, name, supplement_price_cents, picture, out_of_stock, allergens, position)
         values (?, ?, 'MENU_DRINK', ?, ?, ?, ?, ?, (select count(*) from ingredient where shop_id = ? and type = 'MENU_DRINK'))
         on conflict (shop_id, type, lower(name)) do update set
           supplement_price_cents = excluded.supplement_price_cents, out_of_stock = excluded.out_of_stock`,
        [newId(), shopId, item.name, supplementPriceCents, item.picture, outOfStock, allergens, shopId],
      );
      item.priceCents = priceCents;
      item.published = true;
      await em.flush();
      if (outOfStock) await this.stocks.set(shopId, today, [{ itemId: item.id, stock: 0 }]);
      return {};
    });
  }

  private async add(
    shopId: string,
    kind: ItemKind,
    input: Common,
    more: (em: EntityManager, item: Item) => Promise<Partial<Item>>,
  ): Promise<Item | NameTaken> {
    const name = nameFrom(input.name);
    const extras = extrasFrom(input);
    const picture = await this.uploads.keyOf(shopId, input.pictureUrl);
    const result = await unlessTaken(ITEM_EXISTS, () =>
      this.em.transactional(async (em) => {
        const category = await ownCategory(em, shopId, input.categoryId);
        const item = await newItem(em, category, kind, name);
        em.assign(item, { ...extras, picture });
        em.assign(item, { ...(await more(em, item)), published: true });
        await em.flush();
        return item;
      }),
    );
    await openWhenReady(this.em, shopId, this.clock.now());
    return result;
  }
}
