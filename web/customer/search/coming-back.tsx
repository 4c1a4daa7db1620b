import { useLayoutEffect, useRef } from 'react';
import { useComingBackQuery } from '../../../graphql/generated/customer/coming-back';
import { useTrackedOrderChangedSubscription } from '../../../graphql/generated/customer/tracking';
import { useArrival } from '../../ordering/use-arrival';
import { useOrderAgain } from '../../ordering/use-order-again';
import { ComingBackScreen } from './coming-back-screen';
import { comingBack } from './coming-back-view';
import { ComingBackRoom, keepRoom } from './coming-back-room';

/** What it costs and from when it can be had moves on; the press asks once more. */
const POLL = { pollInterval: 60_000, skipPollAttempt: () => document.hidden };

/** The running orders, the last one once more, the open carts, for who comes back to the search. */
export function ComingBack() {
  const { data, error } = useComingBackQuery({ fetchPolicy: 'cache-and-network', ...POLL });
  const { announcing, announce } = useArrival();
  const { again, busyId, failure } = useOrderAgain();
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (data) keepRoom(section.current?.offsetHeight ?? 0);
  }, [data]);
  if (!data) return error ? null : <ComingBackRoom />;
  const { orders, again: once, carts } = comingBack(data);
  return (
    <>
      {orders.slice(0, 1).map(({ token }) => (
        <Live key={token} token={token} />
      ))}
      <ComingBackScreen
        {...{ orders, carts, announcing, ref: section }}
        again={once && { ...once, notes: failure ? [failure.text] : once.notes }}
        busy={busyId !== undefined}
        onArrive={announce}
        onOrderAgain={() => once && again(once.orderId, once.totalCents)}
      />
    </>
  );
}

/** News of an order land in the cache, from which the query reads. */
function Live({ token }: { token: string }) {
  useTrackedOrderChangedSubscription({ variables: { reference: token }, ignoreResults: true });
  return null;
}
