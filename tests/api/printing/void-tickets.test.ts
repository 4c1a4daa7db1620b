import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { anOrder, eventually } from '../../support/ordering';
import {
  aCloudPrinter,
  aNetworkPrinter,
  type NetworkPrinter,
  paperText,
  PRINTERS_HERE,
} from '../../support/virtual-printer';
import { aCustomer, anItem, aShop, aWorld, graphql, type Somebody, type World } from '../../support/world';

let world: World;
let shop: Somebody;
let customer: Somebody;
let item: string;
let kitchen: NetworkPrinter;
let star: ReturnType<typeof aCloudPrinter>;

beforeAll(async () => {
  world = await aWorld(await freshDatabase(), PRINTERS_HERE);
  customer = await aCustomer(world, 'Zoé Müller');
  shop = await aShop(world, { capacityUnits: 100 });
  item = await anItem(world, shop.id, { name: 'Quiche', priceCents: 650 });
  kitchen = await aNetworkPrinter();
  await ask('mutation { saveAutoPrint(wanted: true) { autoPrint } }');
  await join({ connection: 'NETWORK', address: kitchen.address });
  const pollingUrl = await join({ connection: 'CLOUD' });
  star = aCloudPrinter(world.base + new URL(pollingUrl ?? '').pathname);
});
afterAll(async () => {
  await kitchen.close();
  await world.stop();
});

const ask = (query: string, variables: object = {}, { token } = shop) =>
  graphql(world, token, query, variables as Record<string, unknown>);
async function join(input: object): Promise<string | null> {
  const add = 'mutation ($input: NewPrinterInput!) { addPrinter(input: $input) { pollingUrl } }';
  const { addPrinter } = await ask(add, { input: { name: 'Cuisine', columns: 32, ...input } });
  return (addPrinter as { pollingUrl: string | null }).pollingUrl;
}
const order = () => anOrder(world, customer, shop.id, { itemId: item });
const cancel = (id: string) =>
  ask('mutation ($id: String!) { cancelMyOrder(reference: $id) { __typename } }', { id }, customer);
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

test('a ticket that lies in the kitchen is called off on paper, once, on the printers where it lies', async () => {
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

test('where the ticket was fetched, the void is the next paper; a ticket that never left is not called off', async () => {
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
