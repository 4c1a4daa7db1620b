import type { EntityManager } from '@mikro-orm/postgresql';
import { conditionsFirst, type Conditional } from '../../../graphql/rules/option-groups';
import { nameKey } from '../../../graphql/texts/name-key';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import type { UploadService } from '../../media/upload.service';
import { openWhenReady } from '../../shops/own/first-steps';
import { Category } from '../category.entity';
import type { CategoryService } from './category.service';
import { checkPrice, checkStock, factsFrom, nameFrom } from './item-rules';
import * as fields from './item-rules.texts';
import { Item, ItemKind } from '../item.entity';
import { newItem, setPrice } from './item.service';
import * as groupTexts from './option-group-rules.texts';
import { sharedGroups } from './option-group.service';
import { type MenuRowInput, MenuImported } from './own-menu.types';
import { lockItems } from './own-menu.service';
import * as t from './own-menu.texts';
import type { StockService } from '../days/stock.service';

const MOST_ROWS = 1_000;

export class MenuImportService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly uploads: UploadService,
    private readonly stocks: StockService,
    private readonly categories: CategoryService,
  ) {}

  /**
   * Imports all rows or none. Items found by category and name get the price and the other given values; others are
   * created and visible, and missing categories are created. Kind and settings of items with options stay. Throws
   * BAD_USER_INPUT that names the first invalid row, counted from 1.
   */
  async import(shopId: string, rows: readonly MenuRowInput[]): Promise<MenuImported> {
    if (rows.length === 0 || rows.length > MOST_ROWS) throw new Fault('BAD_USER_INPUT', t.tooManyRows(MOST_ROWS));
    rows.forEach((row, index) => naming(index, () => checkRow(row)));
    const pictures = await this.picturesOf(shopId, rows);
    const today = await this.stocks.today(shopId);
    const { replaced, ...imported } = await transaction(this.em, (em) =>
      this.importIn(em, shopId, rows, pictures, today),
    );
    await openWhenReady(this.em, shopId, this.clock.now());
    for (const picture of replaced) await this.uploads.release(picture);
    return Object.assign(new MenuImported(), imported);
  }

  // The items are locked, which blocks checkouts, so they are read and written in as few queries as possible.
  private async importIn(
    em: EntityManager,
    shopId: string,
    rows: readonly MenuRowInput[],
    pictures: ReadonlyMap<string, string>,
    today: string,
  ) {
    const groups = rows.some(({ optionGroupIds }) => optionGroupIds) ? await sharedGroups(em, shopId) : [];
    rows.forEach(({ optionGroupIds }, index) => naming(index, () => checkGroups(optionGroupIds ?? [], groups)));
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
    const replaced = new Set<string>();
    let added = 0;
    for (const [index, { row, category }] of placed.entries()) {
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
      naming(index, () => setPrice(item, row.priceCents));
      const before = item.picture;
      Object.assign(item, valuesOf(row, groups, pictures));
      if (before !== null && before !== item.picture) replaced.add(before);
      if (row.stock !== undefined) wanted.set(item, row.stock);
    }
    await em.flush();
    const changed = [...wanted].filter(([item, stock]) => item.stock !== stock);
    const stock = changed.map(([{ id: itemId }, stock]) => ({ itemId, stock }));
    await this.stocks.set(shopId, today, stock);
    return { added, changed: rows.length - added, replaced };
  }

  /** Returns the keys of the given pictures by their URLs. */
  private async picturesOf(shopId: string, rows: readonly MenuRowInput[]): Promise<Map<string, string>> {
    const keys = new Map<string, string>();
    for (const [index, { pictureUrl: url }] of rows.entries())
      if (url && !keys.has(url)) keys.set(url, await this.uploads.keyOf(shopId, url).catch(refuseRow(index)));
    return keys;
  }
}

function checkRow(row: MenuRowInput): void {
  nameFrom(row.category, fields.category());
  nameFrom(row.name);
  checkPrice(row.priceCents);
  checkStock(row.stock ?? null);
  factsFrom(row);
}

function checkGroups(ids: readonly string[], groups: readonly Conditional[]): void {
  const isKnown = (id: string) => groups.some((group) => group.id === id);
  if (!ids.every(isKnown)) throw new Fault('BAD_USER_INPUT', groupTexts.noGroup());
}

/** Returns the values that a checked row gives; what it does not give stays as it is. */
function valuesOf(
  row: MenuRowInput,
  groups: readonly Conditional[],
  pictures: ReadonlyMap<string, string>,
): Partial<Item> {
  const { optionGroupIds, pictureUrl } = row;
  return {
    ...factsFrom(row),
    ...(optionGroupIds && { optionGroupIds: conditionsFirst(optionGroupIds, groups) }),
    ...(pictureUrl !== undefined && { picture: pictures.get(pictureUrl ?? '') ?? null }),
  };
}

/** Runs what a row asks for; its fault names the row. */
function naming(index: number, work: () => void): void {
  try {
    work();
  } catch (error) {
    refuseRow(index)(error);
  }
}

function refuseRow(index: number) {
  return (error: unknown): never => {
    if (!(error instanceof Fault) || error.code !== 'BAD_USER_INPUT') throw error;
    throw new Fault('BAD_USER_INPUT', t.rowWrong({ place: index + 1, wrong: error.message }), { row: index + 1 });
  };
}

function keyOf({ id }: Pick<Category, 'id'>, name: string): string {
  return `${id}\n${nameKey(name)}`;
}
