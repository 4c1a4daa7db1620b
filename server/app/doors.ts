import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { accountDoor } from '../accounts/account.rest';
import { asSomebody } from '../accounts/principal';
import { deviceDoor } from '../accounts/device.rest';
import { cartDoor } from '../carts/cart.rest';
import { uploadDoor } from '../media/upload.rest';
import { menuDoor } from '../menus/menu.rest';
import { ownIngredientsDoor } from '../menus/own-ingredients.rest';
import { ownMenuDoor } from '../menus/own-menu.rest';
import { orderDoor } from '../orders/order.rest';
import { webhookDoor } from '../orders/webhook.rest';
import { paymentDoor } from '../payments/payment.rest';
import { payoutDoor } from '../payments/payout.rest';
import { pickupDoor } from '../pickup/pickup.rest';
import { cloudPrinterDoor } from '../printing/cloud-printer.rest';
import { printDoor } from '../printing/print.rest';
import type { Door } from '../rest-door';
import { ownerDoor } from '../shops/owner.rest';
import { shopDoor } from '../shops/shop.rest';
import { voiceDoor } from '../voice/voice.rest';
import { createContext, type Parts } from './context';
import { withinLimits } from './limits';
import { inTime, marked } from './patience';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the record holds what this request changes. */
    line: string | null;
  }
}

const DOORS: Door[] = [
  accountDoor,
  deviceDoor,
  shopDoor,
  ownerDoor,
  menuDoor,
  uploadDoor,
  ownMenuDoor,
  ownIngredientsDoor,
  cartDoor,
  pickupDoor,
  paymentDoor,
  payoutDoor,
  orderDoor,
  webhookDoor,
  printDoor,
  cloudPrinterDoor,
  voiceDoor,
];

/** Every REST path of contract §5. */
export function serveDoors(parts: Parts): FastifyPluginAsync {
  return async (app) => {
    app.decorateRequest('line', null);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      request.context = await inTime(request, () => createContext(parts, request.headers.authorization, request.ip));
      // Before anything that was sent is looked at.
      if (request.routeOptions.schema?.security) asSomebody(request.context.principal);
      await inTime(request, () => withinLimits(request.context, nameOf(request)));
    });
    app.addHook('preHandler', async (request) => {
      if (request.method === 'GET') return;
      const { audit, principal } = request.context;
      const sent = { ...(request.params as object), ...bodyOf(request.body) };
      request.line = await inTime(request, () => audit.begin(principal, nameOf(request), sent));
    });
    // Before the answer leaves: whoever reads it finds the change on record.
    app.addHook('onSend', async (request, { statusCode }) => {
      const { line, context } = request;
      if (statusCode < 400) await marked(request, context.audit.done(line));
      else if (statusCode < 500) await marked(request, context.audit.refused(line));
    });
    for (const door of DOORS) door(app);
  };
}

/** A path as the table of limits and the record name it. */
function nameOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`;
}

function bodyOf(body: unknown): object {
  const isPlain = typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !(body instanceof FormData);
  return isPlain ? body : {};
}
