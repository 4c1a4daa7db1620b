import { expect, test } from 'vitest';
import { Fault, httpStatus, withCauses } from './errors';

test.each([
  ['BAD_USER_INPUT', 400],
  ['UNAUTHENTICATED', 401],
  ['PAYMENT_REQUIRED', 402],
  ['FORBIDDEN', 403],
  ['NOT_FOUND', 404],
  ['METHOD_NOT_ALLOWED', 405],
  ['CONFLICT', 409],
  ['TOO_LARGE', 413],
  ['UNSUPPORTED_TYPE', 415],
  ['RATE_LIMITED', 429],
  ['INTERNAL', 500],
  ['UNAVAILABLE', 503],
] as const)('error code %s maps to HTTP status %i', (code, status) => {
  expect(httpStatus(code)).toBe(status);
});

test('a Fault carries its code, message and details', () => {
  const fault = new Fault('RATE_LIMITED', 'Trop de tentatives. Réessayez dans une minute.', { retryAfterSeconds: 60 });
  expect(fault).toBeInstanceOf(Error);
  expect(fault).toMatchObject({
    name: 'Fault',
    code: 'RATE_LIMITED',
    message: 'Trop de tentatives. Réessayez dans une minute.',
    details: { retryAfterSeconds: 60 },
  });
});

test('withCauses lists the causes of a Fault for the log', () => {
  const fault = new Fault('UNAVAILABLE', 'Le paiement est momentanément indisponible.');
  expect(withCauses(fault)).toBe('Fault: Le paiement est momentanément indisponible.');
  fault.cause = new Error('no answer', { cause: new Error('ECONNRESET') });
  expect(withCauses(fault)).toBe(
    'Fault: Le paiement est momentanément indisponible. ← Error: no answer ← Error: ECONNRESET',
  );
});
