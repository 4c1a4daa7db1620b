import { CancelMyOrderDocument } from '../../graphql/generated/customer/after-order';
import { OrderPageDocument } from '../../graphql/generated/customer/order';
import {
  AdvanceOrderDocument,
  CancelOrderDocument,
  MarkNoShowDocument,
  UndoOrderStepDocument,
} from '../../graphql/generated/owner/board';
import type { OrderStatus } from '../../graphql/generated/schema';
import { graphql, type Somebody } from './world';

interface Server {
  base: string;
}

/** An order as whoever asks may read it. */
export const orderSeenBy = async (server: Server, { token }: Somebody, reference: string) =>
  (await graphql(server, token, OrderPageDocument, { reference })).order;

/** What its customer and its shop do to an order, each as its page asks it. */
export const cancelMine = async (server: Server, { token }: Somebody, reference: string) =>
  (await graphql(server, token, CancelMyOrderDocument, { reference })).cancelMyOrder;

export const advance = async (server: Server, { token }: Somebody, orderId: string, from: OrderStatus = 'PREPARING') =>
  (await graphql(server, token, AdvanceOrderDocument, { input: { orderId, from } })).advanceOrder;

export const cancelByShop = async (
  server: Server,
  { token }: Somebody,
  orderId: string,
  from: OrderStatus = 'PREPARING',
  reason = 'Le four est en panne.',
) => (await graphql(server, token, CancelOrderDocument, { input: { orderId, from, reason } })).cancelOrder;

export const undoStep = async (server: Server, { token }: Somebody, orderId: string) =>
  (await graphql(server, token, UndoOrderStepDocument, { orderId })).undoOrderStep;

export const markNoShow = async (server: Server, { token }: Somebody, orderId: string) =>
  (await graphql(server, token, MarkNoShowDocument, { orderId })).markNoShow;
