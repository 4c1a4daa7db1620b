import { z } from 'zod';
import { type RouteModule, failures } from '../../rest-route';

const LARGEST_EVENT = 1_048_576;

/** The provider’s webhook: the signature is verified over the raw body (specification 8.2). */
export const webhookRoutes: RouteModule = (app) => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_EVENT }, (_request, body, done) => {
      done(null, body);
    });
    scope.post(
      '/stripe/webhook',
      {
        schema: {
          summary: 'Stripe’s events, proved by their signature.',
          response: { 200: z.object({ received: z.literal(true) }), ...failures },
        },
      },
      async (request) => {
        const signature = request.headers['stripe-signature'];
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await request.context.paymentNews.receive(body, typeof signature === 'string' ? signature : '');
        return { received: true as const };
      },
    );
  });
};
