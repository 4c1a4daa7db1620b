import { z } from 'zod';
import { Refusal } from '../refusal';
import { BEARER, failureWith, route, type RouteModule, text } from '../rest-route';
import * as device from './device.texts';
import { Role } from './account.entity';
import type { Done, Session } from './account.types';

const credentials = z.object({ email: text(254), password: text(128) });
const newcomer = credentials.extend({
  name: text(400),
  phoneNumber: text(40).nullish(),
  terms: z.boolean().optional().describe('Whether the terms were accepted.'),
});
const token = z.object({ token: z.string().describe('Sent as `Authorization: Bearer …`.') });
const googleLogin = z.object({
  token: text(4096),
  forceGoogle: z.boolean().optional(),
  role: z.enum(['customer', 'owner']).optional(),
});
const msg = z.object({ msg: z.string() });

export const accountRoutes: RouteModule = (app) => {
  app.post(
    '/user/login',
    route('Signs a customer in.', { body: credentials }, { 200: token }),
    async ({ body, context }) => sessionBody(await context.accounts.loginCustomer(body, context.address)),
  );

  app.post(
    '/user/register',
    route(
      'Signs a customer up; the same answer for a known address, which gets a mail saying so.',
      { body: newcomer },
      { 201: msg },
    ),
    async ({ body: { name, email, password, phoneNumber, terms }, context }, reply) => {
      const input = { name, email, password, phone: phoneNumber, acceptsTerms: terms };
      reply.status(201);
      return doneBody(await context.registration.register(input, context.address));
    },
  );

  app.post(
    '/user/activate',
    route('Opens the account of a mailed link.', { body: z.object({ token: text(200) }) }, { 200: msg }),
    async ({ body, context }) => doneBody(await context.registration.activate(body.token, context.address)),
  );

  app.post(
    '/google-login',
    route(
      'Signs in whoever Google vouches for; 409 with needsConfirmation asks to link an account.',
      { body: googleLogin },
      { 200: token, 409: failureWith({ needsConfirmation: z.literal(true) }) },
    ),
    async ({ body: { token, forceGoogle = false, role }, context }) => {
      const side = role === 'owner' ? Role.OWNER : Role.CUSTOMER;
      return sessionBody(await context.google.login(token, forceGoogle, side, context.address));
    },
  );
};

const deviceReport = z.object({
  token: text(4096, 1),
  deviceType: z.enum(['mobile', 'web']).optional(),
  userId: text(64).optional(),
  browser: text(400).optional(),
  appVersion: text(20).optional(),
  lastLogin: text(40).optional(),
});

export const deviceRoutes: RouteModule = (app) => {
  app.post(
    '/notifications/save-token',
    route('Keeps the push token of the caller’s device.', { security: BEARER, body: deviceReport }, { 200: msg }),
    async ({ body, context }) => {
      await context.devices.save(context.principal, body);
      return { msg: device.saved() };
    },
  );
};

const sessionBody = (session: Session | Refusal) => (session instanceof Refusal ? session : { token: session.token });
const doneBody = (done: Done | Refusal) => (done instanceof Refusal ? done : { msg: done.message });
