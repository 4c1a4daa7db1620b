import * as t from './shop-card.texts';

export type ShopKind = 'boulangerie' | 'restaurant' | 'cafe';

export const shopKindWords: Record<ShopKind, () => string> = {
  boulangerie: t.bakery,
  restaurant: t.restaurant,
  cafe: t.cafe,
};

/** Maps a form's account type to the schema's. */
export function accountKind<Kind extends ShopKind>(kind: Kind): Uppercase<Kind> {
  return kind.toUpperCase() as Uppercase<Kind>;
}
