import type { OwnItemFactsFragment } from '../../graphql/generated/owner/menu.fragments';
import type { OrderRules } from '../../ui/owner/order-rules/order-rules';
import type { ItemBasics } from '../../ui/owner/item-basics/item-basics';

/** Initial values that all item forms share; `pictureUrl` is omitted for an item that never had a picture. */
export function toItemBasics(item: OwnItemFactsFragment): Omit<ItemBasics, 'pictureUrl'> & { pictureUrl?: string } {
  const { categoryId, name, nameEn, descriptionEn, pictureUrl, allergens, dietary, vatRate, preparationUnits } = item;
  const { published, freshlyBaked } = item;
  return {
    ...{ categoryId, name, nameEn, descriptionEn, allergens, dietary, preparationUnits },
    ...(pictureUrl !== null && { pictureUrl }),
    vatRate: vatRate === 100 || vatRate === 200 ? vatRate : 55,
    standing: { published, freshlyBaked },
    orderRules: toOrderRules(item.orderRules),
  };
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
