import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { joinPrinter, printsByItself } from '../../support/joined-printers';
import { listen } from '../../support/subscriptions';
import { cancelByShop } from '../../support/order-steps';
import { addToCart, anOrder, eventually, startCheckout, windowsOf } from '../../support/ordering';
import { aProcess } from '../../support/process';
import { aNetworkPrinter, PRINTERS_HERE } from '../../support/virtual-printer';
import { aCustomer, anItem, aShop, createFixtures, type Fixtures } from '../../support/fixtures';

const JWT_SECRET = 'a secret both processes know';
const BOARD = 'subscription { boardChanged { orders { token } } }';

/** A payment provider that takes every call and answers none. */
async function aSilentProvider() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    calls: () => sockets.size,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const sql = (fixtures: Fixtures, text: string, values: unknown[] = []) => fixtures.product.pool.query(text, values);

test('a shutdown waiting for a printer closes boards first, and the next server prints the ticket', async () => {
  const databaseUrl = await freshDatabase();
  const fixtures = await createFixtures(databaseUrl, { JWT_SECRET, ...PRINTERS_HERE });
  const shop = await aShop(fixtures);
  const item = await anItem(fixtures, shop.id, { priceCents: 650 });
  const customer = await aCustomer(fixtures);
  const printer = await aNetworkPrinter();
  await joinPrinter(fixtures, shop, printer.address);
  await printsByItself(fixtures, shop);
  await fixtures.stop();
  const env = { ...PRINTERS_HERE, DATABASE_URL: databaseUrl, JWT_SECRET, CLOCK_START: '2026-11-24T10:01:00Z' };

  const first = await aProcess(env);
  const board = listen(first, shop.token, BOARD);
  printer.silentAt = 'paper';
  await anOrder(first, customer, shop.id, { itemId: item });
  await eventually('the printer has the paper and says nothing', async () => printer.papers.length > 0);
  let over = false;
  const ended = first.stop().finally(() => (over = true));
  await eventually('the board is let go of', async () => board.farewells.length > 0);
  expect(over).toBe(false);
  expect(board.farewells).toEqual(['1012 Restarting: come back within 500 ms']);
  expect(await ended).toBe(0);
  await board.close();

  printer.silentAt = null;
  const second = await aProcess(env);
  await eventually('the paper comes out again', async () => printer.papers.length > 1);
  expect(printer.papers.filter((paper) => !paper.includes('DUPLICATA'))).toHaveLength(1);
  expect(await second.stop()).toBe(0);
  await printer.close();
});

test('a payment provider that hangs blocks neither housekeeping nor shutdown', async () => {
  const databaseUrl = await freshDatabase();
  const before = await createFixtures(databaseUrl, { JWT_SECRET });
  const shop = await aShop(before, { capacityUnits: 50 });
  const item = await anItem(before, shop.id, { priceCents: 650 });
  const order = await anOrder(before, await aCustomer(before), shop.id, { itemId: item });
  await cancelByShop(before, shop, order.id);
  for (let count = 0; count < 4; count++) {
    const customer = await aCustomer(before);
    const [windowStartsAt = ''] = await windowsOf(before, shop.id, customer.token);
    await addToCart(before, customer, { itemId: item });
    await startCheckout(before, customer, { shopId: shop.id, windowStartsAt, totalCents: 679 });
  }
  await before.stop();

  const provider = await aSilentProvider();
  const stripe = { ...before.stripe, apiBase: provider.url };
  // A quarter of an hour on, the four holds are over and the order can no longer be taken back.
  const settings = { JWT_SECRET, CLOCK_START: '2026-11-24T10:15:00Z', LOG_LEVEL: 'silent' };
  const fixtures = await createFixtures(databaseUrl, settings, { stripe });
  await eventually('the provider is asked', async () => provider.calls() > 0);
  const board = listen(fixtures, shop.token, BOARD);
  await eventually('the board is open', async () => board.heard.length > 0);
  await eventually('the order’s refund is enqueued all the same', async () => {
    const { rowCount } = await sql(fixtures, 'select 1 from refund where intent_id = $1', [order.intentId]);
    return rowCount === 1;
  });

  let over = false;
  const ended = fixtures.stop().finally(() => (over = true));
  await eventually('the board is let go of', async () => board.farewells.length > 0);
  expect(over).toBe(false);
  await ended;
  await board.close();
  provider.close();
});
