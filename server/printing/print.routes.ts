import { BEARER, type RouteModule, failures } from '../rest-route';

interface PrintBody {
  /** Id or token. */
  orderId: string;
}

const money = { type: 'number', minimum: 0 } as const;
const anything = { type: 'object', additionalProperties: true } as const;

/** The print call of the specification's clients (specification 6.2). What is printed is the server's own order. */
export const printRoutes: RouteModule = (app) => {
  app.post<{ Body: PrintBody }>(
    '/print',
    {
      schema: {
        summary: 'Queues the kitchen ticket, once per order and printer.',
        security: BEARER,
        body: {
          type: 'object',
          properties: {
            orderId: { type: 'string', maxLength: 100, description: 'Id or token.' },
            customerName: { type: ['string', 'null'], maxLength: 120, description: 'Not read.' },
            items: { type: 'array', maxItems: 60, items: anything, description: 'Not read.' },
            totalAmount: { anyOf: [money, { type: 'string', maxLength: 20 }], description: 'Not read.' },
          },
          required: ['orderId'],
        },
        response: { 200: { type: 'object', properties: { message: { type: 'string' } } }, ...failures },
      },
    },
    async ({ body, context: { prints, principal } }) => {
      await prints.queueTicket(principal, body.orderId);
      return { message: 'Print job sent successfully.' };
    },
  );
};
