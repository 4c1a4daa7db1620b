import type { EntityManager } from '@mikro-orm/postgresql';
import { Fault } from '../../errors';
import { isUuid } from '../../identifiers';
import { pictureUrl } from '../../media/pictures';
import { Shop } from '../../shops/shop.entity';
import { Category } from '../category.entity';
import { Item, type ItemKind } from '../item.entity';
import type { MenuService } from '../menu.service';
import { OwnCategory, OwnItem, OwnMenu } from './own-menu.types';
import * as t from './own-menu.texts';
import type { StockService } from '../days/stock.service';

export class OwnMenuService {
  constructor(
    private readonly em: EntityManager,
    private readonly menus: MenuService,
    private readonly stocks: StockService,
  ) {}

  async menu(shopId: string): Promise<OwnMenu> {
    const shop = await this.em.findOneOrFail(Shop, { id: shopId });
    const categories = await this.menus.categories(shopId);
    const items = await this.menus.ownItems(shopId);
    return Object.assign(new OwnMenu(), {
      id: shopId,
      today: await this.stocks.today(shopId),
      categories: categories.map((category) => ownCategoryOf(category, items)),
      catalogue: (await this.menus.catalogue(shop, shopId, items)).map(({ category, entries }) => ({
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
export async function ownItem(em: EntityManager, shopId: string, itemId: string, kind?: ItemKind): Promise<Item> {
  const wanted = { id: itemId, shop: shopId, deletedAt: null, ...(kind && { kind }) };
  const item = isUuid(itemId) ? await em.findOne(Item, wanted, { refresh: true, populate: ['category'] }) : null;
  if (!item) throw new Fault('NOT_FOUND', t.noItem());
  return item;
}

/** Locks items in the same order as orders do (pickup/holds.ts), so that the two never deadlock. */
export async function lockItems(em: EntityManager, shopId: string, itemIds?: readonly string[]): Promise<void> {
  await em.execute(
    `select 1 from item where shop_id = ? ${itemIds ? 'and id = any(?::uuid[])' : ''} order by id for update`,
    [shopId, ...(itemIds ? [`{${itemIds.filter(isUuid).join(',')}}`] : [])],
  );
}

/** Renumbers positions after moving one element to `toIndex`, from 0; an index beyond the last means the last. */
export function place<One extends { position: number }>(moved: One, others: readonly One[], toIndex: number): void {
  for (const [position, one] of others.toSpliced(Math.max(0, toIndex), 0, moved).entries()) one.position = position;
}

export async function ownCategory(em: EntityManager, shopId: string, categoryId: string): Promise<Category> {
  const category = isUuid(categoryId)
    ? await em.findOne(Category, { id: categoryId, shop: shopId, deletedAt: null })
    : null;
  if (!category) throw new Fault('NOT_FOUND', t.noCategory());
  return category;
}

export function ownCategoryOf(category: Category, items: readonly Item[]): OwnCategory {
  const own = items.filter((item) => item.category.id === category.id).map(ownItemOf);
  return Object.assign(new OwnCategory(), { ...category, servedText: category.servedText, items: own });
}

export function ownItemOf(item: Item): OwnItem {
  return Object.assign(new OwnItem(), {
    ...item,
    categoryId: item.category.id,
    priceCents: item.priceCents || null,
    soldOut: item.soldOutUntil !== null,
    pictureUrl: pictureUrl(item.picture),
  });
}
