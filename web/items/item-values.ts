import type { OwnItemFactsFragment, OwnRecipeFactsFragment } from '../../graphql/generated/owner/menu.fragments';
import { ITEM_DEFAULTS, VAT_RATES, type VatRate } from '../../graphql/rules/item-defaults';
import type { InitialItem, ToppingValue } from '../../ui/owner/item-form/item-values';
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
