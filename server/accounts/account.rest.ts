import { type Door, failures, isRefusal, refuse } from '../rest-door';

interface Credentials {
  email: string;
  password: string;
}

/** The customer's sign-in (spec customer §7). */
export const accountDoor: Door = (app) => {
  app.post<{ Body: Credentials }>(
    '/user/login',
    {
      schema: {
        summary: 'Signs a customer in.',
        body: {
          type: 'object',
          properties: { email: { type: 'string', maxLength: 254 }, password: { type: 'string', maxLength: 128 } },
          required: ['email', 'password'],
        },
        response: { 200: { type: 'object', properties: { token: { type: 'string' } } }, ...failures },
      },
    },
    async ({ body, context }, reply) => {
      const session = await context.accounts.loginCustomer(body.email, body.password, context.address);
      return isRefusal(session) ? refuse(reply, session) : { token: session.token };
    },
  );
};
