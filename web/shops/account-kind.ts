import type { ShopKind } from '../../ui/food/shop-card/shop-kind';

const KINDS = { boulangerie: 'BOULANGERIE', restaurant: 'RESTAURANT', cafe: 'CAFE' } as const;

/** Maps a form's account type to the schema's. */
export function accountKind<Kind extends ShopKind>(kind: Kind): (typeof KINDS)[Kind] {
  return KINDS[kind];
}
