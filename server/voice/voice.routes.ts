import { z } from 'zod';
import { newId } from '../identifiers';
import { ownShopId } from '../accounts/principal';
import { orderAnswer, orderBody } from '../orders/order-body';
import { Refusal } from '../refusal';
import { OWNER, route, type RouteModule, text } from '../rest-route';
import { placedText } from './voice.service';

const key = z.guid().optional().describe('The order’s id: said again after a lost answer, it stays one order.');

export const voiceRoutes: RouteModule = (app) => {
  app.post(
    '/orders',
    route(
      'Understands a text against the shop’s menu and places it as a counter order.',
      { security: OWNER, headers: z.object({ 'idempotency-key': key }), body: z.object({ order: text(500, 1) }) },
      { 201: z.object({ message: z.string(), order: orderAnswer }) },
    ),
    async ({ body, headers, context: { clock, voice, principal } }, reply) => {
      const id = headers['idempotency-key'] ?? newId(clock.now());
      const { placed, heard } = await voice.placeText(ownShopId(principal), body.order, id);
      if (placed instanceof Refusal) return placed;
      reply.status(201);
      return { message: placedText(placed, heard), order: orderBody(placed) };
    },
  );
};
