import { z } from 'zod';
import { guestNetwork } from '../accounts/guest-holds';
import { requireCustomer } from '../accounts/principal';
import { Refusal } from '../refusal';
import { BEARER, type RouteModule, failures, text } from '../rest-route';

/** REST route that opens a payment (specification 4.6: `amount` is in cents). */
export const paymentRoutes: RouteModule = (app) => {
  app.post(
    '/payment-page/create-intent',
    {
      schema: {
        summary: 'Holds window and stock for 10 minutes and opens the payment of the caller’s cart.',
        security: BEARER,
        body: z
          .object({
            amount: z.int().min(0).nullish().describe('Cents; missing or 0 leaves it to the server.'),
            restaurantId: z.string(),
            pickupWindow: text(40).optional().describe('« H:MM AM - H:MM PM », shop-local; only with its pickupDate.'),
            pickupDate: text(10).optional().describe('M/D/YYYY, shop-local.'),
          })
          .refine(({ pickupWindow, pickupDate }) => (pickupWindow === undefined) === (pickupDate === undefined)),
        response: { 200: z.object({ clientSecret: z.string() }), ...failures },
      },
    },
    async ({ body: { amount, restaurantId, pickupWindow: label, pickupDate: date }, context }) => {
      const window = label === undefined || date === undefined ? null : { date, label };
      const checkout = await context.checkouts.start(requireCustomer(context.principal), {
        shopId: restaurantId,
        window,
        statedTotalCents: amount === 0 ? null : (amount ?? null),
        network: guestNetwork(context),
      });
      return checkout instanceof Refusal ? checkout : { clientSecret: checkout.clientSecret };
    },
  );
};
