import type { FastifyPluginAsync } from 'fastify';
import { accountDoor } from '../accounts/account.rest';
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
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      request.context = await createContext(parts, request.headers.authorization, request.ip);
    });
    for (const door of DOORS) door(app);
  };
}
