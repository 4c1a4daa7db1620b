import { ServerError } from '@apollo/client/errors';
import { isNetworkLoss } from '../../page/faults';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Options that abort a call after 10 s, so that it does not hang on a network that drops packets. Create new ones for
 * each call.
 */
export function withinTime(): { fetchOptions: { signal: AbortSignal } } {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ANSWER_WITHIN_MS);
  return { fetchOptions: { signal: controller.signal } };
}

/**
 * Whether it is unknown if the server did the work: there was no answer, or only one of a server starting or stopping
 * (status 5xx).
 */
export function isLostAnswer(error: unknown): boolean {
  if (isNetworkLoss(error)) return true;
  if (ServerError.is(error)) return error.statusCode >= 500;
  // Safari 15 ignores the reason passed to `abort`.
  return error instanceof DOMException && /^(Timeout|Abort)Error$/.test(error.name);
}
