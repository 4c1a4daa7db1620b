import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from './api-error';
import type { Answer } from './call';

// PostgreSQL: lock not available, deadlock, serialisation. Nothing was done, so the request may come again.
const COLLISIONS = ['55P03', '40P01', '40001'];

// PostgreSQL keeps no NUL character, neither in text nor in JSON.
const UNSTORABLE = ['22021', '22P05'];

/** Any failure in the provider’s error shape; unexpected ones are logged and answered without details. */
export function answerForFailure(error: unknown, log: FastifyBaseLogger): Answer {
  if (error instanceof ApiError) return { status: error.status, body: { error: error.body } };
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string };
  if (code !== undefined && COLLISIONS.includes(code))
    return answerError(409, 'This object cannot be accessed right now because another API request is accessing it.', {
      code: 'lock_timeout',
    });
  if (code !== undefined && UNSTORABLE.includes(code))
    return answerError(400, 'Invalid string: NUL characters are not allowed.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return answerError(statusCode, message ?? 'Bad request.');
  log.error({ err: error }, 'payment sandbox failed');
  return answerError(500, 'An unexpected error occurred.', { type: 'api_error' });
}

const answerError = (status: number, message: string, more = {}): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', ...more, message } },
});
