import { expect, test, vi } from 'vitest';
import { Fault, type FaultCode } from '../errors';
import { asFault, logFault } from './http/rest';

test.each<[FaultCode, 'error' | 'warn' | null]>([
  ['INTERNAL', 'error'],
  ['UNAVAILABLE', 'warn'],
  ['BAD_USER_INPUT', null],
  ['NOT_FOUND', null],
  ['RATE_LIMITED', null],
])('error code %s is logged at level %s', (code, level) => {
  const log = { error: vi.fn(), warn: vi.fn() };
  const fault = new Fault(code, 'Une erreur est survenue.');
  logFault(log, asFault(fault), fault);
  const logged = Object.entries(log).filter(([, { mock }]) => mock.calls.length > 0);
  expect(logged.map(([name, { mock }]) => [name, mock.calls])).toEqual(
    level === null ? [] : [[level, [[{ err: fault }, expect.any(String)]]]],
  );
});
