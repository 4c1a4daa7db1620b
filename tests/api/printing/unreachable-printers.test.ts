import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { freshDatabase } from '../../support/database';
import { joinedStar, joinPrinter, printsByItself } from '../../support/joined-printers';
import { anOrder, eventually } from '../../support/ordering';
import { aNetworkPrinter, type NetworkPrinter, PRINTERS_HERE } from '../../support/virtual-printer';
import { aCustomer, anItem, aShop, aWorld, type Somebody } from '../../support/world';

const world = await aWorld(await freshDatabase(), PRINTERS_HERE);
let shop: Somebody;
let customer: Somebody;
let item: string;
/** Without paper it is as good as off, and keeps its port. */
let printer: NetworkPrinter;

beforeAll(async () => {
  customer = await aCustomer(world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  shop = await aShop(world);
  item = await anItem(world, shop.id, { priceCents: 650 });
  await printsByItself(world, shop);
  printer = await aNetworkPrinter();
  printer.hasPaper = false;
});
afterEach(async () => {
  await printer.close();
  await sql("delete from graphile_worker._private_jobs where payload->>'jobId' is not null");
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.product.pool.query<Record<string, unknown>>(text, values)).rows;
const joinNetworkPrinter = () => joinPrinter(world, shop, printer.address);
const order = () => anOrder(world, customer, shop.id, { itemId: item });
const enqueued = () =>
  sql("select id, priority from graphile_worker.jobs where task_identifier = 'print' and locked_at is null");
const inTrouble = (orderId: string) =>
  eventually('the printer was tried', async () => {
    const rows = await sql('select 1 from print_job where order_id = $1 and busy_until is not null', [orderId]);
    return rows.length > 0;
  });
/** As if an order’s ticket waited, and its window was over, since so many hours. */
const hoursAgo = async (orderId: string, hours: number) => {
  await sql(
    'update booked_window w set starts_at = starts_at - make_interval(hours => $2), ends_at = ends_at - make_interval(hours => $2) from orders o where o.window_id = w.id and o.id = $1',
    [orderId, hours],
  );
  await sql('update print_job set queued_at = queued_at - make_interval(hours => $2) where order_id = $1', [
    orderId,
    hours,
  ]);
};

test('a print job enqueued twice is retried by one worker job only, after all other jobs', async () => {
  await joinNetworkPrinter();
  const { id } = await order();
  await inTrouble(id);
  const [job] = await sql('select id, printer from print_job where order_id = $1', [id]);
  await sql("select graphile_worker.add_job('print', json_build_object('jobId', $1::text), queue_name => $2::text)", [
    job?.['id'],
    `printer:${String(job?.['printer'])}`,
  ]);
  // Longer than a pause: whichever goes on is enqueued again.
  await new Promise((resolve) => setTimeout(resolve, 7000));
  await eventually('one job waits', async () => (await enqueued()).length > 0);
  expect(await enqueued()).toMatchObject([{ priority: 10 }]);
});

test('papers postponed for a failing printer are printed at once when it works again', async () => {
  await joinNetworkPrinter();
  const old = await order();
  await inTrouble(old.id);
  await hoursAgo(old.id, 2);
  await eventually('its next try is minutes away', async () => {
    const minutesOn = new Date(world.product.clock.now().getTime() + 60_000);
    const rows = await sql('select 1 from print_job where order_id = $1 and busy_until > $2', [old.id, minutesOn]);
    return rows.length > 0;
  });
  printer.hasPaper = true;
  await order();
  await eventually('both come out', async () => printer.papers.length === 2);
  expect(printer.papers.filter((paper) => paper.includes(old.token))).toHaveLength(1);
});

test('a ticket of an order four hours past is given up and does not block the printer', async () => {
  const star = joinedStar(world, (await joinPrinter(world, shop)).pollingUrl);
  await joinNetworkPrinter();
  const { id } = await order();
  await inTrouble(id);
  expect(await star.ask()).not.toBeNull();
  await hoursAgo(id, 4);
  expect(await star.ask()).toBeNull();
  await eventually('it is given up', async () => (await enqueued()).length === 0);
  printer.hasPaper = true;
  await order();
  await eventually('the next one comes out', async () => printer.papers.length === 1);
});

test('a printer outside the networks that the operator allows now is not contacted', async () => {
  await joinNetworkPrinter();
  const { id } = await order();
  await inTrouble(id);
  await hoursAgo(id, 2);
  await eventually('its next try is minutes away', async () => {
    const minutesOn = new Date(world.product.clock.now().getTime() + 60_000);
    const rows = await sql('select 1 from print_job where order_id = $1 and busy_until > $2', [id, minutesOn]);
    return rows.length > 0;
  });
  const [job] = await sql('update print_job set busy_until = null where order_id = $1 returning id', [id]);
  const { asked } = printer;
  const elsewhere = createServices({ ...world.product.parts, printerNetworks: () => false });
  await elsewhere.deliveries.write(String(job?.['id']));
  expect(printer.asked).toBe(asked);
  expect(await sql('select 1 from print_job where order_id = $1 and busy_until is not null', [id])).toHaveLength(1);
});
