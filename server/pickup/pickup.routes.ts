import { z } from 'zod';
import { route, type RouteModule } from '../rest-route';

const window = z.object({
  date: z.string().describe('M/D/YYYY, shop-local.'),
  pickupWindow: z.string().describe('« H:MM AM - H:MM PM », shop-local.'),
  remaining: z.int().describe('Preparation units left.'),
});

export const pickupRoutes: RouteModule = (app) => {
  app.get(
    '/pickup/next-pickup-window/:restaurantId',
    route(
      'Today’s windows that can still be reached; a full one has 0 remaining.',
      { params: z.object({ restaurantId: z.string() }) },
      { 200: z.object({ pickupWindows: z.array(window) }) },
    ),
    async ({ params, context: { shops, pickup, principal } }) => {
      const shop = await shops.shown(params.restaurantId, principal?.id);
      const windows = await pickup.windows(shop);
      return { pickupWindows: windows.map(({ date, label, remaining }) => ({ date, pickupWindow: label, remaining })) };
    },
  );
};
