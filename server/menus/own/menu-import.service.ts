import type { EntityManager } from '@mikro-orm/postgresql';
import { nameKey } from '../../../graphql/texts/name-key';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { openWhenReady } from '../../shops/own/first-steps';
import { Category } from '../category.entity';
import type { CategoryService } from './category.service';
import { checkPrice, checkStock, nameFrom } from './item-rules';
import * as fields from './item-rules.texts';
import { Item, ItemKind } from '../item.entity';
import { newItem, setPrice } from './item.service';
import { type MenuRowInput, MenuImported } from './own-menu.types';
import { lockItems } from './own-menu.service';
import * as t from './own-menu.texts';
import type { StockService } from '../days/stock.service';

const MOST_ROWS = 1_000;

export class MenuImportService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly stocks: StockService,
    private readonly categories: CategoryService,
  ) {}

  /**
   * Imports all rows or none. Items found by category and name get the price and the other given values; others are
   * created and visible, and missing categories are created. Throws BAD_USER_INPUT that names the first invalid row,
   * counted from 1.
   */
  async import(shopId: string, rows: readonly MenuRowInput[]): Promise<MenuImported> {
    if (rows.length === 0 || rows.length > MOST_ROWS) throw new Fault('BAD_USER_INPUT', t.tooManyRows(MOST_ROWS));
    rows.forEach(checkRow);
    const today = await this.stocks.today(shopId);
    const imported = await transaction(this.em, (em) => this.importIn(em, shopId, rows, today));
    await openWhenReady(this.em, shopId, this.clock.now());
    return imported;
  }

  // The items are locked, which blocks checkouts, so they are read and written in as few queries as possible.
  private async importIn(em: EntityManager, shopId: string, rows: readonly MenuRowInput[], today: string) {
    const ofShop = await em.find(Category, { shop: shopId, deletedAt: null });
    const categories = new Map(ofShop.map((category) => [nameKey(category.name), category]));
    const placed: { row: MenuRowInput; category: Category }[] = [];
    for (const row of rows) {
      const name = nameKey(row.category);
      const category = categories.get(name) ?? (await this.categories.named(shopId, row.category));
      categories.set(name, category);
      placed.push({ row, category });
    }
    await lockItems(em, shopId);
    const items = await em.find(Item, { shop: shopId, deletedAt: null }, { populate: ['category'], refresh: true });
    const known = new Map(items.map((item) => [keyOf(item.category, item.name), item]));
    const places = new Map<Category, number>();
    for (const { category, position } of items) places.set(category, Math.max(position + 1, places.get(category) ?? 0));
    const wanted = new Map<Item, number | null>();
    let added = 0;
    for (const { row, category } of placed) {
      const name = nameFrom(row.name);
      let item = known.get(keyOf(category, name));
      if (!item) {
        const position = places.get(category) ?? 0;
        places.set(category, position + 1);
        item = newItem(em, { category, kind: ItemKind.SIMPLE, name, position, now: this.clock.now() });
        item.published = true;
        known.set(keyOf(category, name), item);
        added += 1;
      }
      setPrice(item, row.priceCents);
      item.freshlyBaked = row.freshlyBaked ?? item.freshlyBaked;
      if (row.stock !== undefined) wanted.set(item, row.stock);
    }
    await em.flush();
    const changed = [...wanted].filter(([item, stock]) => item.stock !== stock);
    const stock = changed.map(([{ id: itemId }, stock]) => ({ itemId, stock }));
    await this.stocks.set(shopId, today, stock);
    return Object.assign(new MenuImported(), { added, changed: rows.length - added });
  }
}

function checkRow({ category, name, priceCents, stock }: MenuRowInput, index: number): void {
  try {
    nameFrom(category, fields.category());
    nameFrom(name);
    checkPrice(priceCents);
    checkStock(stock ?? null);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault('BAD_USER_INPUT', t.rowWrong({ place: index + 1, wrong: error.message }), { row: index + 1 });
  }
}

function keyOf({ id }: Pick<Category, 'id'>, name: string): string {
  return `${id}\n${nameKey(name)}`;
}
