import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MarkOrdersSeenDocument } from '../../../graphql/generated/owner/board';
import { SaveAlertsDocument } from '../../../graphql/generated/owner/settings';
import { createServices } from '../../../server/platform/context';
import { UNSEEN_STEPS, type UnseenStep } from '../../../server/orders/board/unseen';
import { listen } from '../../support/subscriptions';
import { mailsIn, mailsTo } from '../../support/mailbox';
import { moneyBack } from '../../support/money-back';
import { orderSeenBy, undoStep } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { aPushService, type PushedBrowser } from '../../support/push-service';
import { rest } from '../../support/rest';
import { anSmsBridge } from '../../support/sms-bridge';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const sms = await anSmsBridge();
const pushed = await aPushService();
const fixtures = await ownFixtures(sms.settings, { pushStandIn: pushed.standIn });
afterAll(() => {
  pushed.close();
  sms.close();
});
/** Two devices of the shop's owner. */
let tablet: PushedBrowser;
let phone: PushedBrowser;
let shop: Somebody;
let customer: Somebody;
let item: string;
let order: { id: string; token: string; intentId: string };
beforeEach(async () => {
  shop = await aShop(fixtures, { capacityUnits: 4 });
  [tablet, phone] = [pushed.aBrowser(), pushed.aBrowser()];
  for (const device of [tablet, phone])
    await rest(fixtures, 'POST', '/api/notifications/save-token', { token: shop.token, body: { token: device.token } });
  customer = await aCustomer(fixtures);
  item = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650, stock: 5 });
});

const sql = (text: string, values: unknown[] = [order.id]) => rowsOf(text, values);
const place = async () => (order = await anOrder(fixtures, customer, shop.id, { itemId: item, quantity: 2 }));
const makeRoom = async () => {
  await sql('update item set stock = 20 where id = $1', [item]);
  await sql('update shop set capacity_units = 20 where id = $1', [shop.id]);
};
const USUAL = { ring: true, push: true, mail: true, sms: false, cancelAfterMinutes: null };
const save = (part: object) => graphql(fixtures, shop.token, SaveAlertsDocument, { input: { ...USUAL, ...part } });
/** As if the order had been paid so many minutes earlier. */
const minutesLater = (minutes: number) =>
  sql('update orders set created_at = created_at - make_interval(mins => $2) where id = $1', [order.id, minutes]);
/** What the worker does when the job is due, here without its wait. */
const take = (step: UnseenStep) => createServices(fixtures.product.parts).escalations.take({ orderId: order.id, step });
const markSeen = (orderIds = [order.id], { token } = shop) =>
  graphql(fixtures, token, MarkOrdersSeenDocument, { orderIds });
const enqueued = () =>
  sql(
    `select payload ->> 'step' as step, round(extract(epoch from run_at - created_at) / 60)::int as minutes
     from (select j.*, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)) as job
     where task_identifier = 'unseenOrder' and payload ->> 'orderId' = $1 order by minutes, step`,
  );
const taken = async () =>
  (await sql('select step from order_alert where order_id = $1 order by at')).map((row) => row['step']);
/** What a device of the shop's owner heard about the order. */
const heardBy = ({ received }: PushedBrowser) =>
  received
    .map(({ text }) => JSON.parse(text) as { title: string; body: string; url: string })
    .filter(({ title }) => title.includes(order.token));
const state = async () => {
  const [row] = await sql(
    `select o.status, w.booked_units as units, (select stock from item where id = $2) as stock,
       (select json_agg(r.cause) from refund r where r.intent_id = o.payment_intent_id) as refunds,
       s.paused_until as paused from orders o join booked_window w on w.id = o.window_id join shop s on s.id = o.shop_id
     where o.id = $1`,
    [order.id, item],
  );
  return row;
};
const WAITING = { status: 'PREPARING', units: 2, stock: 3, refunds: null, paused: null };

describe('alerts about an unseen order', () => {
  test('alerts about an unseen order are scheduled after one minute, three, and the time the shop chose for cancelling', async () => {
    await place();
    expect(await enqueued()).toEqual([
      { step: 'PUSH', minutes: 1 },
      { step: 'MAIL', minutes: 3 },
    ]);
    await save({ cancelAfterMinutes: 15 });
    await place();
    expect(await enqueued()).toContainEqual({ step: 'CANCEL', minutes: 15 });
  });

  test('an unseen order is pushed to all of the owner’s devices after a minute, once, when its job is due', async () => {
    await place();
    await take('PUSH');
    expect(await taken()).toEqual([]);
    await minutesLater(1);
    await sql("update graphile_worker._private_jobs set run_at = now() where payload ->> 'orderId' = $1");
    await eventually('the worker takes the step', async () => (await taken()).length > 0);
    await Promise.all([take('PUSH'), take('PUSH'), take('PUSH')]);
    expect(await taken()).toEqual(['PUSH']);
    await eventually('both devices hear it', async () => [tablet, phone].every((one) => heardBy(one).length > 0));
    const body = 'Aucun tableau n’est ouvert : elle ne sonne nulle part.';
    const heard = { title: `Commande ${order.token} pas encore vue`, body, url: '/ownerorders' };
    for (const device of [tablet, phone]) expect(heardBy(device)).toMatchObject([heard]);
  });

  test('an unseen order is mailed to the owner after three minutes, once, and texted where the shop chose that', async () => {
    await sql("update shop set phone = '06 12 34 56 78' where id = $1", [shop.id]);
    await save({ sms: true, cancelAfterMinutes: 20 });
    await place();
    await minutesLater(3);
    await Promise.all([take('MAIL'), take('MAIL')]);
    await take('MAIL');
    const [mail] = await mailsTo(fixtures.dataDir, shop.email);
    expect(mail?.subject).toBe(`Commande ${order.token} : personne ne l’a vue`);
    expect(mail?.text).toContain('Aucun tableau de commandes n’est ouvert');
    expect(mail?.text).toContain('dans les 20 minutes');
    expect(mail?.text).toContain('/ownerorders');
    await eventually('the message is handed over', async () => sms.messages.length > 0);
    const text = expect.stringContaining(`MemePrix : la commande ${order.token} attend`) as string;
    expect(sms.messages).toEqual([{ to: '+33612345678', text }]);
    expect(mailsIn(fixtures.dataDir).filter(({ to }) => to === shop.email)).toHaveLength(1);
  });

  test('five unseen orders are reported in one mail and one text message', async () => {
    await sql("update shop set phone = '06 12 34 56 79' where id = $1", [shop.id]);
    await makeRoom();
    await save({ sms: true });
    const orders: (typeof order)[] = [];
    for (let count = 0; count < 5; count++) {
      orders.push(await place());
      await minutesLater(7 - count);
    }
    const { escalations } = createServices(fixtures.product.parts);
    await Promise.all(orders.map(({ id }) => escalations.take({ orderId: id, step: 'MAIL' })));
    const [mail] = await mailsTo(fixtures.dataDir, shop.email);
    expect(mail?.subject).toBe('5 commandes : personne ne les a vues');
    for (const { token } of orders) expect(mail?.text).toContain(`${token} : retrait de `);
    const texts = () => sms.messages.filter(({ to }) => to === '+33612345679').map(({ text }) => text);
    await eventually('the message is handed over', async () => texts().length > 0);
    expect(texts()).toEqual([expect.stringContaining('5 commandes attendent')]);
    expect(mailsIn(fixtures.dataDir).filter(({ to }) => to === shop.email)).toHaveLength(1);
  });

  test('a second mail about a shop’s unseen orders waits until five minutes after the first', async () => {
    await makeRoom();
    const { order: first, at } = { order: await place(), at: fixtures.product.clock.now().getTime() };
    const takeAt = (minutes: number) =>
      createServices({
        ...fixtures.product.parts,
        clock: { now: () => new Date(at + minutes * 60_000) },
      }).escalations.take({ orderId: order.id, step: 'MAIL' });
    await takeAt(3);
    expect(await taken()).toEqual(['MAIL']);
    const later = [await place(), await place()];
    await takeAt(4);
    expect(await taken()).toEqual([]);
    expect(await enqueued()).toContainEqual({ step: 'MAIL', minutes: 4 });
    await takeAt(8);
    const mails = await mailsTo(fixtures.dataDir, shop.email, 2);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      '2 commandes : personne ne les a vues',
      `Commande ${first.token} : personne ne l’a vue`,
    ]);
    for (const { token } of later) expect(mails.map(({ text }) => text).join()).toContain(`${token} : retrait de `);
  });

  test('an unseen order is cancelled once where the shop chose that: refund, release, pause, customer and owner notified', async () => {
    await save({ cancelAfterMinutes: 15 });
    await place();
    await minutesLater(15);
    await Promise.all([take('CANCEL'), take('CANCEL'), take('CANCEL')]);
    await take('CANCEL');
    // Tuesday, 11 in Paris: until the shop’s day ends.
    const paused = '2026-11-25 03:00:00+00';
    expect(await state()).toEqual({ status: 'CANCELLED', units: 0, stock: 5, refunds: ['UNSEEN'], paused });
    const steps = await sql('select to_status, "by" from order_step where order_id = $1 order by at, id');
    expect(steps).toEqual([
      { to_status: 'PREPARING', by: 'SYSTEM' },
      { to_status: 'CANCELLED', by: 'SYSTEM' },
    ]);
    const [toCustomer] = await mailsTo(fixtures.dataDir, customer.email, 1, /annulée/);
    expect(toCustomer?.text).toContain('La boutique n’a pas vu votre commande à temps.');
    expect(toCustomer?.text).toContain('13,29');
    const [toOwner] = await mailsTo(fixtures.dataDir, shop.email);
    expect(toOwner?.subject).toBe(`Commande ${order.token} annulée : personne ne l’a vue`);
    expect(toOwner?.text).toContain('en pause pour le reste de la journée');
    await eventually('the owner’s phone hears it', async () => heardBy(phone).length > 0);
    expect(heardBy(phone).map(({ title }) => title)).toEqual([`Commande ${order.token} annulée`]);
    expect(await orderSeenBy(fixtures, customer, order.id)).toMatchObject({
      status: 'CANCELLED',
      cancellation: { byShop: true, reason: 'La boutique n’a pas vu votre commande à temps.', refundCents: 1329 },
    });
    const { refunds } = moneyBack(fixtures);
    await eventually('the money went back', async () => (await refunds(order.intentId))[0]?.state === 'DONE');
    expect(await undoStep(fixtures, shop, order.id)).toMatchObject({ __typename: 'StepNotPossible' });
  });

  test('cancelling an unseen order does not shorten a pause that the owner set', async () => {
    await save({ cancelAfterMinutes: 5 });
    await place();
    const paused = '2026-12-01 03:00:00+00';
    await sql('update shop set paused_until = $2 where id = $1', [shop.id, paused]);
    await minutesLater(5);
    await take('CANCEL');
    expect(await state()).toMatchObject({ status: 'CANCELLED', paused });
  });
});

describe('unseen-order alerts that are skipped', () => {
  const everyStep = async () => {
    for (const step of UNSEEN_STEPS) await take(step);
  };

  test('no alert is sent for an order that was seen on a board, is already ready or was taken at the counter', async () => {
    await save({ cancelAfterMinutes: 5 });
    await place();
    await markSeen();
    await minutesLater(60);
    await everyStep();
    expect([await taken(), await state()]).toEqual([[], WAITING]);

    const counter = "status = 'PREPARING', source = 'COUNTER', payment_intent_id = null";
    for (const change of ["seen_at = null, status = 'READY'", counter]) {
      await sql(`update orders set ${change} where id = $1`);
      await everyStep();
      expect(await taken()).toEqual([]);
    }
  });

  test('an alert the shop has switched off is not sent, and one it has postponed waits until the new time', async () => {
    await save({ cancelAfterMinutes: 5 });
    await place();
    await minutesLater(10);
    await save({ push: false, mail: false, cancelAfterMinutes: 30 });
    await everyStep();
    expect([await taken(), await state()]).toEqual([[], WAITING]);
    // It comes back then.
    expect(await enqueued()).toContainEqual({ step: 'CANCEL', minutes: 20 });
    await save({ push: false, mail: false });
    await minutesLater(60);
    await everyStep();
    expect([await taken(), await state()]).toEqual([[], WAITING]);
  });

  test('an order marked as seen while it is being cancelled is either seen or cancelled, never both', async () => {
    await save({ cancelAfterMinutes: 5 });
    for (let round = 0; round < 4; round++) {
      await place();
      await minutesLater(5);
      await Promise.all([take('CANCEL'), markSeen()]);
      const { status, refunds } = (await state()) ?? {};
      expect([status, refunds]).toEqual(status === 'CANCELLED' ? ['CANCELLED', ['UNSEEN']] : ['PREPARING', null]);
      await sql('update shop set paused_until = null where id = $1', [shop.id]);
      await sql('update item set stock = 5 where id = $1', [item]);
      await sql('update booked_window set booked_units = 0 where shop_id = $1', [shop.id]);
    }
  });
});

describe('marking an order « Vu »', () => {
  test('« Vu » on one board is sent to the shop’s other boards once, and another shop’s « Vu » has no effect', async () => {
    await place();
    const other = listen(fixtures, shop.token, 'subscription { boardChanged { orders { id seenAt } } }');
    const rival = await aShop(fixtures);
    await eventually('the other board stands', async () => other.heard.length === 1);
    await markSeen([order.id], rival);
    expect(await sql('select seen_at from orders where id = $1')).toEqual([{ seen_at: null }]);
    await markSeen();
    await eventually('the other board is told', async () => other.heard.length === 2);
    const [first] = await sql('select seen_at from orders where id = $1');
    await markSeen();
    expect(await sql('select seen_at from orders where id = $1')).toEqual([first]);
    expect(other.heard).toEqual(['news', 'news']);
    await other.close();
  });
});
