import { beforeEach, describe, expect, test } from 'vitest';
import { OrderStatus } from '../../../server/orders/order-status';
import { mailsIn } from '../../support/mailbox';
import { advance, cancelMine, refundPieces } from '../../support/order-steps';
import { at, FRIDAY, orderAhead } from '../../support/ordering-ahead';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

let shop: Somebody;
let customer: Somebody;
beforeEach(async () => {
  shop = await aShop(fixtures, { daysAhead: 7 });
  customer = await aCustomer(fixtures);
});

describe('an order for a later day, before that day', () => {
  const board = async () =>
    (await graphql<{ boardOrders: { id: string }[] }>(fixtures, shop.token, '{ boardOrders { id } }')).boardOrders;
  const jobs = (id: string) =>
    rowsOf(
      `select t.identifier as job, run_at > now() + interval '2 days' as later from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where j.payload->>'orderId' = $1
       and t.identifier in ('orderPlaced', 'orderDay', 'unseenOrder', 'eveningMail') order by 1`,
      [id],
    );

  test('an order for a later day is in the calendar with the items to make, but not on the board or in today’s lists', async () => {
    const itemId = await anItem(fixtures, shop.id, { name: 'Galette', priceCents: 650 });
    const ids = [
      await orderAhead(shop, customer, itemId, 2),
      await orderAhead(shop, await aCustomer(fixtures), itemId),
    ];
    expect(await board()).toEqual([]);
    const { body } = await rest(fixtures, 'GET', `/api/orders/restaurant/${shop.id}`, { token: shop.token });
    expect(body).toEqual({ orders: [] });
    const query = '{ ordersAhead { day orders { id } items { name quantity } } }';
    expect(await graphql(fixtures, shop.token, query)).toEqual({
      ordersAhead: [{ day: FRIDAY, orders: ids.map((id) => ({ id })), items: [{ name: 'Galette', quantity: 3 }] }],
    });
    await refundPieces(fixtures, shop, ids[1] ?? '');
    expect(await graphql(fixtures, shop.token, '{ ordersAhead { items { quantity } } }')).toEqual({
      ordersAhead: [{ items: [{ quantity: 2 }] }],
    });
    expect(await at('2026-11-27T02:59:00Z').orders.board(shop.id)).toEqual([]);
    expect(await at('2026-11-27T03:00:00Z').orders.board(shop.id)).toHaveLength(2);
  });

  test('an order for a later day cannot be made ready before its day', async () => {
    const id = await orderAhead(shop, customer, await anItem(fixtures, shop.id, { priceCents: 650 }));
    const refused = { __typename: 'StepNotPossible', message: 'Cette commande est pour un autre jour.' };
    expect(await advance(fixtures, shop, id)).toEqual(refused);
    const byShop = (instant: string) => at(instant).orders.advance(shop.id, id, OrderStatus.PREPARING);
    expect(await byShop('2026-11-27T02:59:59Z')).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    expect(await byShop('2026-11-27T03:00:00Z')).toMatchObject({ status: 'READY' });
  });

  test('alerts and printing of an order for a later day wait for that day', async () => {
    const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
    const id = await orderAhead(shop, customer, itemId);
    expect(await jobs(id)).toEqual(
      ['eveningMail', 'orderDay', 'unseenOrder', 'unseenOrder'].map((job) => ({ job, later: true })),
    );
    // Ten in the morning, less a quarter of an hour to prepare.
    const alerts = async () => (await rowsOf('select step from order_alert where order_id = $1', [id])).length;
    await at('2026-11-27T08:45:00Z').escalations.take({ orderId: id, step: 'PUSH' });
    expect(await alerts()).toBe(0);
    await at('2026-11-27T08:46:01Z').escalations.take({ orderId: id, step: 'PUSH' });
    expect(await alerts()).toBe(1);
    expect(await at('2026-11-27T02:59:00Z').ordersAhead.begin(id)).toBe(false);
    expect(await at('2026-11-27T03:00:00Z').ordersAhead.begin(id)).toBe(true);
  });

  test('the reminder mail is sent from the evening before the pickup day on, once, and not for a cancelled order', async () => {
    const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
    const id = await orderAhead(shop, customer, itemId);
    const mails = () => mailsIn(fixtures.dataDir).filter(({ to }) => to.includes(customer.email));
    const isReminder = ({ subject }: { subject: string }) => subject.startsWith('Demain');
    await at('2026-11-26T16:59:00Z').orderMails.eveningBefore(id);
    expect(mails().filter(isReminder)).toEqual([]);
    await at('2026-11-26T17:00:00Z').orderMails.eveningBefore(id);
    expect(mails().filter(isReminder)).toHaveLength(1);
    await cancelMine(fixtures, customer, id);
    await at('2026-11-26T17:00:00Z').orderMails.eveningBefore(id);
    expect(mails().filter(isReminder)).toHaveLength(1);
  });
});
