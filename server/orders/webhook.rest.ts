import type { FastifyPluginAsync } from 'fastify';
import { createServices, type Parts } from '../app/context';

/** The provider's news: raw bytes, signature first, each event at most once (contract §5). */
export function webhookDoor(parts: Parts): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1_048_576 }, (_request, body, done) => done(null, body));
    app.post('/stripe/webhook', { schema: { summary: 'Stripe’s events, proved by their signature.' } }, async (request) => {
      const signature = request.headers['stripe-signature'];
      const event = parts.gateway.verifyEvent(request.body as Buffer, typeof signature === 'string' ? signature : '');
      await createServices(parts).paymentNews.receive(event);
      return { received: true };
    });
  };
}
