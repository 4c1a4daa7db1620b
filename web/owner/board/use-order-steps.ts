import { useEffect } from 'react';
import {
  useAdvanceOrderMutation,
  useCancelOrderMutation,
  useMarkNoShowMutation,
  useUndoOrderStepMutation,
  type AdvanceOrderMutation,
} from '../../../graphql/generated/owner/board';
import type { OrderStatus } from '../../../graphql/rules/order-status';
import { notify } from '../../../ui/base/toast/toast';
import type { BoardOrder } from '../../../ui/food/order-board/board-order';
import type { Why } from '../../../ui/food/order-board/cancel-dialog';
import { backOffMs } from '../../offline/back-off';
import { nextChance } from '../../offline/next-chance';
import { errorMessage } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import { useOnce } from '../../page/use-once';
import { type Board, isLostAnswer, withinTime } from './board';
import * as t from './board.texts';

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
