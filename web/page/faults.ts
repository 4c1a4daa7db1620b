import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The stable word of what went wrong on the server; undefined for anything that never reached it. */
export function faultCode(error: unknown): string | undefined {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

export const OFFLINE = 'Vous êtes hors connexion. La page revient avec le réseau.';

/** The call never got an answer, and the device itself knows that it has no network. */
export function isOffline(error: unknown): boolean {
  return isNetworkLoss(error) && 'onLine' in navigator && !navigator.onLine;
}

const NETWORK = 'La connexion a échoué. Vérifiez votre réseau puis réessayez.';
const UNKNOWN = 'Une erreur est survenue. Veuillez réessayer.';

/** What to tell the person when a call failed: the server’s own sentence where it wrote one for people. */
export function sayFault(error: unknown, unknown = UNKNOWN): string {
  return faultMessage(error) ?? (isNetworkLoss(error) ? NETWORK : unknown);
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
