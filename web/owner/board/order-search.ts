import { useFoundOrdersQuery } from '../../../graphql/generated/owner/board';
import { folded } from '../../../texts/folded';
import type { OtherDayOrder } from '../../../ui/food/order-board/other-days';
import { formatDay } from '../../page/moments';
import { useDebounced } from '../../shops/use-suggestions';

const REST_MS = 300;
/** A single letter matches nearly every order. */
const LEAST_LETTERS = 2;
const MOST_SHOWN = 8;

interface Found {
  /** Ids of matching orders of today. */
  foundIds?: string[];
  otherDays?: OtherDayOrder[];
}

/** Orders of all days that match the search, once the server has answered; empty without a search. */
export function useOrderSearch(query: string, today: readonly { id: string }[] = []): Found {
  const text = useDebounced(query.trim(), REST_MS);
  const searched = [...folded(text)].length >= LEAST_LETTERS && query.trim() !== '';
  const { data } = useFoundOrdersQuery({ variables: { text }, skip: !searched, fetchPolicy: 'cache-and-network' });
  if (!searched || !data) return {};
  const { orders } = data.ownOrders;
  const shown = new Set(today.map(({ id }) => id));
  const otherDays = orders
    .filter(({ id }) => !shown.has(id))
    .slice(0, MOST_SHOWN)
    .map(({ id, token, customerName, status, window, shop }) => ({
      ...{ id, token, customerName, status },
      pickupWindow: window.pickupWindow,
      dayText: formatDay(window.startsAt, shop.zone),
      href: `/restaurant/dashboard?commande=${id}`,
    }));
  return { foundIds: orders.map(({ id }) => id).filter((id) => shown.has(id)), otherDays };
}
