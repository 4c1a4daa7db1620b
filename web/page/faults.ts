import { CombinedGraphQLErrors } from '@apollo/client/errors';
import * as t from './faults.texts';

/** Stable code of a server error; undefined for errors that never reached the server. */
export function faultCode(error: unknown): string | undefined {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Whether a call got no answer and the device itself reports that it is offline. */
export function isOffline(error: unknown): boolean {
  return isNetworkLoss(error) && 'onLine' in navigator && !navigator.onLine;
}

/** Message for a failed call: the server's own sentence for people, a network message, else `unknown`. */
export function errorMessage(error: unknown, unknown = t.unknown()): string {
  return faultMessage(error) ?? (isNetworkLoss(error) ? t.network() : unknown);
}

/** The server's own sentence for people, else undefined. A bug of this page is logged to the console. */
export function faultMessage(error: unknown): string | undefined {
  if (error instanceof TypeError && !isNetworkLoss(error)) console.error(error);
  const code = faultCode(error);
  if (code === undefined || code === 'INTERNAL' || !CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors[0]?.message;
}

/** A request without an answer; its own class, because browsers throw a localised TypeError for it, as for a bug. */
export class NetworkLoss extends Error {}

/** Like `fetch`, but rejects with `NetworkLoss` when the network fails; an error in the request stays a TypeError. */
export async function fetchOnline(...request: Parameters<typeof fetch>): Promise<Response> {
  const sent = new Request(...request);
  try {
    const response = await fetch(sent);
    // Reads the whole body here, because the connection may break in the middle of an answer.
    return new Response(response.body && (await response.blob()), response);
  } catch (cause) {
    throw cause instanceof TypeError ? new NetworkLoss(cause.message, { cause }) : cause;
  }
}

/** Messages of a failed `import()`, which are in English in every browser. */
const CODE_NOT_FETCHED = /^(Failed to fetch|Importing a mod|error loading)/;

/** Whether a call got no answer or code could not be loaded. Any other TypeError is a bug. */
export function isNetworkLoss(error: unknown): boolean {
  return error instanceof NetworkLoss || (error instanceof TypeError && CODE_NOT_FETCHED.test(error.message));
}
