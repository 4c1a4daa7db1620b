import {
  FavouritesDocument,
  useDropFavouriteMutation,
  useDropWatchMutation,
  useFavouritesQuery,
  useSaveFavouriteMutation,
  useWatchesQuery,
  useWatchForMutation,
  WatchesDocument,
  type FavouriteContentFragment,
} from '../../graphql/generated/customer/favourites';
import type { SaveFavouriteInput } from '../../graphql/generated/schema';
import { HeartButton, TellMeButton } from '../../ui/food/follow/follow';
import { notifyErrorLate, notifyLate } from '../page/notify-late';
import { refusalMessage } from '../page/refusals';
import * as t from './follow.texts';

type Composition = NonNullable<FavouriteContentFragment['composition']>;

export interface FavouriteHeartProps {
  name: string;
  /** Null when the line cannot be saved as a favourite in its current state. */
  input: SaveFavouriteInput | null;
  shopId: string;
  /** Omitted when the favourite is the shop itself. */
  composed?: Pick<Composition, 'choices' | 'note'> & { item: { id: string } };
}

/** Heart that adds or removes a favourite; hidden for guests, who have no account to keep one. */
export function FavouriteHeart({ name, input, shopId, composed }: FavouriteHeartProps) {
  const { data } = useFavouritesQuery();
  const again = { refetchQueries: [FavouritesDocument], awaitRefetchQueries: true };
  const [keep] = useSaveFavouriteMutation(again);
  const [drop] = useDropFavouriteMutation(again);
  if (!data) return null;
  const kept = data.favourites.find(
    ({ shop, composition }) => shop.id === shopId && isSame(composition, composed ?? null),
  );
  if (!kept && !input) return null;

  const toggle = async () => {
    if (kept) return drop({ variables: { id: kept.id } });
    const answer = input && (await keep({ variables: { input } })).data?.saveFavourite;
    if (answer && answer.__typename !== 'Favourite') notifyLate(refusalMessage(answer), 'danger');
  };
  return <HeartButton name={name} kept={kept !== undefined} onToggle={() => void toggle().catch(notifyErrorLate)} />;
}

function isSame(one: Composition | null, other: FavouriteHeartProps['composed'] | null): boolean {
  const facts = (it: FavouriteHeartProps['composed'] | null) => it && [it.item.id, it.note, it.choices];
  return JSON.stringify(facts(one)) === JSON.stringify(facts(other));
}

/** « Prévenez-moi » button: alert for an item, or without `itemId` for the shop's opening. */
export function WatchButton({ shopId, itemId = null }: { shopId: string; itemId?: string | null }) {
  const { data } = useWatchesQuery({ fetchPolicy: 'cache-and-network' });
  const again = { refetchQueries: [WatchesDocument], awaitRefetchQueries: true };
  const [begin] = useWatchForMutation(again);
  const [end] = useDropWatchMutation(again);
  if (!data) return null;
  const waited = data.watches.find((one) => one.shopId === shopId && one.itemId === itemId);

  const toggle = async () => {
    if (waited) return end({ variables: { id: waited.id } });
    await begin({ variables: { shopId, itemId } });
    notifyLate(t.willTell(), 'positive');
  };
  return <TellMeButton waiting={waited !== undefined} onToggle={() => void toggle().catch(notifyErrorLate)} />;
}

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
