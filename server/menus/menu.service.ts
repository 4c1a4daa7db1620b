import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { type Query, queryIn } from '../database/query';
import { Fault } from '../errors';
import { isUuid } from '../identifiers';
import { DietaryMark } from './allergens';
import { Category } from './category.entity';
import { Ingredient, type IngredientType } from './ingredient.entity';
import { isComposed, Item, ItemKind } from './item.entity';
import { optionsSoldOut } from './option-group.entity';
import type { KeptByVersion } from '../shops/shop-versions';
import type { Shop } from '../shops/shop.entity';
import { type CatalogueCategory, catalogueOf } from './catalogue';
import type { MealDeal } from './meal-deal.entity';
import {
  asMealDeal,
  ingredientsOf,
  mealDealsOf,
  type LimitedItem,
  limitedItemsOf,
  type MenuIngredient,
  menuOf,
} from './menu-rows';
import type { MenuSection } from './menu.types';
import * as t from './own/own-menu.texts';

export interface MenuCaches {
  sections: KeptByVersion<MenuSection[]>;
  limited: KeptByVersion<LimitedItem[]>;
  ingredients: KeptByVersion<MenuIngredient[]>;
  mealDeals: KeptByVersion<MealDeal[]>;
  offers: KeptByVersion<Offer>;
}

export interface Offer {
  isEmpty: boolean;
  /** Dietary marks of the items that are not sold out. */
  marks: DietaryMark[];
}

const MOST_FORMER = 100;

export class MenuService {
  private readonly offers = new DataLoader((shopIds: readonly string[]) => this.offersOf(shopIds));

  constructor(
    private readonly em: EntityManager,
    private readonly kept: MenuCaches,
    private readonly menuNow = menuOf(queryIn(em)),
    private readonly limitedNow = limitedItemsOf(queryIn(em)),
    private readonly ingredientsNow = ingredientsOf(queryIn(em)),
    private readonly mealDealsNow = mealDealsOf(queryIn(em)),
  ) {}

  /** Returns the categories with their published items, without empty categories. */
  sections(shopId: string): Promise<MenuSection[]> {
    return this.kept.sections.of(shopId, () => this.menuNow(shopId));
  }

  /** Returns the items that are nearly or completely sold out; of all others there is enough. */
  limitedItems(shopId: string): Promise<LimitedItem[]> {
    return this.kept.limited.of(shopId, () => this.limitedNow(shopId));
  }

  /** Must not be modified; `version` as in KeptByVersion. Within a transaction, pass its `query`. */
  offeredIngredients(shopId: string, version?: string, query?: Query): Promise<MenuIngredient[]> {
    const read = query ? ingredientsOf(query) : this.ingredientsNow;
    return this.kept.ingredients.of(shopId, () => read(shopId), version);
  }

  /** Must not be modified; `version` and `query` as for `offeredIngredients`. */
  mealDeals(shopId: string, version?: string, query?: Query): Promise<MealDeal[]> {
    const read = query ? mealDealsOf(query) : this.mealDealsNow;
    return this.kept.mealDeals.of(shopId, () => read(shopId), version);
  }

  /** Returns the meal deals that customers can have, with the items that are on the menu. */
  async offeredMealDeals(shopId: string): Promise<MealDeal[]> {
    const deals = await this.mealDeals(shopId);
    if (deals.length === 0) return [];
    const listed = new Set((await this.sections(shopId)).flatMap(({ items }) => items.map(({ id }) => id)));
    return deals
      .map((deal) => {
        const parts = deal.parts.map(({ options, ...part }) => ({
          ...part,
          options: options.filter(({ itemId }) => listed.has(itemId)),
        }));
        return asMealDeal({ ...deal, parts });
      })
      .filter(({ parts }) => parts.every(({ options }) => options.length > 0));
  }

  async categories(shopId: string): Promise<Category[]> {
    return this.em.find(Category, { shop: shopId, deletedAt: null }, { orderBy: { position: 'asc', name: 'asc' } });
  }

  /** Returns a published item of a visible shop or of the viewer's own shop; throws NOT_FOUND otherwise. */
  async item(id: string, viewerId?: string): Promise<Item> {
    const visible = { chargesEnabled: true, openedAt: { $ne: null } };
    const onMenu = { id, published: true, deletedAt: null, $or: [{ shop: visible }, { shop: viewerId ?? null }] };
    const item = isUuid(id) ? await this.em.findOne(Item, onMenu, { populate: ['category'] }) : null;
    if (!item) throw new Fault('NOT_FOUND', t.noItem());
    return item;
  }

  async composedItem(id: string, viewerId?: string): Promise<Item> {
    const item = await this.item(id, viewerId);
    if (!isComposed(item)) throw new Fault('NOT_FOUND', t.noItem());
    return item;
  }

  /** Returns the items of a shop in the owner's order, drafts included. */
  async ownItems(shopId: string): Promise<Item[]> {
    return this.em.find(
      Item,
      { shop: shopId, deletedAt: null },
      { populate: ['category'], orderBy: { category: { position: 'asc' }, position: 'asc', name: 'asc' } },
    );
  }

  /**
   * Returns names and pictures to pick from: of published and catalogued items; for the owner also of drafts, and of
   * items that were taken off the menu, the latest first.
   */
  async catalogue({ id: shopId, kind }: Shop, viewerId?: string, ownItems?: Item[]): Promise<CatalogueCategory[]> {
    const items = ownItems ?? (await this.ownItems(shopId));
    const isPublic = ({ published, catalogued }: Item) => published || catalogued;
    if (viewerId !== shopId) return catalogueOf(kind, items.filter(isPublic));
    const former = await this.em.find(
      Item,
      { shop: shopId, kind: ItemKind.SIMPLE, deletedAt: { $ne: null }, category: { deletedAt: null } },
      { populate: ['category'], orderBy: { deletedAt: 'desc' }, limit: MOST_FORMER },
    );
    return catalogueOf(kind, items, former);
  }

  /** Returns a shop's ingredients, of one type or of all of the specification's, in the owner's order. */
  async ingredients(shopId: string, type?: IngredientType): Promise<Ingredient[]> {
    return this.em.find(
      Ingredient,
      { shop: shopId, group: null, ...(type && { type }) },
      { orderBy: { type: 'asc', position: 'asc', name: 'asc' } },
    );
  }

  offer(shopId: string): Promise<Offer> {
    return this.kept.offers.of(shopId, () => this.offers.load(shopId));
  }

  private async offersOf(shopIds: readonly string[]): Promise<Offer[]> {
    const rows = await this.em.execute<{ id: string; marks: DietaryMark[] | null }[]>(
      `select shop_id as id, array_agg(distinct mark) filter (where stock is distinct from 0 and sold_out_until is null
         and not ${optionsSoldOut('option_group_ids')}) as marks
       from item left join unnest(dietary) mark on true
       where shop_id = any(?::uuid[]) and published and deleted_at is null group by shop_id`,
      [`{${shopIds.join(',')}}`],
    );
    const marks = new Map(rows.map((row) => [row.id, row.marks ?? []]));
    return shopIds.map((id) => ({
      isEmpty: !marks.has(id),
      marks: Object.values(DietaryMark).filter((mark) => marks.get(id)?.includes(mark)),
    }));
  }
}
