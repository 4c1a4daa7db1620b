import type { EntityManager } from '@mikro-orm/postgresql';
import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { newId } from '../../identifiers';
import type { UploadService } from '../../media/upload.service';
import { endOfToday } from '../../shops/hours/business-day';
import { openingRulesOf } from '../../shops/hours/shop-hours';
import { openWhenReady } from '../../shops/own/first-steps';
import type { Category } from '../category.entity';
import type { CategoryService } from './category.service';
import { checkPrice, factsFrom, nameFrom, repriced } from './item-rules';
import * as fields from './item-rules.texts';
import { isComposed, Item, ItemKind } from '../item.entity';
import { NameTaken, unlessTaken } from '../named';
import { recipeOf } from './item-recipes';
import type { NewPriceInput, SaveItemInput } from './own-menu.types';
import { lockItems, ownCategory, ownItem, place } from './own-menu.service';
import { offeredGroups } from './option-group.service';
import * as t from './own-menu.texts';
import type { StockService } from '../days/stock.service';

interface ItemToSave extends SaveItemInput {
  /** Set for a draft whose name and picture are in the public catalogue (`Item.catalogued`). */
  catalogued?: boolean;
}

/** Adds and changes items. Carts are priced at each read and orders keep a copy, so neither is updated. */
export class ItemService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly uploads: UploadService,
    private readonly stocks: StockService,
    private readonly categories: CategoryService,
  ) {}

  /**
   * Adds an item, or changes a known one, of which what is absent stays as it is. A new simple item completes the draft
   * of the same name. Throws NOT_FOUND, BAD_USER_INPUT.
   */
  async save(shopId: string, input: ItemToSave): Promise<Item | NameTaken> {
    const saved = await unlessTaken(this.em, t.itemExists(), (em) => this.saveIn(em, shopId, input));
    if (saved instanceof NameTaken) return saved;
    await this.uploads.release(saved.replaced);
    await openWhenReady(this.em, shopId, this.clock.now());
    return saved.item;
  }

  /** Adds several items to one category, all or none; creates the category when there is none. */
  async addUnder(shopId: string, category: string, inputs: readonly SaveItemInput[]): Promise<Item[] | NameTaken> {
    const result = await unlessTaken(this.em, t.itemExists(), async (em) => {
      const { id: categoryId } = await this.categories.named(shopId, category);
      const added: Item[] = [];
      for (const input of inputs) added.push((await this.saveIn(em, shopId, { ...input, categoryId })).item);
      return added;
    });
    await openWhenReady(this.em, shopId, this.clock.now());
    return result;
  }

  /** Saves an item within a transaction; also returns the key of a picture it no longer shows. */
  private async saveIn(em: EntityManager, shopId: string, input: ItemToSave) {
    const { itemId, pictureUrl, priceCents, stock, catalogued } = input;
    const optionGroupIds = input.optionGroupIds && (await offeredGroups(em, shopId, input.optionGroupIds));
    if (itemId != null) await lockItems(em, shopId, [itemId]);
    const known = itemId == null ? null : await ownItem(em, shopId, itemId, input.kind ?? undefined);
    const kind = known?.kind ?? input.kind ?? ItemKind.SIMPLE;
    const name = known && input.name == null ? known.name : nameFrom(input.name ?? '', fields.itemName());
    if (priceCents != null) checkPrice(priceCents);
    const values = {
      ...factsFrom(input),
      ...(optionGroupIds && { optionGroupIds }),
      ...(catalogued && { catalogued }),
      ...(await this.pictureFrom(shopId, pictureUrl, kind, known)),
    };
    const category = await this.categoryFor(em, shopId, input, known);
    const draft = known || kind !== ItemKind.SIMPLE || priceCents == null ? null : await draftOf(em, category, name);
    const item = known ?? draft ?? (await lastItem(em, category, kind, name, this.clock.now()));
    const before = item.picture;
    // The category is changed first, because a query in between would flush the new name while the item is still in
    // its old category.
    await putUnder(em, item, category);
    em.assign(item, { ...values, ...(known && { name }) });
    if (priceCents != null) setPrice(item, priceCents);
    em.assign(item, await recipeOf(em, item, input, this.clock.now()));
    show(item, input.published ?? known?.published ?? true);
    await em.flush();
    const isNew = !known && kind === ItemKind.SIMPLE;
    await this.stocks.count(shopId, item, isNew ? (stock ?? item.orderRules?.dayCapacity ?? null) : stock);
    return { item: await ownItem(em, shopId, item.id), replaced: item.picture === before ? null : before };
  }

  /** A draft that is completed without a picture loses its own; what is composed, or a new drink, needs one (specification 7.7). */
  private async pictureFrom(shopId: string, url: string | null | undefined, kind: ItemKind, known: Item | null) {
    if (known && url === undefined) return {};
    const isNeeded = known ? isComposed(known) : kind !== ItemKind.SIMPLE;
    return { picture: url || isNeeded ? await this.uploads.keyOf(shopId, url ?? '') : null };
  }

  private async categoryFor(
    em: EntityManager,
    shopId: string,
    { categoryId, categoryName }: ItemToSave,
    known: Item | null,
  ): Promise<Category> {
    if (categoryId != null) return ownCategory(em, shopId, categoryId);
    return known?.category ?? this.categories.named(shopId, categoryName?.trim() || t.unsorted());
  }

  /** Moves an item to an index in its category, counted from 0; an index beyond the last means the last. */
  async move(shopId: string, itemId: string, toIndex: number): Promise<void> {
    await transaction(this.em, async (em) => {
      await lockItems(em, shopId);
      const moved = await ownItem(em, shopId, itemId);
      const others = await em.find(
        Item,
        { category: moved.category, deletedAt: null, id: { $ne: itemId } },
        { orderBy: { position: 'asc', name: 'asc' }, refresh: true },
      );
      place(moved, others, toIndex);
    });
  }

  /** Takes an item off the menu; past orders stay unchanged. */
  async remove(shopId: string, itemId: string): Promise<void> {
    const now = this.clock.now();
    const picture = await transaction(this.em, async (em) => {
      const item = await ownItem(em, shopId, itemId);
      item.deletedAt = now;
      return item.picture;
    });
    await this.uploads.release(picture);
  }

  async soldOut(shopId: string): Promise<string[]> {
    const which = { shop: shopId, deletedAt: null, soldOutUntil: { $ne: null } };
    return (await this.em.find(Item, which, { fields: ['id'] })).map(({ id }) => id);
  }

  /** « Épuisé aujourd’hui » lasts until the end of the business day, or of the next one when that is about to begin. */
  async setSoldOut(shopId: string, itemId: string, soldOut: boolean): Promise<Item> {
    return transaction(this.em, async (em) => {
      const item = await ownItem(em, shopId, itemId);
      item.soldOutUntil = soldOut ? endOfToday(await openingRulesOf(em, shopId), this.clock.now()) : null;
      return item;
    });
  }

  /** Gives drafts their prices and shows them, all or none. Throws BAD_USER_INPUT, NOT_FOUND. */
  async publish(shopId: string, prices: readonly NewPriceInput[]): Promise<Item[]> {
    for (const { priceCents } of prices) checkPrice(priceCents);
    const changed = await transaction(this.em, async (em) => {
      const ids = prices.map(({ itemId }) => itemId);
      await lockItems(em, shopId, ids);
      const items: Item[] = [];
      for (const { itemId, priceCents } of prices) {
        const item = await ownItem(em, shopId, itemId);
        setPrice(item, priceCents);
        show(item, true);
        items.push(item);
      }
      return items;
    });
    await openWhenReady(this.em, shopId, this.clock.now());
    return changed;
  }
}

/** Returns a new item, not yet persisted and without a price, unpublished; the caller sets the price. */
export function newItem(
  em: EntityManager,
  { now, ...facts }: Pick<Item, 'category' | 'kind' | 'name' | 'position'> & { now: Date },
): Item {
  const defaults = ITEM_DEFAULTS[facts.kind];
  const id = newId(now);
  return em.create(Item, { id, shop: facts.category.shop, ...facts, ...defaults, priceCents: 0, published: false });
}

async function lastItem(em: EntityManager, category: Category, kind: ItemKind, name: string, now: Date) {
  return newItem(em, { category, kind, name, position: await lastPlace(em, category), now });
}

/** Returns the position behind the last item of a category. */
export async function lastPlace(em: EntityManager, category: Category): Promise<number> {
  const last = await em.findOne(Item, { category, deletedAt: null }, { orderBy: { position: 'desc' } });
  return (last?.position ?? -1) + 1;
}

/** Moves an item to the end of another category; an item that is already in the category keeps its position. */
async function putUnder(em: EntityManager, item: Item, category: Category): Promise<void> {
  if (category.id !== item.category.id) em.assign(item, { category, position: await lastPlace(em, category) });
}

/** Sets the price; the sizes of a pizza change by the same amount. */
export function setPrice(item: Item, priceCents: number): void {
  item.sizes = repriced(item.sizes, priceCents);
  item.priceCents = priceCents;
}

async function draftOf(em: EntityManager, category: Category, name: string): Promise<Item | null> {
  const drafts = await em.find(Item, { category, deletedAt: null, published: false, kind: ItemKind.SIMPLE });
  return drafts.find((draft) => draft.name.toLowerCase() === name.toLowerCase()) ?? null;
}

function show(item: Item, published: boolean): void {
  if (published && item.priceCents === 0) throw new Fault('BAD_USER_INPUT', t.priceFirst());
  item.published = published;
}
