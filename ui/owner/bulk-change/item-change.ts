import { allergenNames } from '../../../graphql/rules/allergens';
import type { VatRate } from '../../../graphql/rules/item-defaults';
import {
  changedAllergens,
  changedGroups,
  type AllergenChange,
  type ListChange,
} from '../../../graphql/rules/item-changes';
import type { Conditional } from '../../../graphql/rules/option-groups';
import { formatEuros } from '../../base/price/format-euros';
import type { DeclaredAllergens } from '../allergen-picker/allergen-picker';
import type { OwnerItem } from '../item-table/owner-item';
import { changedOrderRules, orderRulesText, type OrderRules } from '../order-rules/order-rules';
import * as t from './bulk-change.texts';
import { changedPrice, type PriceChange } from './price-change';

/** Item with everything that several items can be given at once. */
export interface BulkItem extends OwnerItem {
  categoryId: string;
  vatRate: VatRate;
  allergens: DeclaredAllergens;
  orderRules: OrderRules | null;
  optionGroupIds: readonly string[];
}

export interface BulkCategory {
  id: string;
  name: string;
  items: readonly BulkItem[];
}

export interface BulkMenu {
  categories: readonly BulkCategory[];
  /** The shop's own option groups; undefined while they are loading. */
  groups?: readonly (Conditional & { name: string })[];
}

export type ItemChange =
  | ({ what: 'price' } & PriceChange)
  | { what: 'category'; categoryId: string }
  | { what: 'vatRate'; vatRate: VatRate }
  | ({ what: 'allergens' } & AllergenChange)
  | { what: 'orderRules'; rules: Partial<OrderRules> }
  | { what: 'soldOut'; soldOut: boolean }
  | ({ what: 'optionGroups' } & ListChange<string>);
export type What = ItemChange['what'];

export interface ChangeStep {
  before: BulkItem;
  /** Null when the change is not possible for this item. */
  after: BulkItem | null;
  isChanged: boolean;
}

/** Previews a change of the chosen items in the order of the menu; a price only changes where there is one. */
export function changeSteps(menu: BulkMenu, itemIds: readonly string[], change: ItemChange): ChangeStep[] {
  const chosen = new Set(itemIds);
  const items = menu.categories.flatMap((category) => category.items);
  const namesThere = items.filter(({ categoryId }) => change.what === 'category' && categoryId === change.categoryId);
  const taken = new Set(namesThere.map(({ name }) => name.toLowerCase()));
  return items
    .filter(({ id, priceCents }) => chosen.has(id) && (change.what !== 'price' || priceCents !== null))
    .map((before) => {
      const part = changedPart(before, change, taken, menu.groups ?? []);
      const after = part && { ...before, ...part };
      const text = (item: BulkItem) => factText(item, change.what, menu);
      return { before, after, isChanged: after !== null && text(before) !== text(after) };
    });
}

/** Returns what changes of an item, or null when it cannot; adds the name of a moved item to the taken ones. */
function changedPart(
  item: BulkItem,
  change: ItemChange,
  taken: Set<string>,
  groups: readonly Conditional[],
): Partial<BulkItem> | null {
  switch (change.what) {
    case 'price': {
      const priceCents = changedPrice(item.priceCents ?? 0, change);
      return priceCents === null ? null : { priceCents };
    }
    case 'category': {
      const name = item.name.toLowerCase();
      if (item.categoryId !== change.categoryId && taken.has(name)) return null;
      taken.add(name);
      return { categoryId: change.categoryId };
    }
    case 'vatRate':
      return { vatRate: change.vatRate };
    case 'allergens':
      return { allergens: changedAllergens(item.allergens, change) };
    case 'orderRules':
      return { orderRules: changedOrderRules(item.orderRules, change.rules) };
    case 'soldOut':
      return { soldOut: change.soldOut };
    case 'optionGroups':
      return { optionGroupIds: changedGroups(item.optionGroupIds, change, groups) };
  }
}

const rates: Record<VatRate, () => string> = { 55: t.rate55, 100: t.rate100, 200: t.rate200 };

/** Returns what the preview says of an item before or after a change. */
export function factText(item: BulkItem, what: What, { categories, groups = [] }: BulkMenu): string {
  switch (what) {
    case 'price':
      return formatEuros(item.priceCents ?? 0);
    case 'category':
      return categories.find(({ id }) => id === item.categoryId)?.name ?? '';
    case 'vatRate':
      return rates[item.vatRate]();
    case 'allergens':
      if (item.allergens === null) return t.notSaid();
      return item.allergens.map((one) => allergenNames[one]()).join(', ') || t.noAllergen();
    case 'orderRules':
      return orderRulesText(item.orderRules);
    case 'soldOut':
      return item.soldOut ? t.soldOutToday() : t.onSale();
    case 'optionGroups': {
      const names = item.optionGroupIds.map((id) => groups.find((group) => group.id === id)?.name);
      return names.filter((name) => name !== undefined).join(', ') || t.noGroup();
    }
  }
}

export interface ItemsChange {
  /** With new prices, each with the price it replaces, so that a newer one is not overwritten unseen. */
  items: { itemId: string; priceCents?: number; seenPriceCents?: number }[];
  categoryId?: string;
  vatRate?: VatRate;
  allergens?: { none: boolean; add: DeclaredAllergens & object; remove: DeclaredAllergens & object };
  orderRules?: Partial<OrderRules>;
  soldOut?: boolean;
  optionGroups?: { add: string[]; remove: string[] };
}

/** Returns what is sent: only the items that change, and only what changes of them. */
export function toItemsChange(steps: readonly ChangeStep[], change: ItemChange): ItemsChange {
  const items = steps
    .filter(({ isChanged }) => isChanged)
    .map(({ before, after }) => ({
      itemId: before.id,
      ...(change.what === 'price' && {
        priceCents: after?.priceCents ?? 0,
        seenPriceCents: before.priceCents ?? 0,
      }),
    }));
  switch (change.what) {
    case 'price':
      return { items };
    case 'category':
      return { items, categoryId: change.categoryId };
    case 'vatRate':
      return { items, vatRate: change.vatRate };
    case 'allergens':
      return { items, allergens: { none: change.none, add: [...change.add], remove: [...change.remove] } };
    case 'orderRules':
      return { items, orderRules: change.rules };
    case 'soldOut':
      return { items, soldOut: change.soldOut };
    case 'optionGroups':
      return { items, optionGroups: { add: [...change.add], remove: [...change.remove] } };
  }
}
