import { useLayoutEffect, useRef } from 'react';
import {
  ReturningCustomerDocument,
  useReturningCustomerQuery,
} from '../../../graphql/generated/customer/returning-customer';
import {
  FavouritesDocument,
  useDropFavouriteMutation,
  useFavouritesQuery,
  useFavouriteToCartMutation,
} from '../../../graphql/generated/customer/favourites';
import { useTrackedOrderChangedSubscription } from '../../../graphql/generated/customer/tracking';
import { useArrival } from '../../ordering/use-arrival';
import { notify } from '../../../ui/base/toast/toast';
import { errorMessage } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import { useOrderAgain } from '../../ordering/use-order-again';
import { ReturningCustomerPanel } from './returning-customer-panel';
import { returningCustomer, shownFavourite, type ShownFavourite } from './returning-customer-view';
import * as t from './returning-customer.texts';
import { ReturningCustomerSpace, rememberHeight } from './returning-customer-space';

/** Price and earliest pickup change over time, so they are polled; a press on an entry queries them again. */
const POLL = { pollInterval: 60_000, skipPollAttempt: () => document.hidden };

/** Running orders, last order to repeat, open carts and favourites for a customer who returns to the search. */
export function ReturningCustomer() {
  const { data, error } = useReturningCustomerQuery({ fetchPolicy: 'cache-and-network', ...POLL });
  const kept = useFavourites();
  const { announcing, announce } = useArrival();
  const { again, busyId, failure } = useOrderAgain();
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (data) rememberHeight(section.current?.offsetHeight ?? 0);
  }, [data, kept.favourites]);
  if (!data || !kept.known) return error ? null : <ReturningCustomerSpace />;
  const { orders, again: once, carts } = returningCustomer(data);
  return (
    <>
      {orders.slice(0, 1).map(({ token }) => (
        <Live key={token} token={token} />
      ))}
      <ReturningCustomerPanel
        {...{ orders, carts, announcing, ref: section }}
        again={once && { ...once, notes: failure ? [failure.text] : once.notes }}
        busy={busyId !== undefined}
        {...kept}
        onArrive={announce}
        onOrderAgain={() => once && again(once.orderId, once.totalCents)}
      />
    </>
  );
}

/** Favourites of an account; empty for guests. */
function useFavourites() {
  const { data, error } = useFavouritesQuery({ fetchPolicy: 'cache-and-network' });
  const [drop] = useDropFavouriteMutation({ refetchQueries: [FavouritesDocument] });
  const [toCart] = useFavouriteToCartMutation({ refetchQueries: [ReturningCustomerDocument] });
  const put = async ({ id, shopName: shop, composed }: ShownFavourite) => {
    const answer = (await toCart({ variables: { id } })).data?.favouriteToCart;
    if (answer?.__typename === 'Cart') notify(t.added({ name: composed?.name ?? '', shop }), 'positive');
    else if (answer) notify(refusalMessage(answer), 'danger');
  };
  return {
    known: Boolean(data ?? error),
    favourites: data?.favourites.map(shownFavourite) ?? [],
    onFavouriteToCart: (one: ShownFavourite) => void put(one).catch(notifyError),
    onFavouriteGone: ({ id }: ShownFavourite) => void drop({ variables: { id } }).catch(notifyError),
  };
}

const notifyError = (error: unknown) => notify(errorMessage(error), 'danger');

/** The subscription writes changes of the order into the cache, which updates the query. */
function Live({ token }: { token: string }) {
  useTrackedOrderChangedSubscription({ variables: { reference: token }, ignoreResults: true });
  return null;
}
