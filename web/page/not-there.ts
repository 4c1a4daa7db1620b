import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What a page throws where nothing stands at its address; the page for that says the text and shows the way back. */
export function notThere(message: string): Error {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'NOT_FOUND' } }] });
}
