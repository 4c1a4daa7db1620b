import { z } from 'zod';
import { BEARER, type RouteModule, failures, text } from '../rest-route';
import * as t from './printer.texts';

/**
 * REST route for the print call of the specification's clients (specification 6.2). The server's own order is printed,
 * not what the client sends.
 */
export const printRoutes: RouteModule = (app) => {
  app.post(
    '/print',
    {
      schema: {
        summary: 'Queues the kitchen ticket, once per order and printer.',
        security: BEARER,
        body: z.object({
          orderId: text(100).describe('Id or token.'),
          customerName: text(120).nullish().describe('Not read.'),
          items: z.array(z.object({}).describe('Not read.')).max(60).optional().describe('Not read.'),
          totalAmount: z
            .union([z.number().min(0), text(20)])
            .optional()
            .describe('Euros. Not read.'),
        }),
        response: { 200: z.object({ message: z.string() }), ...failures },
      },
    },
    async ({ body, context: { prints, principal } }) => {
      await prints.queueTicket(principal, body.orderId);
      return { message: t.queued() };
    },
  );
};
