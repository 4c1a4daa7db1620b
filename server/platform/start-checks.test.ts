import { describe, expect, test } from 'vitest';
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

test('the start warns that no card is charged when the public URL is set without payment keys', () => {
  expect(warningsOf(readConfig({ PUBLIC_URL: 'https://memeprix.fr' })).join('\n')).toMatch(
    /aucune carte n’est débitée/,
  );
  for (const env of [{}, { PUBLIC_URL: 'https://memeprix.fr', ...STRIPE }])
    expect(warningsOf(readConfig(env)).join('\n')).not.toMatch(/débitée/);
});

test('the start names the secrets that were generated because they were not set', () => {
  expect(warningsOf(readConfig({})).join('\n')).toMatch(/JWT_SECRET, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY\.$/);
  expect(warningsOf(readConfig(GIVEN))).toEqual([]);
});

test('processes with the same secrets have the same mark, others a different one, and the mark reveals no secret', () => {
  const mark = (more: object) => withMark(readConfig({ ...GIVEN, ...more })).secretsMark;
  expect(mark({})).toBe(mark({ STRIPE_WEBHOOK_SECRET: 'whsec_2' }));
  expect(mark({ JWT_SECRET: 'another of sixteen' })).not.toBe(mark({}));
  expect(mark({})).not.toContain('sixteen');
});

describe('start warning that fees do not cover the costs of Stripe', () => {
  const live = {
    ...{ ...GIVEN, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
    ...{ PUBLIC_URL: 'https://memeprix.fr', DATABASE_URL: 'postgres://localhost/memeprix' },
  };

  test.each([
    [3, {}],
    [4, { PLATFORM_FEE_PERCENT: '0.3' }],
    [10, { PLATFORM_FEE_FIXED_CENTS: '10' }],
  ])('names %i € as the smallest order that makes a loss with %j', (euros, fees) => {
    expect(warningsOf(readConfig({ ...live, ...fees }))).toEqual([
      expect.stringMatching(new RegExp(`dès ${euros} €\\. Voir PLATFORM_FEE_PERCENT`)),
    ]);
  });

  test.each([
    { PLATFORM_FEE_PERCENT: '1.5' },
    { PLATFORM_FEE_FIXED_CENTS: '20' },
    { PLATFORM_FEE_PERCENT: '1', PLATFORM_FEE_FIXED_CENTS: '10' },
    { STRIPE_FEES_PAID_BY: 'shop' },
  ])('gives no warning about fees with %j', (fees) => {
    expect(warningsOf(readConfig({ ...live, ...fees }))).toEqual([]);
  });

  test('gives no warning about fees when no card is charged', () => {
    expect(warningsOf(readConfig(GIVEN))).toEqual([]);
  });
});
