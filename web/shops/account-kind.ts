import type { ShopKind } from '../../ui/food/shop-card/shop-kind';

/** Maps a form's account type to the schema's. */
export function accountKind<Kind extends ShopKind>(kind: Kind): Uppercase<Kind> {
  return kind.toUpperCase() as Uppercase<Kind>;
}
