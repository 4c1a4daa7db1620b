import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { isLostAnswer } from './lost-answer';

const answered = (status: number) => new ServerError('', { response: new Response(null, { status }), bodyText: '' });

test('no network, no answer in time and a server on its way up leave open what happened', () => {
  expect(isLostAnswer(new TypeError('Failed to fetch'))).toBe(true);
  expect(isLostAnswer(new DOMException('', 'TimeoutError'))).toBe(true);
  expect(isLostAnswer(answered(503))).toBe(true);
});

test('an answer is an answer, however unpleasant', () => {
  expect(isLostAnswer(answered(413))).toBe(false);
  expect(isLostAnswer(new CombinedGraphQLErrors({ errors: [{ message: 'Commande introuvable.' }] }))).toBe(false);
});
