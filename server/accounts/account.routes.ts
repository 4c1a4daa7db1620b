import { Refusal } from '../refusal';
import { type RouteModule, failures } from '../rest-route';
import { Role } from './account.entity';
import type { Done, Session } from './account.results';

interface Credentials {
  email: string;
  password: string;
}

interface SignUp extends Credentials {
  name: string;
  phoneNumber?: string | null;
  terms?: boolean;
}

interface GoogleCredential {
  token: string;
  forceGoogle?: boolean;
  role?: 'customer' | 'owner';
}

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const token = { type: 'object', properties: { token: { type: 'string' } } } as const;
const msg = { type: 'object', properties: { msg: { type: 'string' } } } as const;

export const accountRoutes: RouteModule = (app) => {
  app.post<{ Body: Credentials }>(
    '/user/login',
    {
      schema: {
        summary: 'Signs a customer in.',
        body: {
          type: 'object',
          properties: { email: text(254), password: text(128) },
          required: ['email', 'password'],
        },
        response: { 200: token, ...failures },
      },
    },
    async ({ body, context }) =>
      sessionBody(await context.accounts.loginCustomer(body.email, body.password, context.address)),
  );

  app.post<{ Body: SignUp }>(
    '/user/register',
    {
      schema: {
        summary: 'Signs a customer up; the same answer for a known address, which gets a mail saying so.',
        body: {
          type: 'object',
          properties: {
            name: text(400),
            email: text(254),
            password: text(128),
            phoneNumber: { type: ['string', 'null'], maxLength: 40 },
            terms: { type: 'boolean' },
          },
          required: ['name', 'email', 'password'],
        },
        response: { 201: msg, ...failures },
      },
    },
    async ({ body: { name, email, password, phoneNumber, terms }, context }, reply) => {
      const input = { name, email, password, phone: phoneNumber, acceptsTerms: terms };
      reply.status(201);
      return doneBody(await context.registration.register(input, context.address));
    },
  );

  app.post<{ Body: { token: string } }>(
    '/user/activate',
    {
      schema: {
        summary: 'Opens the account of a mailed link.',
        body: { type: 'object', properties: { token: text(200) }, required: ['token'] },
        response: { 200: msg, ...failures },
      },
    },
    async ({ body, context }) => doneBody(await context.registration.activate(body.token, context.address)),
  );

  app.post<{ Body: GoogleCredential }>(
    '/google-login',
    {
      schema: {
        summary: 'Signs in whoever Google vouches for; 409 with needsConfirmation asks to link an account.',
        body: {
          type: 'object',
          properties: {
            token: text(4096),
            forceGoogle: { type: 'boolean' },
            role: { type: 'string', enum: ['customer', 'owner'] },
          },
          required: ['token'],
        },
        response: {
          200: token,
          409: { type: 'object', additionalProperties: true, properties: { needsConfirmation: { type: 'boolean' } } },
          ...failures,
        },
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
