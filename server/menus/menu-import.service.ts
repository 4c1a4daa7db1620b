import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { Fault } from '../errors';
import { openWhenReady } from '../shops/shop-opening';
import type { Category } from './category.entity';
import type { CategoryService } from './category.service';
import { checkPrice, checkStock, nameFrom } from './item-rules';
import { Item, ItemKind } from './item.entity';
import { newItem, setPrice } from './item.service';
import type { MenuRowInput, StockInput } from './own-menu.inputs';
import { MenuImported } from './own-menu.results';
import { lockItems } from './own-menu.service';
import type { StockService } from './stock.service';

const MOST_ROWS = 1_000;

export class MenuImportService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly stocks: StockService,
    private readonly categories: CategoryService,
  ) {}

  /**
   * Takes over every row or none: items known by category and name get price, stock and freshness, others are new and
   * visible, missing categories are made. Throws BAD_USER_INPUT that names the first bad row, counted from 1.
   */
  async import(shopId: string, rows: readonly MenuRowInput[]): Promise<MenuImported> {
    if (rows.length === 0 || rows.length > MOST_ROWS)
      throw new Fault('BAD_USER_INPUT', `Un fichier contient de 1 à ${MOST_ROWS} articles.`);
    rows.forEach(checkRow);
    const today = await this.stocks.today(shopId);
    const imported = await this.em.transactional(async (em) => {
      const categories = new Map<string, Category>();
      const placed: { row: MenuRowInput; category: Category }[] = [];
      for (const row of rows) {
        const name = row.category.trim().toLowerCase();
        const category = categories.get(name) ?? (await this.categories.named(shopId, row.category));
        categories.set(name, category);
        placed.push({ row, category });
      }
      await lockItems(em, shopId);
      const items = await em.find(Item, { shop: shopId, deletedAt: null }, { populate: ['category'], refresh: true });
      const known = new Map(items.map((item) => [keyOf(item.category, item.name), item]));
      const stock: StockInput[] = [];
      let added = 0;
      for (const { row, category } of placed) {
        const name = nameFrom(row.name);
        let item = known.get(keyOf(category, name));
        if (!item) {
          item = await newItem(em, category, ItemKind.SIMPLE, name);
          item.published = true;
          known.set(keyOf(category, name), item);
          added += 1;
        }
        setPrice(item, row.priceCents);
        item.freshlyBaked = row.freshlyBaked;
        await em.flush();
        if (item.stock !== row.stock) stock.push({ itemId: item.id, stock: row.stock });
      }
      await this.stocks.set(shopId, today, stock);
      return Object.assign(new MenuImported(), { added, changed: rows.length - added });
    });
    await openWhenReady(this.em, shopId, this.clock.now());
    return imported;
  }
}

function checkRow({ category, name, priceCents, stock }: MenuRowInput, index: number): void {
  try {
    nameFrom(category, 'La catégorie');
    nameFrom(name);
    checkPrice(priceCents);
    checkStock(stock);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault('BAD_USER_INPUT', `Article ${index + 1} : ${error.message}`, { row: index + 1 });
  }
}

function keyOf({ id }: Pick<Category, 'id'>, name: string): string {
  return `${id}\n${name.toLowerCase()}`;
}
