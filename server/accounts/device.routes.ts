import { z } from 'zod';
import { BEARER, type RouteModule, failures, text } from '../rest-route';
import * as t from './device.texts';

export const deviceRoutes: RouteModule = (app) => {
  app.post(
    '/notifications/save-token',
    {
      schema: {
        summary: 'Keeps the push token of the caller’s device.',
        security: BEARER,
        body: z.object({
          token: text(4096, 1),
          deviceType: z.enum(['mobile', 'web']).optional(),
          userId: text(64).optional(),
          browser: text(400).optional(),
          appVersion: text(20).optional(),
          lastLogin: text(40).optional(),
        }),
        response: { 200: z.object({ msg: z.string() }), ...failures },
      },
    },
    async ({ body, context }) => {
      await context.devices.save(context.principal, body);
      return { msg: t.saved() };
    },
  );
};
