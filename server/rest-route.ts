import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from './platform/context';
import { type Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls and the services to call, as in a resolver. */
    context: Context;
  }
}

/** One module's REST paths: thin, over the services that GraphQL uses. */
export type RouteModule = (app: FastifyInstance) => void;

/** Status and stable word of every expected « no » (contract §5); its sentence travels with it. */
const REFUSALS: Readonly<Record<string, { status: number; code: string }>> = {
  InvalidCredentials: { status: 401, code: 'INVALID_CREDENTIALS' },
  AccountNotActivated: { status: 403, code: 'NOT_ACTIVATED' },
  TooManyTries: { status: 429, code: 'RATE_LIMITED' },
  AddressUnknown: { status: 400, code: 'ADDRESS_UNKNOWN' },
  LinkInvalid: { status: 400, code: 'LINK_INVALID' },
  WrongPassword: { status: 400, code: 'WRONG_PASSWORD' },
  GoogleRefused: { status: 401, code: 'GOOGLE_REFUSED' },
  ConfirmationNeeded: { status: 409, code: 'CONFIRMATION_NEEDED' },
  OrderUnderWay: { status: 409, code: 'ORDER_UNDER_WAY' },
  LimitExceeded: { status: 400, code: 'LIMIT_EXCEEDED' },
  InvalidSelection: { status: 400, code: 'INVALID_SELECTION' },
  CartFull: { status: 400, code: 'CART_FULL' },
  SoldOut: { status: 409, code: 'SOLD_OUT' },
  PriceChanged: { status: 409, code: 'PRICE_CHANGED' },
  CartEmpty: { status: 400, code: 'CART_EMPTY' },
  WindowInvalid: { status: 400, code: 'WINDOW_INVALID' },
  NoWindowLeft: { status: 409, code: 'NO_WINDOW' },
  WindowFull: { status: 409, code: 'WINDOW_FULL' },
  PaymentPending: { status: 402, code: 'PAYMENT_REQUIRED' },
  PaymentRefunded: { status: 409, code: 'REFUNDED' },
  OrderMoved: { status: 409, code: 'ORDER_MOVED' },
  NameTaken: { status: 409, code: 'NAME_TAKEN' },
  NothingLeft: { status: 409, code: 'NOTHING_LEFT' },
  RefundNotPossible: { status: 409, code: 'REFUND_NOT_POSSIBLE' },
  StepNotPossible: { status: 409, code: 'STEP_NOT_POSSIBLE' },
};

const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = { 429: 60, 503: 5 };

/** The one writer of error bodies: the spec's clients read `error`, `message` or `msg` (contract §5). */
export function fail(
  reply: FastifyReply,
  status: number,
  code: string,
  text: string,
  details: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const wait = RETRY_AFTER_SECONDS[status];
  // What knows better has said so.
  if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', String(wait));
  return reply.status(status).send({ ...details, error: text, message: text, msg: text, code });
}

/** Whether a service said no. */
export function isRefusal(result: object): result is Refusal {
  return result.constructor.name in REFUSALS;
}

/** Answers an expected « no », with what the specification wants beside its sentence. */
export function refuse(
  reply: FastifyReply,
  refusal: Refusal,
  details: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  const { status, code } = REFUSALS[refusal.constructor.name] ?? { status: 409, code: 'CONFLICT' };
  if ('retryAfterSeconds' in refusal) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return fail(reply, status, code, refusal.message, details);
}

const MESSAGE = { type: 'string' } as const;

/** The error body, for openapi.json. */
export const failures = {
  '4xx': {
    type: 'object',
    properties: { error: MESSAGE, message: MESSAGE, msg: MESSAGE, code: MESSAGE },
    required: ['error', 'message', 'msg', 'code'],
  },
} as const;

/** Paths that need a token say so in openapi.json; who may call is decided by the services. */
export const BEARER = [{ bearer: [] }];
