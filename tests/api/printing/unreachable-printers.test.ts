import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { ownFixtures } from '../../support/own-fixtures';
import { aShopThatPrints, joinedStar } from '../../support/joined-printers';
import { eventually } from '../../support/ordering';
import { aNetworkPrinter, type NetworkPrinter, PRINTERS_HERE } from '../../support/virtual-printer';

const fixtures = await ownFixtures(PRINTERS_HERE);
let at: Awaited<ReturnType<typeof aShopThatPrints>>;
/** Without paper it is as good as off, and keeps its port. */
let printer: NetworkPrinter;

beforeEach(async () => {
  at = await aShopThatPrints(fixtures);
  printer = await aNetworkPrinter();
  printer.hasPaper = false;
});
afterEach(async () => {
  await printer.close();
  await fixtures.sql("delete from graphile_worker._private_jobs where payload->>'jobId' is not null");
});

const enqueued = () =>
  fixtures.sql("select id, priority from graphile_worker.jobs where task_identifier = 'print' and locked_at is null");
const inTrouble = (orderId: string) =>
  eventually('the printer was tried', async () => {
    const tried = 'select from print_job where order_id = $1 and busy_until is not null';
    return (await fixtures.sql(tried, orderId)).length > 0;
  });
const waitsForMinutes = (orderId: string) =>
  eventually('its next try is minutes away', async () => {
    const minutesOn = new Date(fixtures.product.clock.now().getTime() + 60_000);
    const waiting = 'select from print_job where order_id = $1 and busy_until > $2';
    return (await fixtures.sql(waiting, orderId, minutesOn)).length > 0;
  });
/** As if an order’s ticket waited, and its window was over, since so many hours. */
const hoursAgo = async (orderId: string, hours: number) => {
  for (const earlier of [
    'update booked_window w set starts_at = starts_at - make_interval(hours => $2), ends_at = ends_at - make_interval(hours => $2) from orders o where o.window_id = w.id and o.id = $1',
    'update print_job set queued_at = queued_at - make_interval(hours => $2) where order_id = $1',
  ])
    await fixtures.sql(earlier, orderId, hours);
};

test('a print job enqueued twice is retried by one worker job only, after all other jobs', async () => {
  await at.join(printer.address);
  const { id } = await at.order();
  await inTrouble(id);
  const [job] = await fixtures.sql('select id, printer from print_job where order_id = $1', id);
  await fixtures.sql(
    "select graphile_worker.add_job('print', json_build_object('jobId', $1::text), queue_name => $2::text)",
    job?.['id'],
    `printer:${String(job?.['printer'])}`,
  );
  // Longer than a pause: whichever goes on is enqueued again.
  await new Promise((resolve) => setTimeout(resolve, 7000));
  await eventually('one job waits', async () => (await enqueued()).length > 0);
  expect(await enqueued()).toMatchObject([{ priority: 10 }]);
});

test('papers postponed for a failing printer are printed at once when it works again', async () => {
  await at.join(printer.address);
  const old = await at.order();
  await inTrouble(old.id);
  await hoursAgo(old.id, 2);
  await waitsForMinutes(old.id);
  printer.hasPaper = true;
  await at.order();
  await eventually('both come out', async () => printer.papers.length === 2);
  expect(printer.papers.filter((paper) => paper.includes(old.token))).toHaveLength(1);
});

test('a ticket of an order four hours past is given up and does not block the printer', async () => {
  const star = joinedStar(fixtures, (await at.join()).pollingUrl);
  await at.join(printer.address);
  const { id } = await at.order();
  await inTrouble(id);
  expect(await star.ask()).not.toBeNull();
  await hoursAgo(id, 4);
  expect(await star.ask()).toBeNull();
  await eventually('it is given up', async () => (await enqueued()).length === 0);
  printer.hasPaper = true;
  await at.order();
  await eventually('the next one comes out', async () => printer.papers.length === 1);
});

test('a printer outside the networks that the operator allows now is not contacted', async () => {
  await at.join(printer.address);
  const { id } = await at.order();
  await inTrouble(id);
  await hoursAgo(id, 2);
  await waitsForMinutes(id);
  const [job] = await fixtures.sql('update print_job set busy_until = null where order_id = $1 returning id', id);
  const { asked } = printer;
  const elsewhere = createServices({ ...fixtures.product.parts, printerNetworks: () => false });
  await elsewhere.deliveries.write(String(job?.['id']));
  expect(printer.asked).toBe(asked);
  expect(await fixtures.sql('select 1 from print_job where order_id = $1 and busy_until is not null', id)).toHaveLength(
    1,
  );
});
