import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Error a page throws when nothing exists at its address; the not-found page shows the message and the way back. */
export function notThere(message: string): Error {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'NOT_FOUND' } }] });
}
