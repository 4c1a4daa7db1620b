import { afterEach, expect, test } from 'vitest';
import pg from 'pg';
import { stripeGateway } from '../../../server/payments/stripe/stripe-gateway';
import { freshDatabase } from '../../support/database';
import { faultyPayments, type FaultPlan } from '../../support/faulty-payments';
import { randomNumbers } from '../../support/random-numbers';
import { aReceiver, intentRequest, seedBakery } from '../../support/payment-sandbox';

// The tests of chaos are worth as much as the faults they meet: each is seen here alone.

const clock = { now: () => new Date() };
let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

async function payments(plan: FaultPlan) {
  const databaseUrl = await freshDatabase();
  const receiver = await aReceiver();
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await seedBakery(pool);
  const service = await faultyPayments({ ...plan, databaseUrl, now: clock.now });
  service.tell([receiver.url]);
  close = async () => {
    await service.close();
    await receiver.close();
    await pool.end();
  };
  const gateway = stripeGateway(service.config, { clock, sandboxBase: () => new URL('http://127.0.0.1:9') });
  return {
    heard: () => receiver.received.map(({ body }) => (JSON.parse(body.toString()) as { id: string }).id),
    attempts: async () => (await pool.query<{ attempts: number }>('select attempts from payment_sandbox.events')).rows,
    intent: () => gateway.createIntent(intentRequest({ idempotencyKey: 'once' })),
  };
}

test('a call that the faulty payment service fails is reported as UNAVAILABLE', async () => {
  const { intent } = await payments({ failed: 1 });
  await expect(intent()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a call whose answer the faulty payment service loses still takes effect, and retries return the same payment', async () => {
  const { intent } = await payments({ lost: 0.5, seed: 4 });
  const told = await Promise.allSettled(Array.from({ length: 12 }, intent));
  const ids = told.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
  expect(new Set(ids).size).toBe(1);
});

test('an event that the faulty payment service doubles is delivered again after its acknowledgement', async () => {
  const { intent, heard } = await payments({ doubled: 1 });
  await intent();
  await expect.poll(() => heard().length, { timeout: 10_000 }).toBeGreaterThan(1);
  expect(new Set(heard()).size).toBe(1);
});

test.each([{ dropped: 1 }, { lateMs: 9_000_000 }])(
  'with %o the faulty payment service attempts to deliver an event that never arrives',
  async (plan) => {
    const { intent, heard, attempts } = await payments(plan);
    await intent();
    await expect.poll(attempts, { timeout: 10_000 }).toEqual([{ attempts: 2 }]);
    expect(heard()).toEqual([]);
  },
);

test('randomNumbers repeats its sequence for the same seed, spread evenly between 0 and 1', () => {
  const numbers = Array.from({ length: 1000 }, randomNumbers(11));
  expect(Array.from({ length: 1000 }, randomNumbers(11))).toEqual(numbers);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(new Set(numbers).size).toBeGreaterThan(990);
  const share = numbers.filter((number) => number < 0.3).length / 1000;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.35);
});
