import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { printErrorMessage } from './tracking-page';

const failed = (message: string, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

test('a ticket that could not be printed shows the server’s message, else the specification’s', () => {
  expect(printErrorMessage(failed('Commande introuvable.', 'NOT_FOUND'))).toBe('Commande introuvable.');
  expect(printErrorMessage(failed('Une erreur est survenue.', 'INTERNAL'))).toBe('Failed to send print job.');
  expect(printErrorMessage(new TypeError('Failed to fetch'))).toBe('Printing failed');
});
