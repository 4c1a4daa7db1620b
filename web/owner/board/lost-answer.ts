import { ServerError } from '@apollo/client/errors';
import { isNetworkLoss } from '../../page/faults';

const ANSWER_WITHIN_MS = 10_000;

/** For a call that must not hang on a network that swallows it. Made anew for each call. */
export function withinTime(): { fetchOptions: { signal: AbortSignal } } {
  return { fetchOptions: { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } };
}

/** Nobody knows whether the server did what it was asked: no answer came, or only one of a server on its way up or down. */
export function isLostAnswer(error: unknown): boolean {
  if (isNetworkLoss(error)) return true;
  if (ServerError.is(error)) return error.statusCode >= 500;
  return error instanceof DOMException && error.name === 'TimeoutError';
}
