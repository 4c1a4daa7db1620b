import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AnnounceArrivalDocument } from '../../../graphql/generated/customer/tracking';
import type { OrderStatus } from '../../../graphql/generated/schema';
import { createServices } from '../../../server/platform/context';
import { advance, cancelByShop, cancelMine, undoStep } from '../../support/order-steps';
import { jobsDone } from '../../support/jobs';
import { anOrder, eventually } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { aPushService, type PushedBrowser } from '../../support/push-service';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';

const service = await aPushService();
afterAll(() => service.close());
const fixtures = await ownFixtures({}, { pushStandIn: service.standIn });
let shop: Somebody;
let customer: Somebody;
let order: { id: string; token: string };
/** Of the customer, and of the shop's owner. */
let pocket: PushedBrowser;
let counter: PushedBrowser;

beforeEach(async () => {
  shop = await aShop(fixtures);
  customer = await aCustomer(fixtures, 'Camille Martin');
  [pocket, counter] = [service.aBrowser(), service.aBrowser()];
  for (const [{ token }, device] of [
    [customer, pocket],
    [shop, counter],
  ] as const)
    await rest(fixtures, 'POST', '/api/notifications/save-token', { token, body: { token: device.token } });
  const itemId = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650 });
  order = await anOrder(fixtures, customer, shop.id, { itemId, quantity: 2 });
  await heard(pocket, 'Commande confirmée');
});

interface Heard {
  title: string;
  body: string;
  url: string;
}
const said = ({ received }: PushedBrowser) => received.map(({ text }) => JSON.parse(text) as Heard);
/** Waits until a device has heard of it; answers what it heard. */
async function heard(device: PushedBrowser, title: string): Promise<Heard> {
  const found = () => said(device).find((one) => one.title === title);
  await eventually(`« ${title} » was told`, async () => found() !== undefined);
  return found() ?? { title, body: '', url: '' };
}
const sql = async (text: string, values: unknown[] = []) =>
  (await fixtures.product.pool.query<Record<string, unknown>>(text, values)).rows;
const press = (from?: OrderStatus) => advance(fixtures, shop, order.id, from);
const undo = () => undoStep(fixtures, shop, order.id);
const arrive = () => graphql(fixtures, customer.token, AnnounceArrivalDocument, { reference: order.id });
/** As if so much time had gone by since the owner's step. */
const later = async (seconds: number) => {
  const age = [order.id, seconds];
  await sql('update orders set status_at = status_at - make_interval(secs => $2) where id = $1', age);
  await sql('update cancellation set at = at - make_interval(secs => $2) where order_id = $1', age);
};
/** How many seconds from now the news of this order are due. */
const enqueued = async () => {
  const waiting = `select extract(epoch from run_at - now())::float as seconds from graphile_worker._private_jobs
    where payload->>'orderId' = $1 and payload->>'what' is not null and locked_at is null order by run_at`;
  return (await sql(waiting, [order.id])).map(({ seconds }) => Number(seconds));
};
/** Runs now what was enqueued for later. */
const tell = () => createServices(fixtures.product.parts).orderNews.notify({ orderId: order.id, what: 'READY' });
const quiet = () => jobsDone(fixtures, ['push', 'pushMessage']);

test('a paid order is confirmed by push to the customer with shop, token and window, and not to the owner', async () => {
  const [confirmed] = said(pocket);
  expect(confirmed).toMatchObject({ title: 'Commande confirmée', url: `/tokenDetails/${order.token}` });
  expect(confirmed?.body).toMatch(/^Le Fournil du Test · \w{6} · retrait de \d\d:\d\d à \d\d:\d\d$/);
  expect(confirmed?.body).toContain(order.token);
  await quiet();
  expect(said(counter)).toEqual([]);
});

test('push notifications use the recipient’s language: English for the customer, French for the shop', async () => {
  await sql(`update account set language = 'EN' where id = $1`, [customer.id]);
  await arrive();
  await heard(pocket, 'The shop knows you are on your way');
  await heard(counter, 'Un client arrive');
  expect(said(counter)).toHaveLength(1);
});

describe('push for a ready order', () => {
  test('a ready order is pushed once, after the half minute in which the owner can undo the step', async () => {
    await press();
    const [seconds = 0] = await enqueued();
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(30);
    // Told too early, as by a database whose clock runs ahead: it waits for the rest of the half minute.
    await tell();
    await quiet();
    expect(await enqueued()).toHaveLength(2);
    await later(31);
    await Promise.all([tell(), tell()]);
    expect(await heard(pocket, 'Votre commande est prête')).toMatchObject({ url: `/tokenDetails/${order.token}` });
    await tell();
    await quiet();
    expect(said(pocket)).toHaveLength(2);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['it was taken back', undo],
    ['the customer holds it', () => press('READY')],
  ])('a ready order is not pushed when %s', async (_what, meanwhile) => {
    await press();
    await meanwhile();
    await later(31);
    await tell();
    await quiet();
    expect(said(pocket)).toHaveLength(1);
  });
});

describe('push for a cancelled order', () => {
  test('a cancellation by the shop is pushed when it is final, with the refund and without the shop’s reason', async () => {
    await cancelByShop(fixtures, shop, order.id, 'PREPARING', 'Appelez le 0612345678.');
    const { housekeeping } = createServices(fixtures.product.parts);
    await housekeeping.endCancellations();
    await quiet();
    expect(said(pocket)).toHaveLength(1);
    await later(31);
    await housekeeping.endCancellations();
    expect(await heard(pocket, 'Commande annulée')).toMatchObject({
      body: `Le Fournil du Test a annulé votre commande ${order.token}. 13,29 € vous sont remboursés.`,
      url: `/tokenDetails/${order.token}`,
    });
  });

  test('a cancellation by the customer is pushed to the customer’s device with the refund', async () => {
    await cancelMine(fixtures, customer, order.id);
    expect(await heard(pocket, 'Commande annulée')).toMatchObject({
      body: `Vous avez annulé votre commande ${order.token} chez Le Fournil du Test. 13,29 € vous sont remboursés.`,
    });
  });
});

test('« J’arrive » is pushed once to the owner and acknowledged once to the customer, without names, ids or tokens', async () => {
  await arrive();
  await arrive();
  const arriving = await heard(counter, 'Un client arrive');
  expect(arriving.url).toBe('/ownerorders');
  expect(arriving.body).toMatch(new RegExp(`^${order.token} · retrait de \\d\\d:\\d\\d à \\d\\d:\\d\\d$`));
  expect(await heard(pocket, 'La boutique sait que vous arrivez')).toMatchObject({
    body: `Le Fournil du Test · ${order.token}`,
  });
  await quiet();
  expect([said(counter).length, said(pocket).length]).toEqual([1, 2]);
  const everything = [pocket, counter].flatMap(({ received }) => received.map(({ text }) => text)).join('\n');
  for (const secret of ['Camille', '@', customer.id, shop.id, order.id, customer.token])
    expect(everything).not.toContain(secret);
});
