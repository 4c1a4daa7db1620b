import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpStatus } from '../errors';
import { fail } from '../rest-route';
import { asFault, logFault } from './faults';

const TEXTS: Record<number, { code: string; text: string }> = {
  400: { code: 'BAD_USER_INPUT', text: 'Données invalides. Veuillez vérifier les informations saisies.' },
  404: { code: 'NOT_FOUND', text: 'Cette adresse n’existe pas.' },
  405: { code: 'METHOD_NOT_ALLOWED', text: 'Cette méthode n’est pas possible ici.' },
  413: { code: 'TOO_LARGE', text: 'L’envoi est trop volumineux.' },
  415: { code: 'UNSUPPORTED_TYPE', text: 'Ce type de contenu n’est pas accepté.' },
  429: { code: 'RATE_LIMITED', text: 'Trop de demandes. Patientez un instant puis réessayez.' },
};

/** Answers whatever was thrown on the way, always as JSON and never with its inside. */
export function writeError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = refusedWith(error);
  const known = status === null ? undefined : (TEXTS[status] ?? TEXTS[400]);
  if (status !== null && known) return fail(reply, status in TEXTS ? status : 400, known.code, known.text);
  const fault = asFault(error);
  logFault(request.log, fault, error);
  const wait = fault.details?.['retryAfterSeconds'];
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  return fail(reply, httpStatus(fault.code), fault.code, fault.message);
}

/** What the framework refused a request with, or null for everything else; what is its caller's fault is never ours. */
function refusedWith({ validation, statusCode = 0 }: FastifyError): number | null {
  if (validation) return 400;
  // A path that static files refuse, or one longer than any: there is nothing.
  if (statusCode === 403 || statusCode === 414) return 404;
  return statusCode >= 400 && statusCode < 500 ? statusCode : null;
}

/** A path under /api that nobody serves: 405 when another method does. */
export function writeNotFound(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [url = ''] = request.url.split('?');
  const methods = (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((method) => {
    // Null when there is none, whatever its type says.
    const route: unknown = app.findRoute({ method, url });
    return route !== null && method !== (request.method === 'HEAD' ? 'GET' : request.method);
  });
  if (methods.length > 0) {
    reply.header('allow', methods.join(', '));
    return fail(reply, 405, 'METHOD_NOT_ALLOWED', 'Cette méthode n’est pas possible ici.');
  }
  return fail(reply, 404, 'NOT_FOUND', 'Cette adresse n’existe pas.');
}
