import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { sayNoShowFailed, sayNoShowRefused, sayReadingFailed } from './board-messages';

const fault = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

test('the server’s own sentence comes before the general one', () => {
  expect(sayReadingFailed(fault('FORBIDDEN', 'Réservé aux commerces.'))).toBe('Réservé aux commerces.');
});

test('what the server never said for people is not shown to them', () => {
  const general = "Une erreur s'est produite lors de la récupération des commandes.";
  expect(sayReadingFailed(fault('INTERNAL', 'relation "orders" does not exist'))).toBe(general);
  expect(sayReadingFailed(new TypeError('Failed to fetch'))).toBe(general);
});

test('a no-show that did not work keeps the words of the specification', () => {
  expect(sayNoShowRefused('Trop tôt.')).toBe('Échec de la mention du client comme non-présent.e: Trop tôt.');
  expect(sayNoShowFailed('Pas de réseau.')).toBe(
    'Erreur lors de la mention du client comme non-présent.e: Pas de réseau.',
  );
});
