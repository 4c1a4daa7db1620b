import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { inOneStep } from '../../database/retry';
import { queryIn } from '../../database/query';
import { Fault } from '../../errors';
import { newId } from '../../identifiers';
import type { UploadService } from '../../media/upload.service';
import { endOfToday } from '../../shops/hours/business-day';
import { openingRulesIn } from '../../shops/hours/shop-hours';
import { openWhenReady } from '../../shops/own/first-steps';
import type { Category } from '../category.entity';
import type { CategoryService } from './category.service';
import {
  checkLimit,
  checkPrice,
  checkVatRate,
  descriptionFrom,
  nameFrom,
  repriced,
  englishNameFrom,
} from './item-rules';
import * as fields from './item-rules.texts';
import { Item, ItemKind } from '../item.entity';
import { NameTaken, unlessTaken } from '../named';
import type { AddDraftInput, AddItemInput, ChangeItemInput, ItemExtrasInput, NewPriceInput } from './own-menu.types';
import { lockItems, ownCategory, ownItem, place } from './own-menu.service';
import { orderRulesFrom } from '../days/order-rules';
import * as t from './own-menu.texts';
import type { StockService } from '../days/stock.service';

export type PlainItem = Omit<AddItemInput, 'categoryId'>;

export class ItemService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly uploads: UploadService,
    private readonly stocks: StockService,
    private readonly categories: CategoryService,
  ) {}

  /** Adds a plain item, or completes a draft with the same name. Throws NOT_FOUND, BAD_USER_INPUT. */
  async add(shopId: string, input: AddItemInput): Promise<Item | NameTaken> {
    const added = await this.addAll(shopId, () => Promise.resolve(input.categoryId), [input]);
    return Array.isArray(added) ? (added[0] as Item) : added;
  }

  /** Adds several items to one category, all or none; creates the category when there is none. */
  async addUnder(shopId: string, category: string, inputs: readonly PlainItem[]): Promise<Item[] | NameTaken> {
    return this.addAll(shopId, async () => (await this.categories.named(shopId, category)).id, inputs);
  }

  /** Adds a hidden item, which needs no price, and its category; with `catalogued`, name and picture are public. */
  async addDraft(shopId: string, input: AddDraftInput, catalogued = false): Promise<Item | NameTaken> {
    const name = nameFrom(input.name, fields.itemName());
    const priceCents = input.priceCents ?? 0;
    if (priceCents !== 0) checkPrice(priceCents);
    const picture = await this.uploads.keyOf(shopId, input.pictureUrl);
    return unlessTaken(this.em, t.itemExists(), async (em) => {
      const category = input.categoryId
        ? await ownCategory(em, shopId, input.categoryId)
        : await this.categories.named(shopId, input.categoryName?.trim() || t.unsorted());
      const item = await lastItem(em, category, ItemKind.SIMPLE, name, this.clock.now());
      em.assign(item, { picture, priceCents, catalogued });
      return item;
    });
  }

  /** Changes the given fields; a stock that is not given stays as it is. Throws CONFLICT when the name is taken. */
  async change(shopId: string, input: ChangeItemInput): Promise<Item> {
    const { itemId, categoryId, pictureUrl, priceCents, stock, freshlyBaked, published, extras } = input;
    const name = input.name == null ? null : nameFrom(input.name, fields.itemName());
    if (priceCents != null) checkPrice(priceCents);
    const picture = pictureUrl ? await this.uploads.keyOf(shopId, pictureUrl) : null;
    const today = await this.stocks.today(shopId);
    let replaced: string | null = null;
    const item = await unlessTaken(this.em, t.itemExists(), async (em) => {
      const found = await ownItem(em, shopId, itemId);
      // The category is changed first, because a query in between would flush the new name while the item is still in
      // its old category.
      if (categoryId != null) await putUnder(em, found, await ownCategory(em, shopId, categoryId));
      if (name !== null) found.name = name;
      if (pictureUrl !== undefined) {
        if (found.picture !== picture) replaced = found.picture;
        found.picture = picture;
      }
      if (priceCents != null) setPrice(found, priceCents);
      if (freshlyBaked != null) found.freshlyBaked = freshlyBaked;
      if (extras) em.assign(found, extrasFrom(extras));
      if (published != null) show(found, published);
      await em.flush();
      if (stock === undefined) await this.stocks.beginCounting(shopId, found);
      else await this.stocks.set(shopId, today, [{ itemId, stock }]);
      return ownItem(em, shopId, itemId);
    });
    if (item instanceof NameTaken) throw new Fault('CONFLICT', item.message);
    await this.uploads.release(replaced);
    await openWhenReady(this.em, shopId, this.clock.now());
    return item;
  }

  /** Moves an item to an index in its category, counted from 0; an index beyond the last means the last. */
  async move(shopId: string, itemId: string, toIndex: number): Promise<void> {
    await inOneStep(this.em, async (em) => {
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

  private async addAll(
    shopId: string,
    categoryId: () => Promise<string>,
    inputs: readonly PlainItem[],
  ): Promise<Item[] | NameTaken> {
    const today = await this.stocks.today(shopId);
    const result = await unlessTaken(this.em, t.itemExists(), async (em) => {
      const category = await ownCategory(em, shopId, await categoryId());
      const added: Item[] = [];
      for (const input of inputs) {
        const { priceCents, freshlyBaked, published } = input;
        checkPrice(priceCents);
        const name = nameFrom(input.name);
        const picture = input.pictureUrl ? await this.uploads.keyOf(shopId, input.pictureUrl) : null;
        const item =
          (await draftOf(em, category, name)) ??
          (await lastItem(em, category, ItemKind.SIMPLE, name, this.clock.now()));
        em.assign(item, { ...extrasFrom(input), picture, priceCents, freshlyBaked, published });
        await em.flush();
        const stock = input.stock ?? item.orderRules?.dayCapacity ?? null;
        await this.stocks.set(shopId, today, [{ itemId: item.id, stock }]);
        added.push(await ownItem(em, shopId, item.id));
      }
      return added;
    });
    await openWhenReady(this.em, shopId, this.clock.now());
    return result;
  }

  /** Takes an item off the menu; past orders stay unchanged. */
  async remove(shopId: string, itemId: string): Promise<void> {
    const now = this.clock.now();
    const picture = await inOneStep(this.em, async (em) => {
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
    return inOneStep(this.em, async (em) => {
      const item = await ownItem(em, shopId, itemId);
      const rules = (await openingRulesIn(queryIn(em), [shopId])).get(shopId);
      item.soldOutUntil = soldOut && rules ? endOfToday(rules, this.clock.now()) : null;
      return item;
    });
  }

  async reprice(shopId: string, prices: readonly NewPriceInput[], publish = false): Promise<Item[]> {
    for (const { priceCents } of prices) checkPrice(priceCents);
    const changed = await inOneStep(this.em, async (em) => {
      const ids = prices.map(({ itemId }) => itemId);
      await lockItems(em, shopId, ids);
      const items: Item[] = [];
      for (const { itemId, priceCents } of prices) {
        const item = await ownItem(em, shopId, itemId);
        setPrice(item, priceCents);
        if (publish) show(item, true);
        items.push(item);
      }
      return items;
    });
    if (publish) await openWhenReady(this.em, shopId, this.clock.now());
    return changed;
  }
}

/** Returns a new item, not yet persisted and without a price, unpublished; the caller sets the price. */
export function newItem(
  em: EntityManager,
  { now, ...facts }: Pick<Item, 'category' | 'kind' | 'name' | 'position'> & { now: Date },
): Item {
  return em.create(Item, { id: newId(now), shop: facts.category.shop, ...facts, priceCents: 0, published: false });
}

export async function lastItem(em: EntityManager, category: Category, kind: ItemKind, name: string, now: Date) {
  return newItem(em, { category, kind, name, position: await lastPlace(em, category), now });
}

async function lastPlace(em: EntityManager, category: Category): Promise<number> {
  const last = await em.findOne(Item, { category, deletedAt: null }, { orderBy: { position: 'desc' } });
  return (last?.position ?? -1) + 1;
}

/** Moves an item to the end of another category; an item that is already in the category keeps its position. */
export async function putUnder(em: EntityManager, item: Item, category: Category): Promise<void> {
  if (category.id !== item.category.id) em.assign(item, { category, position: await lastPlace(em, category) });
}

export function extrasFrom(input: ItemExtrasInput) {
  const { description, descriptionEn, allergens, dietary, vatRate, preparationUnits, orderRules } = input;
  checkVatRate(vatRate);
  checkLimit(preparationUnits);
  return {
    description: descriptionFrom(description),
    ...(descriptionEn !== undefined && { descriptionEn: descriptionFrom(descriptionEn ?? '') || null }),
    ...englishNameFrom(input),
    allergens: allergens ? [...new Set(allergens)] : null,
    dietary: [...new Set(dietary)],
    vatRate,
    preparationUnits,
    ...(orderRules !== undefined && { orderRules: orderRules && orderRulesFrom(orderRules) }),
  };
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
