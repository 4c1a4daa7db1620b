import { FavouriteHeart, WatchButton } from '../../ordering/follow';

export interface ShopFollowProps {
  shopId: string;
  name: string;
  /** Left out: a favourite; null: that it opens; else the item that is sold out. */
  of?: string | null | undefined;
}

/** What only somebody with an account gets from a shop, once the page is at rest. */
export function ShopFollow({ shopId, name, of }: ShopFollowProps) {
  if (of === undefined) return <FavouriteHeart {...{ shopId, name, input: { shopId } }} />;
  return <WatchButton shopId={shopId} itemId={of} />;
}
