import type { EntityManager } from '@mikro-orm/postgresql';
import { Fault } from '../errors';
import { isUuid } from '../identifiers';
import { pictureUrl } from '../media/pictures';
import { Shop } from '../shops/shop.entity';
import { catalogueOf } from './catalogue';
import { Category } from './category.entity';
import { Item } from './item.entity';
import type { MenuService } from './menu.service';
import { OwnCategory, OwnItem, OwnMenu } from './own-menu.types';
import * as t from './own-menu.texts';
import type { StockService } from './stock.service';

/** A menu as its owner manages it, with drafts and exact stock. */
export class OwnMenuService {
  constructor(
    private readonly em: EntityManager,
    private readonly menus: MenuService,
    private readonly stocks: StockService,
  ) {}

  async menu(shopId: string): Promise<OwnMenu> {
    const shop = await this.em.findOneOrFail(Shop, { id: shopId });
    const categories = await this.menus.categories(shopId);
    const items = await this.menus.catalogueItems(shopId, shopId);
    const former = await this.menus.formerItems(shopId);
    return Object.assign(new OwnMenu(), {
      id: shopId,
      today: await this.stocks.today(shopId),
      categories: categories.map((category) => ownCategoryOf(category, items)),
      catalogue: catalogueOf(shop.kind, items, former).map(({ category, entries }) => ({
        category,
        proposals: entries.map(({ name, picture }) => ({ name, pictureUrl: pictureUrl(picture) })),
      })),
    });
  }

  async item(shopId: string, itemId: string): Promise<OwnItem> {
    return ownItemOf(await ownItem(this.em, shopId, itemId));
  }
}

/** Returns an item of the shop, reread from the database; throws NOT_FOUND for any other, also for a deleted one. */
export async function ownItem(em: EntityManager, shopId: string, itemId: string): Promise<Item> {
  const item = isUuid(itemId)
    ? await em.findOne(Item, { id: itemId, shop: shopId, deletedAt: null }, { refresh: true, populate: ['category'] })
    : null;
  if (!item) throw new Fault('NOT_FOUND', t.noItem());
  return item;
}

/**
 * Locks items in the same order as orders do (pickup/holds.ts), so that changes of many items never deadlock with an
 * order.
 */
export async function lockItems(em: EntityManager, shopId: string, itemIds?: readonly string[]): Promise<void> {
  await em.execute(
    `select 1 from item where shop_id = ? ${itemIds ? 'and id = any(?::uuid[])' : ''} order by id for update`,
    [shopId, ...(itemIds ? [`{${itemIds.filter(isUuid).join(',')}}`] : [])],
  );
}

/**
 * Renumbers positions after moving one element to `toIndex`, counted from 0; an index beyond the last means the last.
 */
export function place<One extends { position: number }>(moved: One, others: readonly One[], toIndex: number): void {
  for (const [position, one] of others.toSpliced(Math.max(0, toIndex), 0, moved).entries()) one.position = position;
}

/** Returns a category of the shop; throws NOT_FOUND for any other, also for a removed one. */
export async function ownCategory(em: EntityManager, shopId: string, categoryId: string): Promise<Category> {
  const category = isUuid(categoryId)
    ? await em.findOne(Category, { id: categoryId, shop: shopId, deletedAt: null })
    : null;
  if (!category) throw new Fault('NOT_FOUND', t.noCategory());
  return category;
}

export function ownCategoryOf({ id, name, nameEn, served, servedText }: Category, items: readonly Item[]): OwnCategory {
  return Object.assign(new OwnCategory(), {
    id,
    name,
    nameEn,
    served,
    servedText,
    items: items.filter(({ category }) => category.id === id).map(ownItemOf),
  });
}

export function ownItemOf(item: Item): OwnItem {
  const { id, kind, name, nameEn, description, descriptionEn, stock, freshlyBaked, published } = item;
  const { allergens, dietary } = item;
  const { hasMeatSelection, meatLimit, sauceLimit, sot, isMenu, useAllMeats, allowedMeatIds, sizes } = item;
  return Object.assign(new OwnItem(), {
    id,
    categoryId: item.category.id,
    kind,
    name,
    nameEn,
    description,
    descriptionEn,
    priceCents: item.priceCents || null,
    stock,
    soldOut: item.soldOutUntil !== null,
    freshlyBaked,
    published,
    pictureUrl: pictureUrl(item.picture),
    allergens,
    dietary,
    vatRate: item.vatRate,
    preparationUnits: item.preparationUnits,
    hasMeatSelection,
    meatLimit,
    sauceLimit,
    sot,
    isMenu,
    useAllMeats,
    allowedMeatIds,
    sizes,
    orderRules: item.orderRules,
  });
}
