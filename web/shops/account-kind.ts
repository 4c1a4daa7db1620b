import type { ShopKind } from '../../ui/food/shop-card/shop-kind';

const KINDS = { boulangerie: 'BOULANGERIE', restaurant: 'RESTAURANT', cafe: 'CAFE' } as const;

/** What a form calls a shop, as the schema calls it. */
export function accountKind<Kind extends ShopKind>(kind: Kind): (typeof KINDS)[Kind] {
  return KINDS[kind];
}
