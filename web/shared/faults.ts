import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** The stable word of what went wrong on the server; undefined for anything that never reached it. */
export function faultCode(error: unknown): string | undefined {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

const NETWORK = 'La connexion a échoué. Vérifiez votre réseau puis réessayez.';
const UNKNOWN = 'Une erreur est survenue. Veuillez réessayer.';

/** What to tell the person when a call failed: the server’s own sentence where it wrote one for people. */
export function sayFault(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const written = faultCode(error) !== 'INTERNAL' && faultCode(error) !== undefined;
    return (written && error.errors[0]?.message) || UNKNOWN;
  }
  if (ServerError.is(error)) return UNKNOWN;
  return isNetworkLoss(error) ? NETWORK : UNKNOWN;
}

/** The call never got an answer: `fetch` rejects with a TypeError. */
export function isNetworkLoss(error: unknown): boolean {
  return error instanceof TypeError;
}
