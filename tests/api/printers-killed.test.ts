import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { anOrder, eventually } from '../support/ordering';
import { aProcess } from '../support/process';
import { aNetworkPrinter, type NetworkPrinter, PRINTERS_HERE } from '../support/virtual-printer';
import { aCustomer, anItem, aShop, aWorld, graphql } from '../support/world';

const JWT_SECRET = 'a secret both processes know';
let kitchen: NetworkPrinter;
let counter: NetworkPrinter;

beforeAll(async () => {
  [kitchen, counter] = [await aNetworkPrinter(), await aNetworkPrinter()];
});
afterAll(() => Promise.all([kitchen.close(), counter.close()]));

test('killed with a ticket in hand, the product prints it when it is back: one original on each printer', async () => {
  const databaseUrl = await freshDatabase();
  const world = await aWorld(databaseUrl, { JWT_SECRET, ...PRINTERS_HERE });
  const shop = await aShop(world);
  const item = await anItem(world, shop.id, { priceCents: 650 });
  const customer = await aCustomer(world);
  for (const [name, { address }] of Object.entries({ Cuisine: kitchen, Comptoir: counter }))
    await graphql(
      world,
      shop.token,
      'mutation ($input: NewPrinterInput!) { addPrinter(input: $input) { pollingUrl } }',
      {
        input: { name, columns: 48, connection: 'NETWORK', address },
      },
    );
  await graphql(world, shop.token, 'mutation { saveAutoPrint(wanted: true) { autoPrint } }');
  await world.stop();
  const env = { ...PRINTERS_HERE, DATABASE_URL: databaseUrl, JWT_SECRET, CLOCK_START: '2026-11-24T10:00:00Z' };

  const first = await aProcess(env);
  // The one is killed between taking the job and its first byte, the other between the last byte and its word.
  kitchen.silentAt = 'question';
  counter.silentAt = 'paper';
  await anOrder(first, customer, shop.id, { itemId: item });
  await eventually('both are being written to', async () => kitchen.asked > 0 && counter.papers.length > 0);
  await first.kill();
  [kitchen.silentAt, counter.silentAt] = [null, null];

  const second = await aProcess(env);
  await eventually('both have it', async () => kitchen.papers.length > 0 && counter.papers.length > 1);
  // Nothing else is queued behind them.
  await anOrder(second, customer, shop.id, { itemId: item });
  await eventually(
    'the next one comes out of both',
    async () => kitchen.papers.length > 1 && counter.papers.length > 2,
  );
  const originals = ({ papers }: NetworkPrinter) => papers.filter((paper) => !paper.includes('DUPLICATA')).length;
  expect([originals(kitchen), kitchen.papers.length]).toEqual([2, 2]);
  expect([originals(counter), counter.papers.length]).toEqual([2, 3]);
  expect(await second.stop()).toBe(0);
}, 90_000);
