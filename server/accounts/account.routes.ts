import { z } from 'zod';
import { Refusal } from '../refusal';
import { type RouteModule, failures, failureWith, text } from '../rest-route';
import { Role } from './account.entity';
import type { Done, Session } from './account.types';

const credentials = z.object({ email: text(254), password: text(128) });
const token = z.object({ token: z.string().describe('Sent as `Authorization: Bearer …`.') });
const msg = z.object({ msg: z.string() });

export const accountRoutes: RouteModule = (app) => {
  app.post(
    '/user/login',
    { schema: { summary: 'Signs a customer in.', body: credentials, response: { 200: token, ...failures } } },
    async ({ body, context }) => sessionBody(await context.accounts.loginCustomer(body, context.address)),
  );

  app.post(
    '/user/register',
    {
      schema: {
        summary: 'Signs a customer up; the same answer for a known address, which gets a mail saying so.',
        body: credentials.extend({
          name: text(400),
          phoneNumber: text(40).nullish(),
          terms: z.boolean().optional().describe('Whether the terms were accepted.'),
        }),
        response: { 201: msg, ...failures },
      },
    },
    async ({ body: { name, email, password, phoneNumber, terms }, context }, reply) => {
      const input = { name, email, password, phone: phoneNumber, acceptsTerms: terms };
      reply.status(201);
      return doneBody(await context.registration.register(input, context.address));
    },
  );

  app.post(
    '/user/activate',
    {
      schema: {
        summary: 'Opens the account of a mailed link.',
        body: z.object({ token: text(200) }),
        response: { 200: msg, ...failures },
      },
    },
    async ({ body, context }) => doneBody(await context.registration.activate(body.token, context.address)),
  );

  app.post(
    '/google-login',
    {
      schema: {
        summary: 'Signs in whoever Google vouches for; 409 with needsConfirmation asks to link an account.',
        body: z.object({
          token: text(4096),
          forceGoogle: z.boolean().optional(),
          role: z.enum(['customer', 'owner']).optional(),
        }),
        response: { 200: token, ...failures, 409: failureWith({ needsConfirmation: z.literal(true) }) },
      },
    },
    async ({ body: { token, forceGoogle = false, role }, context }) => {
      const side = role === 'owner' ? Role.OWNER : Role.CUSTOMER;
      return sessionBody(await context.google.login(token, forceGoogle, side, context.address));
    },
  );
};

const sessionBody = (session: Session | Refusal) => (session instanceof Refusal ? session : { token: session.token });
const doneBody = (done: Done | Refusal) => (done instanceof Refusal ? done : { msg: done.message });
