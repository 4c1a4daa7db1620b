import { beforeEach, describe, expect, test } from 'vitest';
import { BoardPageDocument, MarkNoShowDocument } from '../../../graphql/generated/owner/board';
import type { OrderStatus } from '../../../graphql/generated/schema';
import { advance, markNoShow, setWindow, undoStep } from '../../support/order-steps';
import { addToCart, anOrder, beginCheckout, payByCard, placeOrder } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

let shop: Somebody;
let customer: Somebody;
let order: string;
beforeEach(async () => {
  shop = await aShop(fixtures, { capacityUnits: 50 });
  customer = await aCustomer(fixtures);
  order = (await ordered()).id;
});

const sql = (text: string, values: unknown[] = [order]) => rowsOf(text, values);
const ordered = async () =>
  anOrder(fixtures, customer, shop.id, { itemId: await anItem(fixtures, shop.id, { priceCents: 650 }) });
const windowIs = (startsAt: string, endsAt: string) => setWindow(fixtures, order, startsAt, endsAt);

const press = (from?: OrderStatus) => advance(fixtures, shop, order, from);
const undo = () => undoStep(fixtures, shop, order);
const notCome = () => markNoShow(fixtures, shop, order);

describe('OrderService.advance, the board’s button', () => {
  test('the board’s button makes an order ready, then collected, and is refused afterwards', async () => {
    expect(await press()).toMatchObject({ __typename: 'Order', status: 'READY' });
    expect(await press('READY')).toMatchObject({ __typename: 'Order', status: 'COLLECTED' });
    await expect(press('COLLECTED')).rejects.toThrow('Cette commande est terminée.');
    expect(await press('READY')).toMatchObject({ __typename: 'OrderMoved', order: { status: 'COLLECTED' } });
  });

  const tooLate = { __typename: 'StepNotPossible', message: 'Il est trop tard pour annuler cette étape.' };

  test('a step can be undone once within 30 seconds, which is recorded as a step of its own, and not afterwards', async () => {
    await press();
    const answers = await Promise.all([undo(), undo(), undo()]);
    expect(answers.filter(({ status }) => status === 'PREPARING')).toMatchObject([{ undoableUntil: null }]);
    expect(await undo()).toMatchObject(tooLate);
    const steps = await sql(
      'select from_status, to_status, reverses_id is not null as reversal from order_step where order_id = $1 order by at',
    );
    expect(steps).toEqual([
      { from_status: null, to_status: 'PREPARING', reversal: false },
      { from_status: 'PREPARING', to_status: 'READY', reversal: false },
      { from_status: 'READY', to_status: 'PREPARING', reversal: true },
    ]);
    await press();
    await sql("update orders set status_at = status_at - interval '31 seconds' where id = $1");
    expect(await undo()).toMatchObject(tooLate);
  });
});

describe('marking an order as a no-show', () => {
  const byRest = async (who: { token?: string } = { token: shop.token }) =>
    (await rest(fixtures, 'POST', `/api/owner-orders/mark-no-show/${customer.id}`, who)).status;

  const tooEarly = { __typename: 'StepNotPossible', message: 'Il est trop tôt : ce client peut encore venir.' };

  // It is ten o’clock.
  test.each([
    ['2026-11-24T10:05:00Z', 10, 404],
    ['2026-11-24T09:51:00Z', 10, 404],
    ['2026-11-24T09:50:00Z', 10, 200],
    ['2026-11-24T10:01:00Z', 0, 404],
    ['2026-11-24T10:00:00Z', 0, 200],
    ['2026-11-24T08:01:00Z', 120, 404],
  ])(
    'a no-show can be marked from the window’s end (%s) plus %i minutes on, ready or not: REST answers %i',
    async (endsAt, grace, status) => {
      await sql('update shop set no_show_grace_minutes = $2 where id = $1', [shop.id, grace]);
      const ready = await ordered();
      await advance(fixtures, shop, ready.id);
      for (const id of [order, ready.id]) {
        await setWindow(fixtures, id, '2026-11-24T06:30:00Z', endsAt);
        if (status === 404) expect(await markNoShow(fixtures, shop, id)).toEqual(tooEarly);
        expect(await byRest()).toBe(status);
      }
    },
  );

  test('after « J’arrive » a no-show needs a confirmation in GraphQL, which the REST call implies', async () => {
    await windowIs('2026-11-24T09:30:00Z', '2026-11-24T09:45:00Z');
    await sql('update orders set arriving_at = $2 where id = $1', [order, '2026-11-24T09:40:00Z']);
    const refused = await graphql(fixtures, shop.token, MarkNoShowDocument, { orderId: order, despiteArrival: false });
    expect(refused).toMatchObject({ markNoShow: { __typename: 'StepNotPossible' } });
    expect(await byRest()).toBe(200);
  });

  test('only the order’s own shop marks a no-show, once, and the order cannot advance afterwards', async () => {
    await windowIs('2026-11-24T09:30:00Z', '2026-11-24T09:50:00Z');
    // Only their own shop misses them: another one has no such order.
    expect(await byRest({})).toBe(401);
    expect(await byRest({ token: customer.token })).toBe(403);
    expect(await byRest(await aShop(fixtures))).toBe(404);
    expect(await byRest()).toBe(200);
    expect(await byRest()).toBe(404);
    expect(await notCome()).toMatchObject({ __typename: 'OrderMoved', order: { status: 'NO_SHOW' } });
    expect(await press()).toMatchObject({ __typename: 'OrderMoved' });
  });

  test('a collected order cannot be marked as a no-show, before or after the end of its window', async () => {
    await press();
    await press('READY');
    expect(await notCome()).toMatchObject({ __typename: 'OrderMoved', order: { status: 'COLLECTED' } });
    await windowIs('2026-11-24T09:30:00Z', '2026-11-24T09:50:00Z');
    expect(await notCome()).toMatchObject({ __typename: 'OrderMoved', order: { status: 'COLLECTED' } });
  });
});

describe('orders on the board', () => {
  const board = async () => (await graphql(fixtures, shop.token, BoardPageDocument)).boardOrders.map(({ id }) => id);

  test('the board shows open orders of any age', async () => {
    const long = "created_at = '2026-11-20T10:00:00Z', status_at = '2026-11-20T10:00:00Z'";
    await sql(`update orders set ${long} where id = $1`);
    expect(await board()).toEqual([order]);
  });

  test('the board shows orders that ended today, even if placed before the business day, and none that ended earlier', async () => {
    await sql(
      "update orders set created_at = '2026-11-23T22:50:00Z', status = 'COLLECTED', status_at = '2026-11-24T03:05:00Z' where id = $1",
    );
    expect(await board()).toEqual([order]);
    await sql("update orders set status_at = '2026-11-24T02:55:00Z' where id = $1");
    expect(await board()).toEqual([]);
  });

  test('the board of a shop that never marks orders « Livré » still shows today’s orders, sorted by window', async () => {
    // What of the last weeks was handed over without a word: a thousand orders, in windows a minute apart.
    await sql(
      `with old as (
         insert into booked_window select (w).* from (
           select jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid(),
             'starts_at', w.starts_at - make_interval(mins => n), 'ends_at', w.ends_at - make_interval(mins => n))) as w
           from orders o join booked_window w on w.id = o.window_id, generate_series(1, 1000) n where o.id = $1) as windows
         returning id, starts_at)
       insert into orders select (o).* from (
         select jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'window_id', old.id,
           'token', 'A' || lpad((row_number() over ())::text, 5, '0'), 'payment_intent_id', null, 'source', 'COUNTER',
           'created_at', old.starts_at - interval '2 hours')) as o
         from orders o, old where o.id = $1) as orders`,
    );
    customer = await aCustomer(fixtures);
    const { id: last } = await ordered();
    const shown = await board();
    expect([shown.length, ...shown.slice(-2)]).toEqual([1000, order, last]);
    const { body } = await rest(fixtures, 'GET', `/api/orders/restaurant/${shop.id}`, { token: shop.token });
    const { orders } = body as { orders: { _id: string }[] };
    expect([orders.length, orders[0]?._id]).toEqual([500, last]);
  });
});

test('a paid order is placed even if the shop can no longer take payments', async () => {
  await addToCart(fixtures, customer, { itemId: await anItem(fixtures, shop.id, { priceCents: 650 }) });
  const { clientSecret } = await beginCheckout(fixtures, customer, shop.id);
  expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
  await sql('update shop set charges_enabled = false where id = $1', [shop.id]);
  expect(await placeOrder(fixtures, customer, shop.id)).toMatchObject({ __typename: 'Order' });
  await expect(placeOrder(fixtures, await aCustomer(fixtures), shop.id)).rejects.toThrow(
    'Cette boutique ne prend pas de commandes pour le moment.',
  );
});
