import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, auditTable, PROMISES, violations } from '../../../server/audit/audit';
import { VIOLATIONS, LOOSEN } from '../../support/audit-violations';
import { run } from '../../support/command';
import { freshDatabase } from '../../support/database';
import { cancelMine } from '../../support/order-steps';
import {
  addToCart,
  anOrder,
  eventually,
  payByCard,
  placeOrder,
  startCheckout,
  windowsOf,
} from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, aGuest, anItem, aShop, createFixtures } from '../../support/fixtures';

const url = await freshDatabase();
const fixtures = await createFixtures(url);
const client = new pg.Client({ connectionString: url });
let now: Date;
const ids: Record<string, string> = {};

/** A shop's day in small: an order, one from the counter, one of a guest, one called off and paid back, one not paid yet. */
beforeAll(async () => {
  const shop = await aShop(fixtures, { capacityUnits: 9 });
  const itemId = await anItem(fixtures, shop.id, {
    preparationUnits: 1,
    priceCents: 650,
    stock: 50,
    name: 'Flan maison',
  });
  const guest = await aGuest(fixtures);
  await anOrder(fixtures, guest, shop.id, { itemId });
  const order = await anOrder(fixtures, await aCustomer(fixtures), shop.id, { itemId, quantity: 2 });
  const said = await rest(fixtures, 'POST', '/api/orders', { token: shop.token, body: { order: 'deux flan maison' } });
  const counter = (said.body['order'] as { _id: string })._id;

  const [leaving, undecided] = [await aCustomer(fixtures), await aCustomer(fixtures)];
  const windowStartsAt = (await windowsOf(fixtures, shop.id, shop.token)).at(-1) ?? '';
  for (const customer of [leaving, undecided]) await addToCart(fixtures, customer, { itemId });
  const chosen = { shopId: shop.id, windowStartsAt, totalCents: 679 };
  await payByCard(fixtures, (await startCheckout(fixtures, leaving, chosen)).clientSecret);
  const { id: cancelled = '' } = await placeOrder(fixtures, leaving, shop.id);
  await cancelMine(fixtures, leaving, cancelled);
  await startCheckout(fixtures, undecided, chosen);

  await client.connect();
  await eventually('the money is back and all news are heard', async () => {
    const { rows } = await client.query<{ open: number }>(
      `select ((select count(*) from refund where state <> 'DONE')
        + (select count(*) from payment_sandbox.events where delivered_at is null))::int as open`,
    );
    return rows[0]?.open === 0;
  });
  const { rows } = await client.query<{ id: string }>(`select id from checkout where state = 'HELD'`);
  const held = rows[0]?.id ?? '';
  Object.assign(ids, { guest: guest.id, order: order.id, intent: order.intentId, counter, cancelled, held });
  now = fixtures.product.clock.now();
});
afterAll(async () => {
  await client.end();
  await fixtures.stop();
});

test('the audit finds no violation in a shop’s usual day while the server runs', async () => {
  const findings = await audit(client, now);
  expect(findings.filter(({ count }) => count > 0)).toEqual([]);
  expect(findings.map(({ id }) => id)).toEqual(PROMISES.map(([id]) => id));
});

describe('audit invariants', () => {
  // Nobody can be made to wait half a minute for a lock here.
  const planted = PROMISES.flatMap(([id, promised]) => (id === 'I11' ? [] : [{ id, ...promised }]));

  test.each(planted)('audit detects a violation of $id: $holds', async ({ id, sql }) => {
    const breaking = (VIOLATIONS[id] ?? '').replaceAll(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole);
    expect(breaking).not.toBe('');
    await client.query('begin');
    try {
      await client.query(LOOSEN);
      expect(await violations(client, sql, now)).toEqual([]);
      await client.query(breaking);
      const found = await violations(client, sql, now);
      expect(found.length).toBeGreaterThan(0);
      for (const { what, detail } of found) expect([typeof what, typeof detail]).toEqual(['string', 'string']);
    } finally {
      await client.query('rollback');
    }
  });
});

test('the audit command prints its table and exits with 1 when it finds a violation', async () => {
  const command = () =>
    run(process.execPath, ['--import', 'tsx', 'server/platform/commands.ts', 'audit'], () => false, {
      DATABASE_URL: url,
      DATA_DIR: fixtures.dataDir,
      CLOCK_START: '2026-11-24T10:00:00Z',
    });
  const good = await command();
  expect(good.lines.at(-1)).toBe(`All ${PROMISES.length} hold.`);
  expect(good.ok).toBe(true);

  const miscount = (by: number) =>
    client.query(
      'update booked_window set booked_units = booked_units + $2 where id = (select window_id from orders where id = $1)',
      [ids['order'], by],
    );
  await miscount(1);
  try {
    const bad = await command();
    expect(bad.ok).toBe(false);
    expect(bad.lines.join('\n')).toMatch(/BROKEN {2}I7a .* \(\d\)\n.*: \d counted, \d taken/);
    expect(bad.lines.at(-1)).toBe(`1 of ${PROMISES.length} broken.`);
  } finally {
    await miscount(-1);
  }
});

test('the audit table counts all violations of an invariant and lists only the first ones', () => {
  const rows = [{ what: 'K7M3PX', detail: 'no lines' }];
  const table = auditTable([{ id: 'I9b', holds: 'every order has lines', count: 31, rows }]);
  expect(table).toContain('BROKEN  I9b   every order has lines (31)');
  expect(table).toContain('… 30 more');
});
