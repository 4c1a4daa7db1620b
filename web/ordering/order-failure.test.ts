import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test } from 'vitest';
import { toOrderFailure } from './order-failure';

test('a missing order is told apart from an error, and an error reassures that a paid order is registered', () => {
  const fault = (code: string, message: string) =>
    new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
  expect(toOrderFailure(fault('NOT_FOUND', 'Commande introuvable.'))).toEqual({ missing: true });
  expect(toOrderFailure(fault('RATE_LIMITED', 'Trop de demandes.'))).toEqual({ message: 'Trop de demandes.' });
  expect(toOrderFailure(new TypeError('Failed to fetch'))).toEqual({
    message: 'Failed to fetch order details',
    hint: 'Nous réessayons automatiquement. Si vous venez de payer, votre commande est enregistrée.',
  });
});
