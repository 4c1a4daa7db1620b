import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType, Int } from 'type-graphql';
import { changedAllergens, changedGroups, MOST_ITEMS_AT_ONCE } from '../../../graphql/rules/item-changes';
import type { Conditional } from '../../../graphql/rules/option-groups';
import type { Clock } from '../../clock';
import { Fault } from '../../errors';
import { isUuid } from '../../identifiers';
import { formatEuros } from '../../money';
import { endOfToday } from '../../shops/hours/business-day';
import { openingRulesOf } from '../../shops/hours/shop-hours';
import { Allergen } from '../allergens';
import type { Category } from '../category.entity';
import { OrderRules, orderRulesFrom } from '../days/order-rules';
import type { StockService } from '../days/stock.service';
import { Item } from '../item.entity';
import { NameTaken, unlessTaken } from '../named';
import { checkPrice, checkVatRate } from './item-rules';
import { lastPlace, setPrice } from './item.service';
import * as groupTexts from './option-group-rules.texts';
import { sharedGroups } from './option-group.service';
import { lockItems, ownCategory } from './own-menu.service';
import * as t from './own-menu.texts';

@InputType({ description: 'One of the items to change, with its new price where prices change.' })
class ItemToChangeInput {
  @Field(() => ID) itemId!: string;

  @Field(() => Int, { nullable: true, description: 'Cents, 1 to 99999; the sizes of a pizza move along.' })
  priceCents?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Cents the owner saw; CONFLICT where the item has neither this nor the new price by now.',
  })
  seenPriceCents?: number | null;
}

@InputType()
class AllergenChangeInput {
  @Field(() => Boolean, { defaultValue: false, description: 'States that there is none of the fourteen.' })
  none!: boolean;

  @Field(() => [Allergen], { defaultValue: [] }) add!: Allergen[];
  @Field(() => [Allergen], { defaultValue: [] }) remove!: Allergen[];
}

@InputType()
class OptionGroupChangeInput {
  @Field(() => [ID], { defaultValue: [], description: 'The shop’s own groups that the items offer as well.' })
  add!: string[];

  @Field(() => [ID], { defaultValue: [] }) remove!: string[];
}

@InputType({ description: 'What changes of several items; what is absent stays.' })
export class ChangeItemsInput {
  @Field(() => [ItemToChangeInput], { description: '1 to 1000.' }) items!: ItemToChangeInput[];

  @Field(() => ID, { nullable: true, description: 'Another category, in which they become the last.' })
  categoryId?: string | null;

  @Field(() => Int, { nullable: true, description: 'VAT in thousandths: 55, 100 or 200.' }) vatRate?: number | null;
  @Field(() => AllergenChangeInput, { nullable: true }) allergens?: AllergenChangeInput | null;

  @Field(() => OrderRules, { nullable: true, description: 'Of each rule: absent: as before; null: none.' })
  orderRules?: OrderRules | null;

  @Field(() => Boolean, { nullable: true, description: '« Épuisé aujourd’hui », until `OwnShop.todayEndsAt`.' })
  soldOut?: boolean | null;

  @Field(() => OptionGroupChangeInput, { nullable: true }) optionGroups?: OptionGroupChangeInput | null;
}

/** Changes several items at once, all of them or none. */
export class ItemChangeService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly stocks: StockService,
  ) {}

  /** Throws NOT_FOUND, and BAD_USER_INPUT or CONFLICT that names the first item that cannot be changed so. */
  async change(shopId: string, input: ChangeItemsInput): Promise<Item[]> {
    const { length } = input.items;
    if (length === 0 || length > MOST_ITEMS_AT_ONCE) throw new Fault('BAD_USER_INPUT', t.tooManyItems());
    if (input.vatRate != null) checkVatRate(input.vatRate);
    const changed = await unlessTaken(this.em, t.itemExists(), (em) => this.changeIn(em, shopId, input));
    if (changed instanceof NameTaken) throw new Fault('CONFLICT', changed.message);
    return changed;
  }

  private async changeIn(em: EntityManager, shopId: string, input: ChangeItemsInput): Promise<Item[]> {
    const { optionGroups, categoryId, soldOut } = input;
    const groups = optionGroups ? await sharedGroups(em, shopId) : [];
    for (const id of optionGroups?.add ?? [])
      if (!groups.some((group) => group.id === id)) throw new Fault('NOT_FOUND', groupTexts.noGroup());
    const ids = input.items.map(({ itemId }) => itemId.toLowerCase());
    await lockItems(em, shopId, ids);
    const items = await itemsOf(em, shopId, ids);
    const move = categoryId == null ? null : await moving(em, await ownCategory(em, shopId, categoryId));
    const until = soldOut ? endOfToday(await openingRulesOf(em, shopId), this.clock.now()) : null;
    for (const [index, item] of items.entries())
      naming(item, () => {
        move?.(item);
        changePrice(item, input.items[index]);
        changeFacts(item, input, groups);
        if (soldOut != null) item.soldOutUntil = until;
      });
    await em.flush();
    await this.countFirst(shopId, input.orderRules ? items : []);
    return itemsOf(em, shopId, ids);
  }

  /** Items that nobody counted so far are counted from now on when they have a daily capacity. */
  private async countFirst(shopId: string, items: readonly Item[]): Promise<void> {
    const begun = items.flatMap(({ id, stock, orderRules }) =>
      stock === null && orderRules?.dayCapacity ? [{ itemId: id, stock: orderRules.dayCapacity }] : [],
    );
    if (begun.length > 0) await this.stocks.set(shopId, await this.stocks.today(shopId), begun);
  }
}

/** Returns the items in the order of the ids. Throws NOT_FOUND for one that is not on the shop's menu. */
async function itemsOf(em: EntityManager, shopId: string, ids: readonly string[]): Promise<Item[]> {
  const wanted = { id: { $in: ids.filter(isUuid) }, shop: shopId, deletedAt: null };
  const items = await em.find(Item, wanted, { refresh: true, populate: ['category'] });
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.map((id) => {
    const item = byId.get(id);
    if (!item) throw new Fault('NOT_FOUND', t.noItem());
    return item;
  });
}

/** Returns what puts an item at the end of a category; one that is already in it keeps its position. */
async function moving(em: EntityManager, category: Category): Promise<(item: Item) => void> {
  const there = await em.find(Item, { category, deletedAt: null }, { fields: ['name'] });
  const names = new Set(there.map(({ name }) => name.toLowerCase()));
  let position = await lastPlace(em, category);
  return (item) => {
    if (item.category.id === category.id) return;
    if (names.has(item.name.toLowerCase())) throw new Fault('CONFLICT', t.itemExists());
    names.add(item.name.toLowerCase());
    item.category = category;
    item.position = position++;
  };
}

function changePrice(item: Item, wanted: ItemToChangeInput | undefined): void {
  const { priceCents, seenPriceCents } = wanted ?? {};
  if (priceCents == null) return;
  checkPrice(priceCents);
  // The new price itself is not a conflict, so that a change whose answer was lost can be sent again.
  if (seenPriceCents != null && ![seenPriceCents, priceCents].includes(item.priceCents))
    throw new Fault('CONFLICT', t.priceNow(formatEuros(item.priceCents)));
  setPrice(item, priceCents);
}

function changeFacts(item: Item, input: ChangeItemsInput, groups: readonly Conditional[]): void {
  const { vatRate, allergens, orderRules, optionGroups } = input;
  if (vatRate != null) item.vatRate = vatRate;
  if (allergens) item.allergens = changedAllergens(item.allergens, allergens);
  if (orderRules) item.orderRules = orderRulesFrom({ ...item.orderRules, ...given(orderRules) });
  if (optionGroups) item.optionGroupIds = changedGroups(item.optionGroupIds, optionGroups, groups);
}

function given<Part extends object>(part: Part): Partial<Part> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Partial<Part>;
}

/** Runs the change of one item; its fault names the item. */
function naming({ name }: Item, change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault(error.code, t.itemWrong({ name, wrong: error.message }));
  }
}
