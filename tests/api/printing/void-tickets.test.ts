import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { joinedStar, joinPrinter, printsByItself } from '../../support/joined-printers';
import { cancelMine } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import {
  type aCloudPrinter,
  aNetworkPrinter,
  type NetworkPrinter,
  paperText,
  PRINTERS_HERE,
} from '../../support/virtual-printer';
import { aCustomer, anItem, aShop, aWorld, type Somebody } from '../../support/world';

const world = await aWorld(await freshDatabase(), PRINTERS_HERE);
let shop: Somebody;
let customer: Somebody;
let item: string;
let kitchen: NetworkPrinter;
let star: ReturnType<typeof aCloudPrinter>;

beforeAll(async () => {
  customer = await aCustomer(world, 'Zoé Müller');
  shop = await aShop(world, { capacityUnits: 100 });
  item = await anItem(world, shop.id, { name: 'Quiche', priceCents: 650 });
  kitchen = await aNetworkPrinter();
  await printsByItself(world, shop);
  await joinPrinter(world, shop, kitchen.address);
  star = joinedStar(world, (await joinPrinter(world, shop)).pollingUrl);
});
afterAll(async () => {
  await kitchen.close();
  await world.stop();
});

const order = () => anOrder(world, customer, shop.id, { itemId: item });
const cancel = (id: string) => cancelMine(world, customer, id);
/** Nobody waits here for a job's hour. */
const hurry = () =>
  world.product.pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
const voids = (token: string) =>
  kitchen.papers.map(paperText).filter((paper) => paper.includes('ANNULÉE') && paper.includes(token));
const allDone = () =>
  eventually('nothing of a void waits', async () => {
    await hurry();
    const { rowCount } = await world.product.pool.query(
      "select 1 from graphile_worker.jobs where task_identifier in ('voidTicket', 'print')",
    );
    return rowCount === 0;
  });

test('cancelling an order prints one void ticket, only on the printers that printed its ticket', async () => {
  const { id, token } = await order();
  await eventually('its ticket lies in the kitchen', async () => kitchen.papers.length === 1);
  await cancel(id);
  await eventually('it is called off', async () => voids(token).length > 0);
  await cancel(id);
  await allDone();
  expect(voids(token)).toHaveLength(1);
  expect(voids(token)[0]).toContain('Quiche');
  expect(kitchen.papers).toHaveLength(2);
  // The other printer never fetched the ticket: nothing of this order is for it.
  expect(await star.ask()).toBeNull();
});

test('a void ticket follows a fetched ticket, while a ticket never printed is dropped without one', async () => {
  const fetched = await order();
  let job: string | null = null;
  await eventually('there is a ticket', async () => (job = await star.ask()) !== null);
  await star.fetch(String(job));
  await star.say(String(job), '200 OK');
  await cancel(fetched.id);
  await eventually('there is a void', async () => {
    await hurry();
    return (job = await star.ask()) !== null;
  });
  const { body } = await star.fetch(String(job));
  expect(body.toString()).toContain('ANNULÉE');
  expect(body.toString()).toContain(fetched.token);
  await star.say(String(job), '200 OK');

  await allDone();
  kitchen.hasPaper = false;
  const waiting = await order();
  await cancel(waiting.id);
  kitchen.hasPaper = true;
  await allDone();
  expect(kitchen.papers.map(paperText).filter((paper) => paper.includes(waiting.token))).toEqual([]);
  expect(await star.ask()).toBeNull();
});
