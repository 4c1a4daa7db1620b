import { z } from 'zod';
import { guestNetwork } from '../accounts/guest-holds';
import { requireCustomer, ownShopId } from '../accounts/principal';
import { Refusal } from '../refusal';
import { BEARER, OWNER, route, type RouteModule, text } from '../rest-route';
import * as t from './payout.texts';

const wanted = z
  .object({
    amount: z.int().min(0).nullish().describe('Cents; missing or 0 leaves it to the server.'),
    restaurantId: z.string(),
    pickupWindow: text(40).optional().describe('« H:MM AM - H:MM PM », shop-local; only with its pickupDate.'),
    pickupDate: text(10).optional().describe('M/D/YYYY, shop-local.'),
  })
  .refine(({ pickupWindow, pickupDate }) => (pickupWindow === undefined) === (pickupDate === undefined));

/** REST route that opens a payment (specification 4.6: `amount` is in cents). */
export const paymentRoutes: RouteModule = (app) => {
  app.post(
    '/payment-page/create-intent',
    route(
      'Holds window and stock for 10 minutes and opens the payment of the caller’s cart.',
      { security: BEARER, body: wanted },
      { 200: z.object({ clientSecret: z.string() }) },
    ),
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

const shop = z.object({ restaurantId: z.string() });
const made = z.object({ message: z.string(), status: z.string().describe('Where the account stands.') });

/** REST routes for a shop's payout account (specification 7.11). */
export const payoutRoutes: RouteModule = (app) => {
  app.post(
    '/restaurantPaymentSetup/create-stripe-account',
    route(
      'Makes the shop’s account at the payment provider: 201 the first time, 200 again.',
      { security: OWNER, body: shop },
      { 200: made, 201: made },
    ),
    async ({ body, context: { payouts, principal } }, reply) => {
      const { created, account } = await payouts.create(ownShopId(principal, body.restaurantId));
      reply.status(created ? 201 : 200);
      return { message: created ? t.created() : t.exists(), status: account.state };
    },
  );

  app.get(
    '/restaurantPaymentSetup/onboarding-link/:restaurantId',
    route(
      'The way to the provider’s form, for one visit within minutes.',
      { security: OWNER, params: shop },
      { 200: z.object({ onboardingUrl: z.string() }) },
    ),
    async ({ params, context: { payouts, principal } }) => ({
      onboardingUrl: await payouts.onboardingLink(ownShopId(principal, params.restaurantId)),
    }),
  );
};
