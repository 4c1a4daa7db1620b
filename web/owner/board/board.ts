import type { ApolloClient } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  BoardPageDocument,
  MarkOrdersSeenDocument,
  useAdvanceOrderMutation,
  useBoardChangedSubscription,
  useBoardPageQuery,
  useCancelOrderMutation,
  useMarkNoShowMutation,
  useUndoOrderStepMutation,
  type AdvanceOrderMutation,
  type BoardOrderFragment,
  type BoardPageQuery,
} from '../../../graphql/generated/owner/board';
import type { OrderStatus } from '../../../graphql/rules/order-status';
import { notify } from '../../../ui/base/toast/toast';
import type { BoardOrder } from '../../../ui/food/order-board/board-order';
import type { Why } from '../../../ui/food/order-board/cancel-dialog';
import { saveSnapshot, recallSight } from '../../offline/offline-snapshot';
import { backOffMs, nextChance } from '../../offline/next-chance';
import { useLiveState } from '../../offline/live-state';
import { useCatchUp } from '../../offline/use-catch-up';
import { createStore, useStore } from '../../page/store';
import { customerId } from '../../session/session';
import { createArrivals } from './arrivals';
import * as t from './board.texts';
import { ring, ringDoor } from './chime';
import { errorMessage, isNetworkLoss } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import { useOnce } from '../../page/use-once';

const LONGEST_WAIT_MS = 5_000;

interface BoardState {
  failure: unknown;
  reading: boolean;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead: number;
  /** Time of the last reading, in milliseconds of this device's clock; null before the first. */
  readAt: number | null;
}

type Board = ReturnType<typeof createBoard>;

function createBoard(client: ApolloClient) {
  const state = createStore<BoardState>({ failure: null, reading: true, ahead: 0, readAt: null });
  const set = (next: Partial<BoardState>) => state.change({ ...state.read(), ...next });

  /** Shop setting: whether new orders ring, on all boards. */
  let rings = true;
  const arrivals = createArrivals({
    ring: (loudness) => {
      if (rings) ring(loudness);
    },
    ringDoor: () => {
      if (rings) ringDoor();
    },
    markSeen: async (orderIds) => {
      await client.mutate({ mutation: MarkOrdersSeenDocument, variables: { orderIds }, context: withinTime() });
    },
  });

  const sight = () => ({ operation: 'BoardPage', variables: '{}', who: customerId() ?? '' });
  /**
   * Restores the last offline snapshot when the board opens without a network; returns its time, or null when there is
   * none.
   */
  const recall = (): number | null => {
    const seen = recallSight(sight());
    if (!seen) return null;
    client.writeQuery({ query: BoardPageDocument, data: seen.data as BoardPageQuery });
    return seen.at;
  };

  const reader = createReader(async () => {
    set({ reading: true });
    try {
      const asked = Date.now();
      const { data } = await client.query({
        query: BoardPageDocument,
        fetchPolicy: 'network-only',
        context: withinTime(),
      });
      const between = (asked + Date.now()) / 2;
      if (!data) return;
      set({ failure: null, reading: false, ahead: Date.parse(data.now) - between, readAt: asked });
      saveSnapshot({ ...sight(), at: Date.now(), data });
      rings = data.ownShop.alerts.ring;
      arrivals.notice(data.boardOrders);
    } catch (failure) {
      set({ failure, reading: false, readAt: state.read().readAt ?? (isNetworkLoss(failure) ? recall() : null) });
      throw failure;
    }
  });

  const refresh = () => void reader.refresh().catch(() => undefined);
  return {
    arrivals,
    state,
    refresh,
    receive: (changed: readonly BoardOrderFragment[]) => {
      if (changed.length === 0) {
        refresh();
        return;
      }
      reader.changed();
      client.cache.updateQuery({ query: BoardPageDocument }, (board) =>
        board ? { ...board, boardOrders: withOrders(board.boardOrders, changed) } : undefined,
      );
      arrivals.notice(changed);
    },
    /**
     * Returns the order's status from the server, retrying until it can be reached; undefined when the order has left
     * the board.
     */
    look: async (orderId: string): Promise<OrderStatus | undefined> => {
      for (let attempt = 2; ; attempt += 1) {
        try {
          await reader.refresh();
          break;
        } catch (error) {
          if (!isLostAnswer(error)) throw error;
          await nextChance(backOffMs(attempt, LONGEST_WAIT_MS));
        }
      }
      return client.readQuery({ query: BoardPageDocument })?.boardOrders.find(({ id }) => id === orderId)?.status;
    },
  };
}

/** Adds orders that the board has not; Apollo's cache has already updated the others by their ids. */
export function withOrders(
  orders: readonly BoardOrderFragment[],
  changed: readonly BoardOrderFragment[],
): BoardOrderFragment[] {
  const known = new Set(orders.map(({ id }) => id));
  return [...orders, ...changed.filter(({ id }) => !known.has(id))];
}

/** Reads the board on request, one reading at a time. */
export function createReader(read: () => Promise<void>) {
  let underWay: Promise<void> | null = null;
  let changes = 0;

  const readUntilFresh = async () => {
    try {
      let known: number;
      do {
        known = changes;
        await read();
      } while (changes !== known);
    } finally {
      underWay = null;
    }
  };
  /**
   * Marks a change, so that a reading under way, which may have missed it, is repeated and does not drop a new order.
   */
  const changed = () => {
    changes += 1;
  };

  return {
    changed,
    /** Resolves after a reading that started no earlier than this call; rejects when it failed. */
    refresh: (): Promise<void> => {
      if (underWay) changed();
      else underWay = readUntilFresh();
      return underWay;
    },
  };
}

const ANSWER_WITHIN_MS = 10_000;

/**
 * Options that abort a call after 10 s, so that it does not hang on a network that drops packets. Create new ones for
 * each call.
 */
export function withinTime(): { fetchOptions: { signal: AbortSignal } } {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ANSWER_WITHIN_MS);
  return { fetchOptions: { signal: controller.signal } };
}

/**
 * Whether it is unknown if the server did the work: there was no answer, or only one of a server starting or stopping
 * (status 5xx).
 */
export function isLostAnswer(error: unknown): boolean {
  if (isNetworkLoss(error)) return true;
  if (ServerError.is(error)) return error.statusCode >= 500;
  // Safari 15 ignores the reason passed to `abort`.
  return error instanceof DOMException && /^(Timeout|Abort)Error$/.test(error.name);
}

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

type StepAnswer = AdvanceOrderMutation['advanceOrder'];

interface Words {
  refused: (message: string, order: BoardOrder) => string;
  failed: (message: string) => string;
}

const plain: Words = {
  refused: (message, { token }) => t.stepRefused({ token, message }),
  failed: (message) => message,
};
const noShow: Words = { refused: t.noShowRefused, failed: t.noShowFailed };

/** Changes the status of orders, one request per order at a time, and reports failures. */
export function useOrderSteps(board: Board) {
  const [advanceOrder] = useAdvanceOrderMutation();
  const [undoOrderStep] = useUndoOrderStepMutation();
  const [markNoShow] = useMarkNoShowMutation();
  const [cancelOrder] = useCancelOrderMutation();
  const { once, busyIds } = useOnce();

  const unsent = busyIds.length > 0;
  useEffect(() => {
    if (!unsent) return;
    // Warns before the page is left, because a step that still waits for the network would be lost.
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [unsent]);

  /** `to` is the wanted status; when another board has already set it, the step counts as done. */
  const take = (
    order: BoardOrder,
    to: OrderStatus | undefined,
    send: () => Promise<StepAnswer | undefined>,
    words = plain,
  ) =>
    void once(order.id, async () => {
      const isTaken = (answer: StepAnswer) =>
        answer.__typename === 'Order' || (answer.__typename === 'OrderMoved' && answer.order.status === to);
      board.arrivals.touch(order.id);
      try {
        const answer = await deliver({
          from: order.status,
          send: async () => {
            const sent = await send();
            // Without errors Apollo always returns data, which its types do not express.
            if (!sent) throw new Error('An answer without data.');
            return sent;
          },
          isTaken,
          look: () => board.look(order.id),
          wait: (attempt) => nextChance(backOffMs(attempt)),
        });
        if (answer && answer.__typename !== 'Order' && !isTaken(answer))
          notify(words.refused(refusalMessage(answer), order), 'caution');
      } catch (error) {
        notify(words.failed(isLostAnswer(error) ? t.notTaken(order.token) : errorMessage(error)), 'danger');
      }
    });
  /** Variables of a call that is aborted when it takes too long. */
  const of = <Variables>(variables: Variables) => ({ variables, context: withinTime() });

  return {
    busyIds,
    onAdvance: (order: BoardOrder) =>
      take(order, order.status === 'PREPARING' ? 'READY' : 'COLLECTED', async () => {
        const input = { orderId: order.id, from: order.status };
        return (await advanceOrder(of({ input }))).data?.advanceOrder;
      }),
    onCancel: (order: BoardOrder, why: Why) =>
      take(order, 'CANCELLED', async () => {
        const input = { orderId: order.id, from: order.status, ...why };
        return (await cancelOrder(of({ input }))).data?.cancelOrder;
      }),
    onUndo: (order: BoardOrder) =>
      take(order, undefined, async () => (await undoOrderStep(of({ orderId: order.id }))).data?.undoOrderStep),
    onMarkNoShow: (order: BoardOrder) => {
      const despiteArrival = order.customerArriving === true;
      const send = async () => (await markNoShow(of({ orderId: order.id, despiteArrival }))).data?.markNoShow;
      take(order, 'NO_SHOW', send, noShow);
    },
  };
}

interface Step<Answer> {
  from: OrderStatus;
  send: () => Promise<Answer>;
  isTaken: (answer: Answer) => boolean;
  /** Returns the order's status from the server, as soon as it can be reached again. */
  look: () => Promise<OrderStatus | undefined>;
  /** Resolves when the next attempt may be sent; `attempt` counts from 1. */
  wait: (attempt: number) => Promise<void>;
}

/** Maximum number of times a step is sent while the server answers reads but does not accept it. */
export const MOST_ATTEMPTS = 5;

/**
 * Takes a step exactly once, whatever the network does: after a lost answer it first reads the order's status, and
 * sends the step again only while that is unchanged. Returns null when the step had arrived after all. Throws the last
 * network error after `MOST_ATTEMPTS`; the order is then known to be unchanged.
 */
export async function deliver<Answer>(step: Step<Answer>): Promise<Answer | null> {
  const { from, send, isTaken, look, wait } = step;
  for (let attempt = 1; ; attempt += 1) {
    let lost: unknown;
    try {
      const answer = await send();
      if (attempt === 1 || isTaken(answer)) return answer;
      // A retry may be refused only because the first request arrived late.
      return (await look()) === from ? answer : null;
    } catch (error) {
      if (!isLostAnswer(error)) throw error;
      lost = error;
    }
    if ((await look()) !== from) return null;
    if (attempt === MOST_ATTEMPTS) throw lost;
    await wait(attempt);
  }
}
