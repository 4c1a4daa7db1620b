import { ownShopId } from '../accounts/principal';
import { BEARER, type RouteModule, failures } from '../rest-route';

const made = {
  type: 'object',
  properties: { message: { type: 'string' }, status: { type: 'string', description: 'Where the account stands.' } },
} as const;

/** How a shop comes to be paid (specification 7.11). */
export const payoutRoutes: RouteModule = (app) => {
  app.post<{ Body: { restaurantId: string } }>(
    '/restaurantPaymentSetup/create-stripe-account',
    {
      schema: {
        summary: 'Makes the shop’s account at the payment provider: 201 the first time, 200 again.',
        security: BEARER,
        body: {
          type: 'object',
          properties: { restaurantId: { type: 'string' } },
          required: ['restaurantId'],
        },
        response: { 200: made, 201: made, ...failures },
      },
    },
    async ({ body, context: { payouts, principal } }, reply) => {
      const { created, account } = await payouts.create(ownShopId(principal, body.restaurantId));
      return reply
        .status(created ? 201 : 200)
        .send({ message: created ? 'Compte Stripe créé.' : 'Le compte Stripe existe déjà.', status: account.state });
    },
  );

  app.get<{ Params: { restaurantId: string } }>(
    '/restaurantPaymentSetup/onboarding-link/:restaurantId',
    {
      schema: {
        summary: 'The way to the provider’s form, for one visit within minutes.',
        security: BEARER,
        response: { 200: { type: 'object', properties: { onboardingUrl: { type: 'string' } } }, ...failures },
      },
    },
    async ({ params, context: { payouts, principal } }) => ({
      onboardingUrl: await payouts.onboardingLink(ownShopId(principal, params.restaurantId)),
    }),
  );
};
