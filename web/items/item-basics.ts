import { ITEM_DEFAULTS, VAT_RATES, type VatRate } from '../../graphql/rules/item-defaults';
import type { OwnItemFactsFragment } from '../../graphql/generated/owner/menu.fragments';
import type { OrderRules } from '../../ui/owner/order-rules/order-rules';
import type { ItemBasics } from '../../ui/owner/item-basics/item-basics';

/** Initial values that all item forms share; `pictureUrl` is omitted for an item that never had a picture. */
export function toItemBasics(item: OwnItemFactsFragment): Omit<ItemBasics, 'pictureUrl'> & { pictureUrl?: string } {
  const { categoryId, name, nameEn, descriptionEn, pictureUrl, allergens, dietary, vatRate, preparationUnits } = item;
  const { published, freshlyBaked, optionGroupIds } = item;
  return {
    ...{
      categoryId,
      name,
      nameEn,
      descriptionEn,
      allergens,
      dietary,
      preparationUnits,
      published,
      freshlyBaked,
      optionGroupIds,
    },
    ...(pictureUrl !== null && { pictureUrl }),
    vatRate: toVatRate(vatRate),
    orderRules: toOrderRules(item.orderRules),
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
