import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type {
  FastifyInstance,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
  FastifySerializerCompiler,
} from 'fastify';
import { accountRoutes, deviceRoutes } from '../../accounts/account.routes';
import { requireSignedIn, ownShopId } from '../../accounts/principal';
import { cartRoutes } from '../../carts/cart.routes';
import { uploadRoutes } from '../../media/upload.routes';
import { menuRoutes } from '../../menus/menu.routes';
import { ownIngredientsRoutes } from '../../menus/own/own-ingredients.routes';
import { ownMenuRoutes } from '../../menus/own/own-menu.routes';
import { orderRoutes } from '../../orders/order.routes';
import { webhookRoutes } from '../../orders/settlement/webhook.routes';
import { paymentRoutes, payoutRoutes } from '../../payments/payment.routes';
import { pickupRoutes } from '../../pickup/pickup.routes';
import { cloudPrinterRoutes, printRoutes } from '../../printing/printer.routes';
import { Refusal } from '../../refusal';
import type { RouteModule, ZodTypes } from '../../rest-route';
import { ownerRoutes, shopRoutes } from '../../shops/shop.routes';
import { voiceRoutes } from '../../voice/voice.routes';
import { createContext } from '../context';
import type { Parts } from '../parts';
import { withinLimits } from './limits';
import { withinDeadline, marked } from './request-timeout';
import { errorBody, frameworkFault } from './rest';
import { z } from 'zod';
import { Fault } from '../../errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the audit record of this request's change; null for requests that change nothing. */
    auditLine: string | null;
    /** Body and path parameters before validation. */
    sent: Readonly<Record<string, unknown>>;
  }
}

const ROUTE_MODULES: RouteModule[] = [
  accountRoutes,
  deviceRoutes,
  shopRoutes,
  ownerRoutes,
  menuRoutes,
  uploadRoutes,
  ownMenuRoutes,
  ownIngredientsRoutes,
  cartRoutes,
  pickupRoutes,
  paymentRoutes,
  payoutRoutes,
  orderRoutes,
  webhookRoutes,
  printRoutes,
  cloudPrinterRoutes,
  voiceRoutes,
];

/** Serves every REST path of specification 8.2, and their description in openapi.json. */
export async function serveRest(server: FastifyInstance, parts: Parts): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'MêmePrix', version: '1', description: 'Les chemins REST de la spécification.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: describeZod,
  });
  server.get('/api/openapi.json', { schema: { hide: true } }, async () => server.swagger());
  await server.register(mountRoutes(parts), { prefix: '/api' });
}

function mountRoutes(parts: Parts) {
  return async (plain: FastifyInstance) => {
    const app = plain.withTypeProvider<ZodTypes>();
    app.setValidatorCompiler(readByZod);
    app.setSerializerCompiler(writeAsIs);
    app.decorateRequest('auditLine', null);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      request.context = await withinDeadline(request, () =>
        createContext(parts, request.headers.authorization, request.ip),
      );
      // Callers are authorised before their input is validated.
      if (request.routeOptions.schema?.security) requireSignedIn(request.context.principal);
      if (isForOwners(request)) ownShopId(request.context.principal);
      await withinDeadline(request, () => withinLimits(request.context, nameOf(request)));
    });
    app.addHook('preValidation', async (request) => {
      request.sent = { ...(request.params as object), ...bodyOf(request.body) };
      const named = request.sent['restaurantId'] ?? request.sent['ownerId'];
      // Owners of other shops get FORBIDDEN rather than the validation errors of that shop's body.
      if (isForOwners(request) && typeof named === 'string' && named.trim() !== '')
        ownShopId(request.context.principal, named.trim());
    });
    app.addHook('preHandler', async (request) => {
      if (request.method === 'GET') return;
      const { audit, principal } = request.context;
      request.auditLine = await withinDeadline(request, () => audit.begin(principal, nameOf(request), request.sent));
    });
    app.addHook('preSerialization', async (_request, reply, answer) =>
      answer instanceof Refusal ? errorBody(reply, answer) : answer,
    );
    // Recorded before the answer is sent, so that its reader finds the change in the audit log.
    app.addHook('onSend', async (request, { statusCode }) => {
      const { auditLine, context } = request;
      if (auditLine === null) return;
      if (statusCode < 400) await marked(request, context.audit.done(auditLine));
      else if (statusCode < 500) await marked(request, context.audit.refused(auditLine));
    });
    for (const routes of ROUTE_MODULES) routes(app);
  };
}

const isForOwners = ({ routeOptions }: FastifyRequest) =>
  routeOptions.schema?.security?.some(({ bearer }) => bearer?.includes('owner')) ?? false;

/** Returns the name of a route in the rate limits and the audit log. */
function nameOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`;
}

function bodyOf(body: unknown): object {
  const isPlain = typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !(body instanceof FormData);
  return isPlain ? body : {};
}

/** Validates requests with their zod schema; a schema may provide its own message, or throw a Fault. */
const readByZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (sent: unknown) => {
    try {
      const { data, error } = schema.safeParse(sent, { error: () => frameworkFault(400).message });
      return error ? { error: new Fault('BAD_USER_INPUT', error.issues[0]?.message ?? '') } : { value: data };
    } catch (error) {
      return { error: error as Error };
    }
  };

/**
 * Answers are not filtered by their schema: a field missing in the schema fails a test instead of being dropped in
 * production.
 */
const writeAsIs: FastifySerializerCompiler<unknown> = () => (answer) => JSON.stringify(answer);

/** Converts a route's zod schemas for openapi.json. */
const describeZod: SwaggerTransform<FastifySchema> = ({ schema, url }: { schema?: FastifySchema; url: string }) => {
  if (!schema || schema.hide) return { schema: schema as FastifySchema, url };
  const described = Object.entries(schema).map(([part, value]: [string, unknown]) => [
    part,
    value instanceof z.ZodType ? jsonOf(value, 'input') : part === 'response' ? answersOf(value as object) : value,
  ]);
  return { schema: Object.fromEntries(described) as FastifySchema, url };
};

function answersOf(value: object): object {
  if (value instanceof z.ZodType) return jsonOf(value, 'output');
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      typeof inner === 'object' && inner !== null ? answersOf(inner) : inner,
    ]),
  );
}

function jsonOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const json: { $schema?: string } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  delete json.$schema;
  return json;
}
