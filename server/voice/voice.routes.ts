import { newId } from '../identifiers';
import { ownShopId } from '../accounts/principal';
import { orderBody } from '../orders/order-body';
import { Refusal } from '../refusal';
import { BEARER, type RouteModule, failures } from '../rest-route';
import { placedText } from './missed-text';

const anything = { type: 'object', additionalProperties: true } as const;

export const voiceRoutes: RouteModule = (app) => {
  app.post<{ Body: { order: string }; Headers: { 'idempotency-key'?: string } }>(
    '/orders',
    {
      schema: {
        summary: 'Understands a text against the shop’s menu and places it as a counter order.',
        security: BEARER,
        headers: {
          type: 'object',
          properties: {
            'idempotency-key': {
              type: 'string',
              format: 'uuid',
              description: 'The order’s id: said again after a lost answer, it stays one order.',
            },
          },
        },
        body: {
          type: 'object',
          properties: { order: { type: 'string', minLength: 1, maxLength: 500 } },
          required: ['order'],
        },
        response: {
          201: { type: 'object', properties: { message: { type: 'string' }, order: anything } },
          ...failures,
        },
      },
    },
    async ({ body, headers, context: { voice, principal } }, reply) => {
      const id = headers['idempotency-key'] ?? newId();
      const { placed, heard } = await voice.placeText(ownShopId(principal), body.order, id);
      if (placed instanceof Refusal) return placed;
      return reply.status(201).send({ message: placedText(placed, heard), order: orderBody(placed) });
    },
  );
};
