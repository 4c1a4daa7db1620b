import { BEARER, type RouteModule, failures } from '../rest-route';
import type { DeviceReport } from './device.service';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

export const deviceRoutes: RouteModule = (app) => {
  app.post<{ Body: DeviceReport }>(
    '/notifications/save-token',
    {
      schema: {
        summary: 'Keeps the push token of the caller’s device.',
        security: BEARER,
        body: {
          type: 'object',
          properties: {
            token: { ...text(4096), minLength: 1 },
            deviceType: { type: 'string', enum: ['mobile', 'web'] },
            userId: text(64),
            browser: text(400),
            appVersion: text(20),
            lastLogin: text(40),
          },
          required: ['token'],
        },
        response: { 200: { type: 'object', properties: { msg: { type: 'string' } } }, ...failures },
      },
    },
    async ({ body, context }) => {
      await context.devices.save(context.principal, body);
      return { msg: 'Cet appareil est enregistré.' };
    },
  );
};
