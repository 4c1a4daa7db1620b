import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault, type FaultCode, invalid, codeOf } from '../../errors';
import { Refusal } from '../../refusal';
import * as t from '../platform.texts';
import { ConnectionException, DriverException } from '@mikro-orm/core';
import { shown } from '../../shown';

const FRAMEWORK: Readonly<Record<number, readonly [FaultCode, () => string]>> = {
  404: ['NOT_FOUND', t.noSuchAddress],
  405: ['METHOD_NOT_ALLOWED', t.noSuchMethod],
  413: ['TOO_LARGE', t.tooLarge],
  415: ['UNSUPPORTED_TYPE', t.unsupportedType],
};

export function frameworkFault(status: number): Fault {
  const [code, message] = FRAMEWORK[status] ?? [];
  return code && message ? new Fault(code, message()) : invalid();
}

const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = { 429: 60, 503: 5 };

/** Answers any thrown error as JSON, without internal details. */
export function writeError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = refusedWith(error);
  const fault = status === null ? asFault(error) : frameworkFault(status);
  logFault(request.log, fault, error);
  return reply.send(errorBody(reply, fault));
}

/**
 * Returns the body of a refusal or fault, and sets its status and headers on the reply; clients of the specification
 * read `error`, `message` or `msg`.
 */
export function errorBody(reply: FastifyReply, no: Refusal | Fault): object {
  const { code, message, status } = no;
  const facts: Readonly<Record<string, unknown>> = no instanceof Fault ? { ...no.details } : { ...no };
  const wait = facts['retryAfterSeconds'] ?? RETRY_AFTER_SECONDS[status];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  reply.status(status);
  return { ...(no instanceof Refusal && no.details), error: message, message, msg: message, code };
}

/**
 * Returns the status with which Fastify rejected a request, or null for any other error; a client error is never
 * reported as a server error.
 */
function refusedWith(error: FastifyError | Fault): number | null {
  if (error instanceof Fault) return null;
  const { validation, statusCode = 0 } = error;
  if (validation) return 400;
  // 403 from the static file server and 414 for an overlong path mean that nothing exists there.
  if (statusCode === 403 || statusCode === 414) return 404;
  return statusCode >= 400 && statusCode < 500 ? statusCode : null;
}

/** Throws 404 for an unknown path, or 405 when the path exists for another method. */
export function refuseUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): never {
  const [url = ''] = request.url.split('?');
  const methods = (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((method) => {
    // `findRoute` returns null when there is no route, contrary to its type.
    const route: unknown = app.findRoute({ method, url });
    return route !== null && method !== (request.method === 'HEAD' ? 'GET' : request.method);
  });
  if (methods.length > 0) reply.header('allow', methods.join(', '));
  throw frameworkFault(methods.length > 0 ? 405 : 404);
}

// PostgreSQL errors of shutdown, refused or lost connections, timeouts, repeated deadlocks, full disk or memory and
// read-only standby, and system errors of a full, read-only or broken local disk.
const OUT_OF_ORDER =
  /^(57P0[123]|57014|53\w{3}|08(?!P01)\w{3}|55P03|40P01|40001|25006|58030|ENOSPC|EDQUOT|EFBIG|EROFS|EIO|EMFILE|ENFILE|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

// PostgreSQL errors for a character it cannot store that passed the input checks in an escape sequence (in GraphQL:
// within the query text).
const NO_TEXT = /^(22021|22P05|08P01)$/;

/** Converts any thrown error to a Fault; unknown errors become INTERNAL without details. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (NO_TEXT.test(codeOf(error))) return invalid();
  if (error instanceof ConnectionException || isOutOfOrder(error)) return new Fault('UNAVAILABLE', t.unavailable());
  return new Fault('INTERNAL', t.unexpected());
}

export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Logs failures that are not the caller’s fault with their causes, which the answer does not contain. */
export function logFault(log: Log, { code }: Fault, error: unknown): void {
  if (code === 'INTERNAL') log.error({ err: shown('fault', error) }, 'unexpected');
  if (code === 'UNAVAILABLE') log.warn({ err: shown('fault', error) }, 'unavailable');
}

function isOutOfOrder(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const lost = /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/;
  return (
    OUT_OF_ORDER.test(codeOf(error)) ||
    lost.test(error.message) ||
    (error instanceof DriverException && isOutOfOrder(error.cause))
  );
}
