import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { isLostAnswer } from './board';

const answered = (status: number) => new ServerError('', { response: new Response(null, { status }), bodyText: '' });

test('a network loss, a timeout and a 503 leave the result of a request unknown', () => {
  expect(isLostAnswer(new TypeError('Failed to fetch'))).toBe(true);
  expect(isLostAnswer(new DOMException('', 'TimeoutError'))).toBe(true);
  expect(isLostAnswer(answered(503))).toBe(true);
});

test('an error answered by the server is not a lost answer', () => {
  expect(isLostAnswer(answered(413))).toBe(false);
  expect(isLostAnswer(new CombinedGraphQLErrors({ errors: [{ message: 'Commande introuvable.' }] }))).toBe(false);
});
