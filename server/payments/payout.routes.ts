import { z } from 'zod';
import { ownShopId } from '../accounts/principal';
import { OWNER, type RouteModule, failures } from '../rest-route';
import * as t from './payout.texts';

const shop = z.object({ restaurantId: z.string() });
const made = z.object({ message: z.string(), status: z.string().describe('Where the account stands.') });

/** REST routes for a shop's payout account (specification 7.11). */
export const payoutRoutes: RouteModule = (app) => {
  app.post(
    '/restaurantPaymentSetup/create-stripe-account',
    {
      schema: {
        summary: 'Makes the shop’s account at the payment provider: 201 the first time, 200 again.',
        security: OWNER,
        body: shop,
        response: { 200: made, 201: made, ...failures },
      },
    },
    async ({ body, context: { payouts, principal } }, reply) => {
      const { created, account } = await payouts.create(ownShopId(principal, body.restaurantId));
      reply.status(created ? 201 : 200);
      return { message: created ? t.created() : t.exists(), status: account.state };
    },
  );

  app.get(
    '/restaurantPaymentSetup/onboarding-link/:restaurantId',
    {
      schema: {
        summary: 'The way to the provider’s form, for one visit within minutes.',
        security: OWNER,
        params: shop,
        response: { 200: z.object({ onboardingUrl: z.string() }), ...failures },
      },
    },
    async ({ params, context: { payouts, principal } }) => ({
      onboardingUrl: await payouts.onboardingLink(ownShopId(principal, params.restaurantId)),
    }),
  );
};
