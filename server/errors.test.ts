import { expect, test } from 'vitest';
import { Fault, withCauses } from './errors';

test('withCauses lists the causes of a Fault for the log', () => {
  const fault = new Fault('UNAVAILABLE', 'Le paiement est momentanément indisponible.');
  expect(withCauses(fault)).toBe('Fault: Le paiement est momentanément indisponible.');
  fault.cause = new Error('no answer', { cause: new Error('ECONNRESET') });
  expect(withCauses(fault)).toBe(
    'Fault: Le paiement est momentanément indisponible. ← Error: no answer ← Error: ECONNRESET',
  );
});
