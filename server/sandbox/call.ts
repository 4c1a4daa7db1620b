import type { PoolClient } from 'pg';
import type { FormFields } from './form-body';
import { isSameSecret } from '../secrets';
import { ApiError, invalidRequest, noSuch } from './api-error';
import type { Intent } from './objects';

/** One request to the sandbox within its own transaction. */
export interface Call {
  db: PoolClient;
  /** Current time in Unix seconds of the product's clock. */
  now: number;
  /** Body of a POST or query string of a GET. */
  fields: FormFields;
  /** Id in the path; empty when the path has none. */
  id: string;
  /** Which API key the request carries. */
  by: 'secret' | 'publishable';
  /** Records an event, which is delivered only if the transaction commits. */
  emit(type: string, subject: object, account?: string): Promise<void>;
}

export interface Answer {
  status: number;
  body: object;
}

/**
 * Handles a request: a returned answer commits the transaction whatever its status; a thrown `ApiError` rolls it back.
 */
export type Handler = (call: Call) => Promise<Answer>;

export function ok(body: object): Answer {
  return { status: 200, body };
}

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

/**
 * Returns which key a request carries: as bearer token or, from browsers, in the field `key`. Throws 401.
 */
export function keyHolder(authorization: string | undefined, fields: FormFields, keys: Keys): Call['by'] {
  const given = /^bearer (\S+)/i.exec(authorization ?? '')?.[1] ?? fields['key'];
  if (typeof given !== 'string' || given === '') throw unauthorizedError('You did not provide an API key.');
  if (isSameSecret(given, keys.secretKey)) return 'secret';
  if (isSameSecret(given, keys.publishableKey)) return 'publishable';
  throw unauthorizedError(`Invalid API Key provided: ${given.slice(0, 8)}***`);
}

export function needSecretKey(by: Call['by']): void {
  if (by === 'secret') return;
  throw unauthorizedError(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  );
}

const unauthorizedError = (message: string, code?: string) =>
  new ApiError(401, { type: 'invalid_request_error', ...(code && { code }), message });

/** Browsers may access a payment only with its own client secret. */
export function needClientSecret(by: Call['by'], intent: Intent, given: string | undefined): void {
  if (by === 'secret' && given === undefined) return;
  if (given === undefined)
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  if (!isSameSecret(given, intent.client_secret)) throw noSuch('payment_intent', intent.id, 'client_secret');
}
