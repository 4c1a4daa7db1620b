import type { EntityManager } from '@mikro-orm/postgresql';
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
import {
  type AddDrinkInput,
  type AddPizzaInput,
  type AddSandwichInput,
  pizzaRules,
  sandwichRules,
  saveMenuDrink,
  saveToppings,
} from './composed-items';
import type { AddDraftInput, AddItemInput, ChangeItemInput, ItemExtrasInput, NewPriceInput } from './own-menu.types';
import { lockItems, ownCategory, ownItem, place } from './own-menu.service';
import { orderRulesFrom } from '../days/order-rules';
import { offeredGroups } from './option-group.service';
import * as t from './own-menu.texts';
import type { StockService } from '../days/stock.service';

/** Fields of an item to save; those of a known item that are absent stay as they are. */
interface ItemFields extends Partial<Omit<ChangeItemInput, 'itemId'>> {
  /** Absent for a new item, which is published unless `published` says otherwise. */
  itemId?: string;
  /** Category by name, created when there is none. */
  categoryName?: string;
}

interface Saving {
  /** Kind of a new item, and the only one accepted of a known item; absent: any. */
  kind?: ItemKind;
  /** What messages call the name. */
  nameLabel?: string;
  needsPicture?: boolean;
  /** Completes a draft of the same name, and fixes today's stock, even to « not counted ». */
  isPlain?: boolean;
  /** Saves what the kind has beside the item, and returns further values of the item. */
  more?: (em: EntityManager, item: Item) => Promise<Partial<Item>>;
}

export type PlainItem = Omit<AddItemInput, 'categoryId'>;
type ComposedChange = Pick<ItemFields, 'itemId' | 'published' | 'freshlyBaked'>;
const PLAIN: Saving = { kind: ItemKind.SIMPLE, isPlain: true };
/** A draft that is completed without a picture loses its own. */
const plainFields = <Input extends PlainItem>(input: Input) => ({
  ...input,
  pictureUrl: input.pictureUrl ?? null,
  extras: input,
});

/** Adds and changes items. Carts are priced at each read and orders keep a copy, so neither is updated. */
export class ItemService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly uploads: UploadService,
    private readonly stocks: StockService,
    private readonly categories: CategoryService,
  ) {}

  /** Adds a plain item, or completes a draft with the same name. Throws NOT_FOUND, BAD_USER_INPUT. */
  add(shopId: string, input: AddItemInput): Promise<Item | NameTaken> {
    return this.save(shopId, plainFields(input), PLAIN);
  }

  /** Adds several items to one category, all or none; creates the category when there is none. */
  async addUnder(shopId: string, category: string, inputs: readonly PlainItem[]): Promise<Item[] | NameTaken> {
    const result = await unlessTaken(this.em, t.itemExists(), async (em) => {
      const { id: categoryId } = await this.categories.named(shopId, category);
      const added: Item[] = [];
      for (const input of inputs)
        added.push((await this.saveIn(em, shopId, { ...plainFields(input), categoryId }, PLAIN)).item);
      return added;
    });
    await openWhenReady(this.em, shopId, this.clock.now());
    return result;
  }

  /** Adds a hidden item, which needs no price, and its category; with `catalogued`, name and picture are public. */
  addDraft(shopId: string, input: AddDraftInput, catalogued = false): Promise<Item | NameTaken> {
    const categoryName = input.categoryName?.trim() || t.unsorted();
    // 0 is no price yet.
    const priceCents = input.priceCents === 0 ? null : input.priceCents;
    const draft = { ...input, categoryName, priceCents, published: false };
    return this.save(shopId, draft, {
      kind: ItemKind.SIMPLE,
      nameLabel: fields.itemName(),
      needsPicture: true,
      more: async () => ({ catalogued }),
    });
  }

  /** Changes the given fields; a stock that is not given stays as it is. Throws CONFLICT when the name is taken. */
  async change(shopId: string, input: ChangeItemInput): Promise<Item> {
    const item = await this.save(shopId, input, { nameLabel: fields.itemName() });
    if (item instanceof NameTaken) throw new Fault('CONFLICT', item.message);
    return item;
  }

  /** Throws BAD_USER_INPUT, and NOT_FOUND when the item is not a sandwich on this shop's menu. */
  saveSandwich(shopId: string, input: AddSandwichInput & ComposedChange): Promise<Item | NameTaken> {
    return this.saveComposed(shopId, ItemKind.SANDWICH, input, (em) => sandwichRules(em, shopId, input));
  }

  /** Also saves the form's toppings, which apply to all pizzas of the shop. Throws as `saveSandwich`. */
  savePizza(shopId: string, input: AddPizzaInput & ComposedChange): Promise<Item | NameTaken> {
    return this.saveComposed(shopId, ItemKind.PIZZA, input, async (em) => {
      const rules = pizzaRules(input);
      await saveToppings(em, shopId, input, this.clock.now());
      return rules;
    });
  }

  addDrink(shopId: string, { outOfStock, ...input }: AddDrinkInput): Promise<Item | NameTaken> {
    const drink = { ...input, ...(outOfStock && { stock: 0 }) };
    return this.saveComposed(shopId, ItemKind.DRINK, drink, async (em, { name }) => {
      await saveMenuDrink(em, shopId, name, input.supplementPriceCents, this.clock.now());
      return {};
    });
  }

  private saveComposed(
    shopId: string,
    kind: ItemKind,
    input: ItemFields & ItemExtrasInput,
    more: Saving['more'],
  ): Promise<Item | NameTaken> {
    return this.save(shopId, { ...input, extras: input }, { kind, needsPicture: true, more });
  }

  private async save(shopId: string, input: ItemFields, saving: Saving): Promise<Item | NameTaken> {
    const saved = await unlessTaken(this.em, t.itemExists(), (em) => this.saveIn(em, shopId, input, saving));
    if (saved instanceof NameTaken) return saved;
    await this.uploads.release(saved.replaced);
    await openWhenReady(this.em, shopId, this.clock.now());
    return saved.item;
  }

  /** Saves a new or a known item within a transaction; also returns the key of a picture it no longer shows. */
  private async saveIn(em: EntityManager, shopId: string, input: ItemFields, saving: Saving) {
    const { itemId, pictureUrl, priceCents, freshlyBaked, extras, stock } = input;
    const { kind, nameLabel, needsPicture, isPlain, more } = saving;
    const optionGroupIds = extras?.optionGroupIds && (await offeredGroups(em, shopId, extras.optionGroupIds));
    if (itemId !== undefined) await lockItems(em, shopId, [itemId]);
    const known = itemId === undefined ? null : await ownItem(em, shopId, itemId, kind);
    const name = known && input.name == null ? known.name : nameFrom(input.name ?? '', nameLabel);
    if (priceCents != null) checkPrice(priceCents);
    const keyOf = (url: string | null) => (url || needsPicture ? this.uploads.keyOf(shopId, url ?? '') : null);
    const values = {
      ...(extras && extrasFrom(extras)),
      ...(pictureUrl !== undefined && { picture: await keyOf(pictureUrl) }),
      ...(freshlyBaked != null && { freshlyBaked }),
      ...(optionGroupIds && { optionGroupIds }),
    };
    const category = await this.categoryFor(em, shopId, input, known);
    const item =
      known ??
      (isPlain ? await draftOf(em, category, name) : null) ??
      (await lastItem(em, category, kind ?? ItemKind.SIMPLE, name, this.clock.now()));
    const before = item.picture;
    // The category is changed first, because a query in between would flush the new name while the item is still in
    // its old category.
    await putUnder(em, item, category);
    em.assign(item, { ...values, ...(known && { name }) });
    if (priceCents != null) setPrice(item, priceCents);
    if (more) em.assign(item, await more(em, item));
    show(item, input.published ?? known?.published ?? true);
    await em.flush();
    await this.stocks.count(shopId, item, isPlain ? (stock ?? item.orderRules?.dayCapacity ?? null) : stock);
    return { item: await ownItem(em, shopId, item.id), replaced: item.picture === before ? null : before };
  }

  private async categoryFor(
    em: EntityManager,
    shopId: string,
    { categoryId, categoryName }: ItemFields,
    known: Item | null,
  ): Promise<Category> {
    if (known && categoryId == null) return known.category;
    if (categoryName !== undefined && !categoryId) return this.categories.named(shopId, categoryName);
    return ownCategory(em, shopId, categoryId ?? '');
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
  return em.create(Item, { id: newId(now), shop: facts.category.shop, ...facts, priceCents: 0, published: false });
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

function extrasFrom(input: ItemExtrasInput) {
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
