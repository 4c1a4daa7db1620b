import { z } from 'zod';
import { requireCustomer, ownShopId } from '../accounts/principal';
import { Refusal } from '../refusal';
import { BEARER, euros, type RouteModule, failures, OWNER, text } from '../rest-route';
import { orderAnswer, orderBody } from './order-body';
import * as t from './no-show/no-show.texts';

const one = z.object({ order: orderAnswer });
const many = { 200: z.object({ orders: z.array(orderAnswer) }), ...failures };
const user = z.object({ userId: z.string() });

/** REST routes that place and read orders (specification 8.2). */
export const orderRoutes: RouteModule = (app) => {
  app.post(
    '/cart/place-order',
    {
      schema: {
        summary: 'The one order of a succeeded payment: 201 the first time, 200 again.',
        security: BEARER,
        body: z.object({
          customerId: z.string(),
          restaurantId: z.string(),
          pickupWindow: text(40).optional().describe('« H:MM AM - H:MM PM », shop-local.'),
          pickupDate: text(10).optional().describe('M/D/YYYY, shop-local.'),
          totalPrice: euros.min(0).optional().describe('Euros, service charge included; the server charges its own.'),
          paymentIntentId: text(100).optional(),
        }),
        response: { 200: one, 201: one, ...failures },
      },
    },
    async ({ body, context: { orders, placement, principal } }, reply) => {
      const { pickupWindow: label, pickupDate: date } = body;
      const placed = await placement.place(requireCustomer(principal, body.customerId), {
        shopId: body.restaurantId,
        window: label === undefined || date === undefined ? null : { date, label },
        intentId: body.paymentIntentId ?? null,
      });
      if (placed instanceof Refusal) return placed;
      reply.status((await placement.claim(placed)) ? 201 : 200);
      return { order: orderBody(placed, orders.visibleStatus(principal, placed)) };
    },
  );

  app.get(
    '/orders/:orderId',
    {
      schema: {
        summary: 'One order, by id or token, for its parties.',
        security: BEARER,
        params: z.object({ orderId: z.string() }),
        response: { 200: one, ...failures },
      },
    },
    async ({ params, context: { orders, principal } }) => {
      const order = await orders.order(principal, params.orderId);
      return { order: orderBody(order, orders.visibleStatus(principal, order)) };
    },
  );

  app.get(
    '/orders/user/:userId',
    { schema: { summary: 'The caller’s orders, newest first.', security: BEARER, params: user, response: many } },
    async ({ params, context: { orders, principal } }) => ({
      orders: (await orders.ordersOf(requireCustomer(principal, params.userId))).map((order) =>
        orderBody(order, orders.visibleStatus(principal, order)),
      ),
    }),
  );

  app.get(
    '/orders/restaurant/:restaurantId',
    {
      schema: {
        summary: 'The shop’s orders of the last seven days, newest first, at most 500.',
        security: OWNER,
        params: z.object({ restaurantId: z.string() }),
        response: many,
      },
    },
    async ({ params, context: { orders, principal } }) => ({
      orders: (await orders.recent(ownShopId(principal, params.restaurantId))).map((order) => orderBody(order)),
    }),
  );

  app.post(
    '/owner-orders/mark-no-show/:userId',
    {
      schema: {
        summary: 'Marks the customer’s earliest open order that may be as not collected.',
        security: OWNER,
        params: user,
        response: { 200: z.object({ message: z.string() }), ...failures },
      },
    },
    async ({ params, context: { orders, principal } }) => {
      const marked = await orders.markCustomerNoShow(ownShopId(principal), params.userId);
      return marked instanceof Refusal ? marked : { message: t.marked(marked.token) };
    },
  );

  app.get(
    '/token-details/:token',
    {
      schema: {
        summary: 'What an order consists of, by its token, for its parties.',
        security: BEARER,
        params: z.object({ token: z.string() }),
        response: {
          200: orderAnswer.pick({ cartItems: true, orderId: true, customerName: true, status: true, totalPrice: true }),
          ...failures,
        },
      },
    },
    async ({ params, context: { orders, principal } }) => {
      const order = await orders.order(principal, params.token);
      const body = orderBody(order, orders.visibleStatus(principal, order));
      const { cartItems, orderId, customerName, status, totalPrice } = body;
      return { cartItems, orderId, customerName, status, totalPrice };
    },
  );
};
