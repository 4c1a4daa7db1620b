import { expect, test } from 'vitest';
import { readConfig } from '../config';
import { warningsOf, withMark } from './start-checks';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const GIVEN = {
  ...{ JWT_SECRET: 'a secret of sixteen', VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'c'.repeat(43) },
  ...STRIPE,
};

test('whoever starts it for the public without payment keys is told that no card is charged', () => {
  expect(warningsOf(readConfig({ PUBLIC_URL: 'https://memeprix.fr' })).join('\n')).toMatch(
    /aucune carte n’est débitée/,
  );
  for (const env of [{}, { PUBLIC_URL: 'https://memeprix.fr', ...STRIPE }])
    expect(warningsOf(readConfig(env)).join('\n')).not.toMatch(/débitée/);
});

test('secrets that were not given are named', () => {
  expect(warningsOf(readConfig({})).join('\n')).toMatch(/JWT_SECRET, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY\.$/);
  expect(warningsOf(readConfig(GIVEN))).toEqual([]);
});

test('processes with the same secrets bear the same mark, others another, and none tells them', () => {
  const mark = (more: object) => withMark(readConfig({ ...GIVEN, ...more })).secretsMark;
  expect(mark({})).toBe(mark({ STRIPE_WEBHOOK_SECRET: 'whsec_2' }));
  expect(mark({ JWT_SECRET: 'another of sixteen' })).not.toBe(mark({}));
  expect(mark({})).not.toContain('sixteen');
});
