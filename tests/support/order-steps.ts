import { randomUUID } from 'node:crypto';
import { CancelMyOrderDocument } from '../../graphql/generated/customer/after-order';
import { OrderPageDocument, RefundLinesDocument } from '../../graphql/generated/customer/order';
import {
  AdvanceOrderDocument,
  CancelOrderDocument,
  MarkNoShowDocument,
  UndoOrderStepDocument,
} from '../../graphql/generated/owner/board';
import type { OrderStatus } from '../../graphql/generated/schema';
import { graphql, type Somebody, type Fixtures } from './fixtures';

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

/** The shop gives pieces of an order's first line back. */
export async function refundPieces(server: Server, shop: Somebody, orderId: string, quantity = 1, reason = 'Tombé.') {
  const [line] = (await orderSeenBy(server, shop, orderId)).lines;
  const input = { requestId: String(randomUUID()), orderId, reason, lines: [{ lineId: line?.id ?? '', quantity }] };
  return (await graphql(server, shop.token, RefundLinesDocument, { input })).refundLines;
}

/** Gives the window of an order other times. */
export const setWindow = ({ product: { pool } }: Fixtures, orderId: string, startsAt: string, endsAt?: string) =>
  pool.query(
    `update booked_window set starts_at = $2, ends_at = coalesce($3::timestamptz, ends_at)
     where id = (select window_id from orders where id = $1)`,
    [orderId, startsAt, endsAt],
  );

/** As if the half minute had gone by in which the shop could undo its last step. */
export async function undoTimePasses({ product: { pool } }: Fixtures, orderId: string) {
  await pool.query("update orders set status_at = status_at - interval '31 seconds' where id = $1", [orderId]);
  await pool.query("update cancellation set at = at - interval '31 seconds' where order_id = $1", [orderId]);
}

export const undoStep = async (server: Server, { token }: Somebody, orderId: string) =>
  (await graphql(server, token, UndoOrderStepDocument, { orderId })).undoOrderStep;

export const markNoShow = async (server: Server, { token }: Somebody, orderId: string) =>
  (await graphql(server, token, MarkNoShowDocument, { orderId })).markNoShow;
