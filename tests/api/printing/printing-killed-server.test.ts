import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { freshDatabase } from '../../support/database';
import { joinPrinter, printsByItself } from '../../support/joined-printers';
import { anOrder, eventually } from '../../support/ordering';
import { aProcess } from '../../support/process';
import { eachTrial, trialsTimeout } from '../../support/trials';
import { aNetworkPrinter, type NetworkPrinter, PRINTERS_HERE } from '../../support/virtual-printer';
import { aCustomer, anItem, aShop, createFixtures, type Fixtures } from '../../support/fixtures';

const JWT_SECRET = 'a secret both processes know';
let kitchen: NetworkPrinter;
let counter: NetworkPrinter;

beforeEach(async () => {
  [kitchen, counter] = [await aNetworkPrinter(), await aNetworkPrinter()];
});
afterEach(() => Promise.all([kitchen.close(), counter.close()]));

/** A shop that prints every order by itself, on a printer in the kitchen and one at the counter. */
async function aShopWithPrinters(fixtures: Fixtures) {
  const shop = await aShop(fixtures, { capacityUnits: 10_000 });
  const item = await anItem(fixtures, shop.id, { priceCents: 650 });
  const customer = await aCustomer(fixtures);
  for (const [name, { address }] of Object.entries({ Cuisine: kitchen, Comptoir: counter }))
    await joinPrinter(fixtures, shop, address, name);
  await printsByItself(fixtures, shop);
  return { shop, item, customer };
}
const isOriginal = (paper: Buffer) => !paper.includes('DUPLICATA');

test(
  'a paper that was printed but not recorded is printed again once, as a duplicate',
  async () => {
    const fixtures = await createFixtures(await freshDatabase(), PRINTERS_HERE);
    const { shop, item } = await aShopWithPrinters(fixtures);
    const trays = [kitchen, counter];
    await eachTrial(1, async () => {
      const before = trays.map(({ papers }) => papers.length);
      const order = await anOrder(fixtures, await aCustomer(fixtures), shop.id, { itemId: item });
      const jobs = 'from print_job where order_id = $1';
      await eventually('both are printed and noted', async () => {
        const { length: rowCount } = await fixtures.sql(`select 1 ${jobs} and printed_at is not null`, order.id);
        return rowCount === 2;
      });
      const rows = await fixtures.sql<{ id: string }>(
        'update print_job set printed_at = null where order_id = $1 returning id',
        order.id,
      );
      const { deliveries } = createServices(fixtures.product.parts);
      for (const { id } of [...rows, ...rows]) await deliveries.write(id);
      for (const [index, { papers }] of trays.entries())
        expect(papers.slice(before[index]).map(isOriginal)).toEqual([true, false]);
    });
    await fixtures.stop();
  },
  trialsTimeout(1),
);

test('a ticket whose server was killed while printing is printed after restart, with one original a printer', async () => {
  const databaseUrl = await freshDatabase();
  const fixtures = await createFixtures(databaseUrl, { JWT_SECRET, ...PRINTERS_HERE });
  const { shop, item, customer } = await aShopWithPrinters(fixtures);
  await fixtures.stop();
  const env = { ...PRINTERS_HERE, DATABASE_URL: databaseUrl, JWT_SECRET, CLOCK_START: '2026-11-24T10:01:00Z' };

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
  const originals = ({ papers }: NetworkPrinter) => papers.filter(isOriginal).length;
  expect([originals(kitchen), kitchen.papers.length]).toEqual([2, 2]);
  expect([originals(counter), counter.papers.length]).toEqual([2, 3]);
  expect(await second.stop()).toBe(0);
});
