import { ServerError } from '@apollo/client/errors';
import { isNetworkLoss } from '../../page/faults';

const ANSWER_WITHIN_MS = 10_000;

/** For a call that must not hang on a network that swallows it. Made anew for each call. */
export function withinTime(): { fetchOptions: { signal: AbortSignal } } {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ANSWER_WITHIN_MS);
  return { fetchOptions: { signal: controller.signal } };
}

/** Nobody knows whether the server did what it was asked: no answer came, or only one of a server on its way up or down. */
export function isLostAnswer(error: unknown): boolean {
  if (isNetworkLoss(error)) return true;
  if (ServerError.is(error)) return error.statusCode >= 500;
  // Safari 15 ignores the reason given to `abort`.
  return error instanceof DOMException && /^(Timeout|Abort)Error$/.test(error.name);
}
