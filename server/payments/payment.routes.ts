import { asCustomer } from '../accounts/principal';
import { Refusal } from '../refusal';
import { BEARER, type RouteModule, failures } from '../rest-route';

interface IntentBody {
  amount?: number | null;
  restaurantId: string;
  pickupWindow?: string;
  pickupDate?: string;
}

/** Opening a payment (specification 4.6: `amount` is in cents). */
export const paymentRoutes: RouteModule = (app) => {
  app.post<{ Body: IntentBody }>(
    '/payment-page/create-intent',
    {
      schema: {
        summary: 'Holds window and stock for 10 minutes and opens the payment of the caller’s cart.',
        security: BEARER,
        body: {
          type: 'object',
          properties: {
            amount: {
              type: ['integer', 'null'],
              minimum: 0,
              description: 'Cents; missing or 0 leaves it to the server.',
            },
            restaurantId: { type: 'string' },
            pickupWindow: { type: 'string', maxLength: 40 },
            pickupDate: { type: 'string', maxLength: 10 },
          },
          required: ['restaurantId'],
          dependencies: { pickupWindow: ['pickupDate'], pickupDate: ['pickupWindow'] },
        },
        response: { 200: { type: 'object', properties: { clientSecret: { type: 'string' } } }, ...failures },
      },
    },
    async ({ body: { amount, restaurantId, pickupWindow, pickupDate }, context: { checkouts, principal } }) => {
      const window = pickupWindow === undefined || pickupDate === undefined ? null : { date: pickupDate, pickupWindow };
      const checkout = await checkouts.start(asCustomer(principal), {
        shopId: restaurantId,
        window,
        statedTotalCents: amount === 0 ? null : (amount ?? null),
      });
      return checkout instanceof Refusal ? checkout : { clientSecret: checkout.clientSecret };
    },
  );
};
