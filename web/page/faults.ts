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

/** The server’s own sentence, where it wrote one for people. A bug of this page has none: it goes to the console. */
export function faultMessage(error: unknown): string | undefined {
  if (error instanceof TypeError && !isNetworkLoss(error)) console.error(error);
  const code = faultCode(error);
  if (code === undefined || code === 'INTERNAL' || !CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors[0]?.message;
}

/** A request that got no answer; browsers themselves throw a TypeError worded in the person’s language, as they do for a bug. */
export class NetworkLoss extends Error {}

/** `fetch` that rejects with `NetworkLoss` when there is no network; what is wrong in the request itself stays a TypeError. */
export async function fetchOnline(...request: Parameters<typeof fetch>): Promise<Response> {
  const sent = new Request(...request);
  try {
    const response = await fetch(sent);
    // Read to its end here: the connection may break in the middle of an answer.
    return new Response(response.body && (await response.blob()), response);
  } catch (cause) {
    throw cause instanceof TypeError ? new NetworkLoss(cause.message, { cause }) : cause;
  }
}

/** Code that could not be fetched: `import()` words it in English in every browser. */
const CODE_NOT_FETCHED = /^(Failed to fetch|Importing a mod|error loading)/;

/** A call got no answer, or code did not come. Any other TypeError is a bug. */
export function isNetworkLoss(error: unknown): boolean {
  return error instanceof NetworkLoss || (error instanceof TypeError && CODE_NOT_FETCHED.test(error.message));
}
