import { FavouriteHeart, WatchButton } from '../../ordering/follow';

export interface ShopFollowProps {
  shopId: string;
  name: string;
  /** Omitted for the favourite heart, null for an alert when the shop opens, else the id of the sold-out item. */
  of?: string | null | undefined;
}

/** Heart and alert buttons, which only accounts have; loaded once the page is idle. */
export function ShopFollow({ shopId, name, of }: ShopFollowProps) {
  if (of === undefined) return <FavouriteHeart {...{ shopId, name, input: { shopId } }} />;
  return <WatchButton shopId={shopId} itemId={of} />;
}
