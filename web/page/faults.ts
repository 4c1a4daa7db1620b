import { CombinedGraphQLErrors } from '@apollo/client/errors';
import * as t from './faults.texts';

/** The stable word of what went wrong on the server; undefined for anything that never reached it. */
export function faultCode(error: unknown): string | undefined {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The call never got an answer, and the device itself knows that it has no network. */
export function isOffline(error: unknown): boolean {
  return isNetworkLoss(error) && 'onLine' in navigator && !navigator.onLine;
}

/** What to tell the person when a call failed: the server’s own sentence where it wrote one for people. */
export function sayFault(error: unknown, unknown = t.unknown()): string {
  return faultMessage(error) ?? (isNetworkLoss(error) ? t.network() : unknown);
}

export function faultMessage(error: unknown): string | undefined {
  const code = faultCode(error);
  if (code === undefined || code === 'INTERNAL' || !CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors[0]?.message;
}

/** The call never got an answer: `fetch` rejects with a TypeError. */
export function isNetworkLoss(error: unknown): boolean {
  return error instanceof TypeError;
}
