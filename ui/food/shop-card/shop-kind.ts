import * as t from './shop-card.texts';

export type ShopKind = 'boulangerie' | 'restaurant' | 'cafe';

export const shopKindWords: Record<ShopKind, () => string> = {
  boulangerie: t.bakery,
  restaurant: t.restaurant,
  cafe: t.cafe,
};
