import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../support/database';
import { aPaymentSandbox, aReceiver } from '../../support/payment-sandbox';

type Sandbox = Awaited<ReturnType<typeof aPaymentSandbox>>;

let databaseUrl: string;
let receiver: Awaited<ReturnType<typeof aReceiver>>;
let running: Sandbox[];

beforeEach(async () => {
  databaseUrl = await freshDatabase();
  receiver = await aReceiver();
  running = [];
});
afterEach(async () => {
  for (const sandbox of running) await sandbox.close();
  await receiver.close();
});

async function aSandbox(deliveryDelayMs?: number): Promise<Sandbox> {
  const sandbox = await aPaymentSandbox({ databaseUrl, webhookUrl: receiver.url, deliveryDelayMs });
  running.push(sandbox);
  return sandbox;
}

const undelivered = async ({ pool }: Sandbox) => {
  const { rows } = await pool.query('select id from payment_sandbox.events where delivered_at is null');
  return rows.length;
};
const everythingDelivered = (sandbox: Sandbox) =>
  expect.poll(() => undelivered(sandbox), { timeout: 10_000, interval: 25 }).toBe(0);

test('a sandbox event is delivered once, with a signature that the gateway verifies', async () => {
  const sandbox = await aSandbox();
  const { id } = await sandbox.aPaidIntent();
  await everythingDelivered(sandbox);

  expect(receiver.types().sort()).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
  const events = receiver.received.map(({ body, signature }) => sandbox.gateway.verifyEvent(body, signature));
  expect(events.find(({ type }) => type === 'payment_intent.succeeded')).toMatchObject({
    livemode: false,
    account: null,
    intent: { id, status: 'succeeded', amountCents: 1279, metadata: { shopId: 'shop-1' } },
  });
});

test('a refused payment intent sends no sandbox event', async () => {
  const sandbox = await aSandbox();
  await expect(sandbox.anIntent(10)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await undelivered(sandbox)).toBe(0);
  expect(receiver.received).toEqual([]);
});

test('a failing webhook receiver is retried after one second, then two', async () => {
  receiver.answer(500);
  const sandbox = await aSandbox();
  const noted = vi.spyOn(sandbox.pool, 'query');
  await sandbox.anIntent();

  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(2);
  receiver.answer(200);
  await everythingDelivered(sandbox);

  const postponed = noted.mock.calls.filter(([sql]) => String(sql).includes('set next_attempt_at ='));
  expect(postponed.map(([, values]) => (values as unknown as unknown[])[1])).toEqual([1000, 2000]);
  expect(new Set(receiver.types())).toEqual(new Set(['payment_intent.created']));
});

test('sandbox events left undelivered by a stopped process are delivered by the next one', async () => {
  const first = await aSandbox(60_000);
  await first.aPaidIntent();
  await first.close();
  running = [];
  expect(receiver.received).toEqual([]);

  const next = await aSandbox();
  await next.pool.query('update payment_sandbox.events set next_attempt_at = clock_timestamp()');
  await everythingDelivered(next);

  expect(receiver.types().sort()).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
});

test('three processes on one database deliver each sandbox event once', async () => {
  const [one] = await Promise.all([aSandbox(300), aSandbox(300), aSandbox(300)]);
  await Promise.all(Array.from({ length: 60 }, () => one.anIntent()));
  await everythingDelivered(one);

  expect(receiver.received).toHaveLength(60);
});
