import { beforeEach, describe, expect, test } from 'vitest';
import { AnnounceArrivalDocument } from '../../../graphql/generated/customer/tracking';
import type { OrderStatus } from '../../../graphql/generated/schema';
import { audit } from '../../../server/audit/audit';
import { createServices } from '../../../server/platform/context';
import { mailsIn, mailsTo } from '../../support/mailbox';
import { moneyBack } from '../../support/money-back';
import {
  advance,
  cancelByShop,
  cancelMine,
  orderSeenBy,
  setWindow,
  undoStep,
  undoTimePasses,
} from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

let shop: Somebody;
let customer: Somebody;
let item: string;
let order: { id: string; token: string; intentId: string };

beforeEach(async () => {
  shop = await aShop(fixtures, { capacityUnits: 4, preparationMinutes: 20 });
  customer = await aCustomer(fixtures);
  item = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650, stock: 5 });
  order = await anOrder(fixtures, customer, shop.id, { itemId: item, quantity: 2 });
});

const sql = (text: string, values: unknown[] = [order.id]) => rowsOf(text, values);
const cancel = (reference = order.id) => cancelMine(fixtures, customer, reference);
const callOff = (from?: OrderStatus, reason?: string) => cancelByShop(fixtures, shop, order.id, from, reason);
const undo = () => undoStep(fixtures, shop, order.id);
const press = (from?: OrderStatus) => advance(fixtures, shop, order.id, from);
const seen = (who: Somebody) => orderSeenBy(fixtures, who, order.id);
/** What the customer reads of the order over REST. */
const restStatuses = async () => {
  type Read = { order: { statusKey: string }; orders: { statusKey: string }[]; status: string };
  const read = async (path: string) =>
    (await rest(fixtures, 'GET', `/api${path}`, { token: customer.token })).body as unknown as Read;
  return [
    (await read(`/orders/${order.id}`)).order.statusKey,
    (await read(`/orders/user/${customer.id}`)).orders[0]?.statusKey,
    (await read(`/token-details/${order.token}`)).status,
  ];
};
/** What the order has of its window and of the stock, and the refunds that were enqueued. */
const taken = async () => {
  const [row] = await sql(
    `select w.booked_units as units, (select stock from item where id = $2) as stock,
       (select count(*)::int from refund where intent_id = o.payment_intent_id) as refunds
     from orders o join booked_window w on w.id = o.window_id where o.id = $1`,
    [order.id, item],
  );
  return row;
};
const TAKEN = { units: 2, stock: 3, refunds: 0 };
const GIVEN_BACK = { units: 0, stock: 5, refunds: 1 };
const housekeeping = () => createServices(fixtures.product.parts).housekeeping;

describe('cancellation by the customer', () => {
  test('cancelling by the customer releases window and stock and refunds at once, and shop and customer see the reason', async () => {
    expect(await seen(customer)).toMatchObject({ cancellableUntil: '2026-11-24T10:10:00.000Z', cancellation: null });
    expect(await taken()).toEqual(TAKEN);

    expect(await cancel(order.token.toLowerCase())).toMatchObject({ __typename: 'Order', status: 'CANCELLED' });

    expect(await taken()).toEqual(GIVEN_BACK);
    for (const who of [customer, shop])
      expect(await seen(who)).toMatchObject({
        status: 'CANCELLED',
        cancellableUntil: null,
        cancellation: { byShop: false, reason: 'Annulée par le client.', refundCents: 1329 },
      });
    await eventually('the job gives the money back', async () => {
      const [refund] = await sql('select state from refund where intent_id = $1', [order.intentId]);
      return refund?.['state'] === 'DONE';
    });
    expect(await moneyBack(fixtures).kept(order.intentId)).toMatchObject({ back: 1329 });
    expect(await sql('select to_status, by from order_step where order_id = $1 order by at')).toEqual([
      { to_status: 'PREPARING', by: 'SYSTEM' },
      { to_status: 'CANCELLED', by: 'CUSTOMER' },
    ]);
  });

  test('a customer who cancels twice gets one mail, with the order’s link and the refund’s amount', async () => {
    await Promise.all([cancel(), cancel()]);
    const [mail] = await mailsTo(fixtures.dataDir, customer.email, 1, /annulée/);
    expect(mail?.subject).toBe(`Commande ${order.token} annulée`);
    expect(mail?.text).toMatch(/remboursement de 13,29.€ est demandé/);
    expect(mail?.text).toContain(`/order/${order.token}`);
    expect(
      mailsIn(fixtures.dataDir).filter(({ to, subject }) => to === customer.email && subject.includes('annulée')),
    ).toHaveLength(1);
  });

  test('ten simultaneous cancellations by the customer are one cancellation and one refund, which the shop cannot undo', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
    expect(await undo()).toMatchObject({ __typename: 'StepNotPossible' });
    expect(await taken()).toEqual(GIVEN_BACK);
  });

  test('a customer cannot cancel once preparation has to begin or the order is ready', async () => {
    const message = 'Trop tard : la commande ne peut plus être annulée.';
    const tooLate = { __typename: 'StepNotPossible', message };
    await setWindow(fixtures, order.id, '2026-11-24T10:20:00Z');
    expect(await seen(customer)).toMatchObject({ cancellableUntil: null });
    expect(await cancel()).toMatchObject(tooLate);
    await setWindow(fixtures, order.id, '2026-11-24T12:00:00Z');
    await press();
    expect(await cancel()).toMatchObject(tooLate);
    expect(await taken()).toEqual(TAKEN);
  });

  test('when customer and owner cancel and advance an order at once, one wins and nothing is half done', async () => {
    const [cancelled, ready] = await Promise.all([cancel(), press()]);
    const [{ status } = {}] = await sql('select status from orders where id = $1');
    if (status === 'CANCELLED') {
      expect([cancelled.status, ready.__typename]).toEqual(['CANCELLED', 'OrderMoved']);
      expect(await taken()).toEqual(GIVEN_BACK);
    } else {
      expect([cancelled.__typename, ready.status]).toEqual(['StepNotPossible', 'READY']);
      expect(await taken()).toEqual(TAKEN);
    }
  });

  test('place-order repeated after the customer’s cancellation returns the same cancelled order and creates no second one', async () => {
    await cancel();
    const placed = await graphql<{ placeOrder: object }>(
      fixtures,
      customer.token,
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ... on Order { id status } } }',
      { input: { shopId: shop.id, intentId: order.intentId } },
    );
    expect(placed.placeOrder).toEqual({ __typename: 'Order', id: order.id, status: 'CANCELLED' });
    expect(await taken()).toEqual(GIVEN_BACK);
  });
});

describe('cancellation by the shop', () => {
  test('cancelling by the shop refunds and releases window and stock once, and only when it can no longer be undone', async () => {
    await press();
    expect(await callOff('READY')).toMatchObject({ __typename: 'Order', status: 'CANCELLED' });
    const cancellation = { byShop: true, reason: 'Le four est en panne.', refundCents: 1329 };
    expect(await seen(shop)).toMatchObject({ status: 'CANCELLED', cancellation });
    // A slip is no news for the customer, over REST as over GraphQL.
    expect(await seen(customer)).toMatchObject({ status: 'READY', cancellation: null });
    expect(await restStatuses()).toEqual(['READY', 'READY', 'Prêt à être récupéré']);
    await housekeeping().endCancellations();
    expect(await taken()).toEqual(TAKEN);

    await undoTimePasses(fixtures, order.id);
    await Promise.all([1, 2, 3].map(() => housekeeping().endCancellations()));
    expect(await taken()).toEqual(GIVEN_BACK);
    expect(await seen(customer)).toMatchObject({ status: 'CANCELLED', cancellation });
    expect(await restStatuses()).toEqual(['CANCELLED', 'CANCELLED', 'Annulée']);
    const [mail] = await mailsTo(fixtures.dataDir, customer.email, 1, /annulée/);
    expect(mail?.text).toContain('Le four est en panne.');
    expect(await undo()).toMatchObject({ __typename: 'StepNotPossible' });
    expect(await callOff('CANCELLED')).toMatchObject({ __typename: 'OrderMoved', order: { status: 'CANCELLED' } });
  });

  test('a shop’s cancellation that is undone in time releases and refunds nothing', async () => {
    await callOff();
    expect(await undo()).toMatchObject({ __typename: 'Order', status: 'PREPARING' });
    await undoTimePasses(fixtures, order.id);
    await housekeeping().endCancellations();
    expect(await taken()).toEqual(TAKEN);
    expect(await seen(customer)).toMatchObject({ status: 'PREPARING', cancellation: null });

    expect(await callOff()).toMatchObject({ __typename: 'Order', status: 'CANCELLED' });
    await undoTimePasses(fixtures, order.id);
    await housekeeping().endCancellations();
    expect(await taken()).toEqual(GIVEN_BACK);
  });

  test('a shop cannot cancel without a reason, nor an order that has moved on or ended', async () => {
    expect(await callOff('READY')).toMatchObject({ __typename: 'OrderMoved', order: { status: 'PREPARING' } });
    await expect(callOff('PREPARING', '  ')).rejects.toThrow('Dites au client pourquoi.');
    await press();
    await press('READY');
    expect(await callOff('COLLECTED')).toMatchObject({ __typename: 'OrderMoved' });
    expect(await taken()).toEqual(TAKEN);
  });
});

const BUTTONS =
  'query ($id: String!) { order(reference: $id) { status undoableUntil canMarkNoShow cancellableUntil } }';
const buttonsOf = async ({ token }: Somebody) =>
  (await graphql<{ order: object }>(fixtures, token, BUTTONS, { id: order.id })).order;
const refunds = () => sql('select cause, amount_cents as cents from refund where intent_id = $1', [order.intentId]);

describe('a cancellation the shop can still undo', () => {
  test('a customer sees no difference while the shop can still undo its cancellation, not even at place-order or « J’arrive »', async () => {
    const before = await buttonsOf(customer);
    await callOff();
    expect(await buttonsOf(customer)).toEqual(before);
    expect(before).toEqual({
      status: 'PREPARING',
      undoableUntil: null,
      canMarkNoShow: false,
      cancellableUntil: '2026-11-24T10:10:00.000Z',
    });
    expect(await buttonsOf(shop)).toMatchObject({ status: 'CANCELLED', undoableUntil: expect.any(String) as string });
    const body = { customerId: customer.id, restaurantId: shop.id, paymentIntentId: order.intentId };
    const again = await rest(fixtures, 'POST', '/api/cart/place-order', { token: customer.token, body });
    expect(again).toMatchObject({ body: { order: { _id: order.id, statusKey: 'PREPARING', status: 'Préparation' } } });
    const reference = order.token;
    const { announceArrival } = await graphql(fixtures, customer.token, AnnounceArrivalDocument, { reference });
    expect(announceArrival).toMatchObject({ __typename: 'Order', status: 'PREPARING' });
  });

  test('fields of the owner’s buttons do not reveal to the customer what the shop can undo', async () => {
    await setWindow(fixtures, order.id, '2026-11-24T09:30:00Z', '2026-11-24T09:45:00Z');
    expect(await buttonsOf(shop)).toMatchObject({ canMarkNoShow: true });
    expect(await buttonsOf(customer)).toMatchObject({ canMarkNoShow: false });
    await press();
    expect(await buttonsOf(shop)).toMatchObject({ undoableUntil: expect.any(String) as string });
    expect(await buttonsOf(customer)).toMatchObject({ undoableUntil: null });
  });
});

describe('a customer who cancels an order that the shop has just cancelled', () => {
  test('a customer who cancels what the shop has just cancelled is refunded at once, and the shop can no longer undo it', async () => {
    await callOff();
    expect(await cancel()).toMatchObject({
      __typename: 'Order',
      status: 'CANCELLED',
      cancellation: { byShop: false, reason: 'Annulée par le client.' },
    });
    expect(await refunds()).toEqual([{ cause: 'CUSTOMER', cents: 1329 }]);
    expect(await undo()).toMatchObject({ __typename: 'StepNotPossible' });
    expect(
      await sql('select from_status as f, to_status as t, "by" from order_step where order_id = $1 order by id'),
    ).toEqual([
      { f: null, t: 'PREPARING', by: 'SYSTEM' },
      { f: 'PREPARING', t: 'CANCELLED', by: 'OWNER' },
      { f: 'CANCELLED', t: 'PREPARING', by: 'CUSTOMER' },
      { f: 'PREPARING', t: 'CANCELLED', by: 'CUSTOMER' },
    ]);
    const client = await fixtures.product.pool.connect();
    const findings = await audit(client, fixtures.product.clock.now()).finally(() => client.release());
    const broken = findings.flatMap(({ rows }) => rows.map(({ what }) => what));
    expect(broken).not.toContain(order.token);
  });

  test('a customer who cancels while the shop undoes its cancellation is cancelled all the same and refunded once', async () => {
    await callOff();
    const [answer] = await Promise.all([cancel(), undo()]);
    expect(answer).toMatchObject({ status: 'CANCELLED', cancellation: { byShop: false } });
    expect(await refunds()).toEqual([{ cause: 'CUSTOMER', cents: 1329 }]);
  });

  test('a customer who cancels too late what the shop has just cancelled is refused, and the shop can still undo', async () => {
    await press();
    await callOff('READY');
    expect(await cancel()).toMatchObject({ __typename: 'StepNotPossible' });
    expect(await undo()).toMatchObject({ __typename: 'Order', status: 'READY' });
    expect(await refunds()).toEqual([]);
  });
});
