import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useBoardChangedSubscription, useBoardPageQuery } from '../../../graphql/generated/owner/board';
import { useLiveState } from '../../offline/live-state';
import { useCatchUp } from '../../offline/use-catch-up';
import { useStore } from '../../page/store';
import { createBoard } from './board';

const READ_EVERY_MS = 30_000;
const READ_WHILE_LOST_MS = 10_000;
const RESUBSCRIBE_MS = 5_000;

/**
 * The shop's live orders: the stream starts with the whole board and, after a gap, sends what was missed. The board is
 * also read when the page opens and at intervals, for changes no order event reports: time, pause, day.
 */
export function useBoardOrders() {
  const client = useApolloClient();
  const [board] = useState(() => createBoard(client));
  const arrivals = useStore(board.arrivals);
  const state = useStore(board.state);
  const live = useLiveState('owner');
  const { data } = useBoardPageQuery({ fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' });

  const { restart } = useBoardChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: event } }) => event && board.receive(event.boardChanged.orders),
    onError: () => void setTimeout(restart, RESUBSCRIBE_MS),
    onComplete: () => void setTimeout(restart, RESUBSCRIBE_MS),
  });

  useEffect(() => board.arrivals.insist(), [board]);

  const lost = live === 'lost' || state.failure !== null;
  useEffect(() => {
    const timer = setInterval(board.refresh, lost ? READ_WHILE_LOST_MS : READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [board, lost]);

  const away = live === 'lost';
  useEffect(() => board.refresh(), [board, away]);

  useCatchUp(board.refresh);

  const { boardOrders: orders, ownSoldOut: soldOutIds, ownShop: shop } = data ?? {};
  return { board, arrivals, lost, orders, soldOutIds, shop, ...state };
}
