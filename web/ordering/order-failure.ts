import { failureMessage, isBug } from '../page/failure-message';
import { faultCode } from '../page/faults';
import * as t from './ordering.texts';

/**
 * Why no order is shown: it does not exist or the caller may not read it (`missing`), or it could not be loaded
 * (specification 5.6).
 */
export type OrderFailure = { missing: true } | { message: string; hint?: string };

export function toOrderFailure(error: unknown): OrderFailure {
  const code = faultCode(error);
  if (code === 'NOT_FOUND') return { missing: true };
  const message = failureMessage(error, t.orderFailed());
  const isRefused = code !== undefined && code !== 'INTERNAL';
  return isRefused || isBug(error) ? { message } : { message, hint: t.orderFailedHint() };
}
