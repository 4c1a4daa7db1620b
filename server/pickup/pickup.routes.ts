import { type RouteModule, failures } from '../rest-route';

const text = { type: 'string' } as const;

export const pickupRoutes: RouteModule = (app) => {
  app.get<{ Params: { restaurantId: string } }>(
    '/pickup/next-pickup-window/:restaurantId',
    {
      schema: {
        summary: 'Today’s windows that can still be reached; a full one has 0 remaining.',
        response: {
          200: {
            type: 'object',
            properties: {
              pickupWindows: {
                type: 'array',
                items: {
                  type: 'object',
                  properties: {
                    date: { ...text, description: 'M/D/YYYY, shop-local.' },
                    pickupWindow: { ...text, description: 'H:MM AM - H:MM PM, shop-local.' },
                    remaining: { type: 'integer', description: 'Preparation units left.' },
                  },
                },
              },
            },
          },
          ...failures,
        },
      },
    },
    async ({ params, context: { shops, pickup, principal } }) => {
      const shop = await shops.visible(params.restaurantId, principal?.id);
      const windows = await pickup.windows(shop);
      return { pickupWindows: windows.map(({ date, pickupWindow, remaining }) => ({ date, pickupWindow, remaining })) };
    },
  );
};
