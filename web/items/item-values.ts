import type { OwnItemFactsFragment, OwnRecipeFactsFragment } from '../../graphql/generated/owner/menu.fragments';
import type { SaveItemInput } from '../../graphql/generated/schema';
import { ITEM_DEFAULTS, VAT_RATES, type VatRate } from '../../graphql/rules/item-defaults';
import {
  completeItem,
  draftFrom,
  type InitialItem,
  type ItemValues,
  type ToppingValue,
} from '../../ui/owner/item-form/item-values';
import type { OrderRules } from '../../ui/owner/order-rules/order-rules';

type KnownItem = OwnItemFactsFragment & Partial<OwnRecipeFactsFragment>;

/** Returns the values with which the form of a known item begins. */
export function toInitialItem(item: KnownItem, toppings?: ToppingValue[]): InitialItem {
  const { __typename, id, kind, soldOut, ...facts } = item;
  return {
    ...facts,
    vatRate: toVatRate(item.vatRate),
    orderRules: toOrderRules(item.orderRules),
    ...(toppings && { toppings }),
  };
}

/**
 * Returns only the changed fields, because a field that the owner did not edit must not overwrite what another device
 * or, of the stock, a customer has changed meanwhile.
 */
export function changedItem(item: KnownItem, values: ItemValues, toppings?: ToppingValue[]): SaveItemInput {
  const form = { kind: item.kind, mode: 'known' } as const;
  const before = completeItem(draftFrom(item.kind, toInitialItem(item, toppings)), form);
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ItemValues]),
  );
  return { itemId: item.id, ...Object.fromEntries(changed) };
}

export function toVatRate(rate: number): VatRate {
  return VAT_RATES.find((known) => known === rate) ?? ITEM_DEFAULTS.SIMPLE.vatRate;
}

export function toOrderRules(rules: OwnItemFactsFragment['orderRules']): OrderRules | null {
  if (rules === null) return null;
  const { noticeHours, noticeUntil, days, season, dayCapacity } = rules;
  return {
    ...{ noticeHours, days, dayCapacity },
    noticeUntil: noticeUntil && { weekday: noticeUntil.weekday, minute: noticeUntil.minute },
    season: season && { from: season.from, to: season.to },
  };
}
