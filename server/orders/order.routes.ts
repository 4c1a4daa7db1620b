import { asCustomer, ownShopId } from '../accounts/principal';
import { Refusal } from '../refusal';
import { BEARER, type RouteModule, failures } from '../rest-route';
import { orderBody } from './order-body';

const anything = { type: 'object', additionalProperties: true } as const;
const one = { type: 'object', properties: { order: anything } } as const;
const many = {
  200: { type: 'object', properties: { orders: { type: 'array', items: anything } } },
  ...failures,
} as const;

interface PlaceBody {
  customerId: string;
  restaurantId: string;
  pickupWindow?: string;
  pickupDate?: string;
  totalPrice?: number;
  paymentIntentId?: string;
}

/** Placing and reading orders (specification 8.2). */
export const orderRoutes: RouteModule = (app) => {
  app.post<{ Body: PlaceBody }>(
    '/cart/place-order',
    {
      schema: {
        summary: 'The one order of a succeeded payment: 201 the first time, 200 again.',
        security: BEARER,
        body: {
          type: 'object',
          properties: {
            customerId: { type: 'string' },
            restaurantId: { type: 'string' },
            pickupWindow: { type: 'string', maxLength: 40 },
            pickupDate: { type: 'string', maxLength: 10 },
            totalPrice: {
              type: 'number',
              minimum: 0,
              description: 'Euros, service charge included; the server charges its own.',
            },
            paymentIntentId: { type: 'string', maxLength: 100 },
          },
          required: ['customerId', 'restaurantId'],
        },
        response: { 200: one, 201: one, ...failures },
      },
    },
    async ({ body, context: { orders, placement, principal } }, reply) => {
      const { pickupWindow, pickupDate: date } = body;
      const placed = await placement.place(asCustomer(principal, body.customerId), {
        shopId: body.restaurantId,
        window: pickupWindow === undefined || date === undefined ? null : { date, pickupWindow },
        intentId: body.paymentIntentId ?? null,
      });
      if (placed instanceof Refusal) return placed;
      const first = await placement.claim(placed);
      return reply
        .status(first ? 201 : 200)
        .send({ order: orderBody(placed, orders.visibleStatus(principal, placed)) });
    },
  );

  app.get<{ Params: { orderId: string } }>(
    '/orders/:orderId',
    {
      schema: {
        summary: 'One order, by id or token, for its parties.',
        security: BEARER,
        response: { 200: one, ...failures },
      },
    },
    async ({ params, context: { orders, principal } }) => {
      const order = await orders.order(principal, params.orderId);
      return { order: orderBody(order, orders.visibleStatus(principal, order)) };
    },
  );

  app.get<{ Params: { userId: string } }>(
    '/orders/user/:userId',
    { schema: { summary: 'The caller’s orders, newest first.', security: BEARER, response: many } },
    async ({ params, context: { orders, principal } }) => ({
      orders: (await orders.ordersOf(asCustomer(principal, params.userId))).map((order) =>
        orderBody(order, orders.visibleStatus(principal, order)),
      ),
    }),
  );

  app.get<{ Params: { restaurantId: string } }>(
    '/orders/restaurant/:restaurantId',
    {
      schema: {
        summary: 'The shop’s orders of the last seven days, newest first, at most 500.',
        security: BEARER,
        response: many,
      },
    },
    async ({ params, context: { orders, principal } }) => ({
      orders: (await orders.recent(ownShopId(principal, params.restaurantId))).map((order) => orderBody(order)),
    }),
  );

  app.post<{ Params: { userId: string } }>(
    '/owner-orders/mark-no-show/:userId',
    {
      schema: {
        summary: 'Marks the customer’s open order whose window has begun as not collected.',
        security: BEARER,
        response: { 200: { type: 'object', properties: { message: { type: 'string' } } }, ...failures },
      },
    },
    async ({ params, context: { orders, principal } }) => {
      const marked = await orders.markCustomerNoShow(ownShopId(principal), params.userId);
      return marked instanceof Refusal ? marked : { message: `Commande ${marked.token} : client non présenté.` };
    },
  );

  app.get<{ Params: { token: string } }>(
    '/token-details/:token',
    {
      schema: {
        summary: 'What an order consists of, by its token, for its parties.',
        security: BEARER,
        response: { 200: anything, ...failures },
      },
    },
    async ({ params, context: { orders, principal } }) => {
      const order = await orders.order(principal, params.token);
      const told = orderBody(order, orders.visibleStatus(principal, order));
      const { cartItems, orderId, customerName, status, totalPrice } = told;
      return { cartItems, orderId, customerName, status, totalPrice };
    },
  );
};
