import { beforeEach, describe, expect } from 'vitest';
import { AnnounceArrivalDocument } from '../../../graphql/generated/customer/tracking';
import type { OrderStatus } from '../../../graphql/generated/schema';
import { audit } from '../../../server/audit/audit';
import { advance, cancelByShop, cancelMine, setWindow, undoStep } from '../../support/order-steps';
import { anOrder } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { rowsOf, test, fixtures } from '../../support/fixtures-test';

let shop: Somebody;
let customer: Somebody;
let order: { id: string; token: string; intentId: string };
/** An order its shop has just called off, and might still take back (specification 5.3). */
beforeEach(async () => {
  shop = await aShop(fixtures, { preparationMinutes: 20 });
  customer = await aCustomer(fixtures);
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650, stock: 5 });
  order = await anOrder(fixtures, customer, shop.id, { itemId, quantity: 2 });
});

const sql = (text: string, values: unknown[] = [order.id]) => rowsOf(text, values);
const calledOff = (from?: OrderStatus) => cancelByShop(fixtures, shop, order.id, from);
const advanced = () => advance(fixtures, shop, order.id);
const undone = () => undoStep(fixtures, shop, order.id);
const cancelled = () => cancelMine(fixtures, customer, order.token);
const SEEN = 'query ($id: String!) { order(reference: $id) { status undoableUntil canMarkNoShow cancellableUntil } }';
const seenBy = async ({ token }: Somebody) =>
  (await graphql<{ order: object }>(fixtures, token, SEEN, { id: order.id })).order;
const refunds = () => sql('select cause, amount_cents as cents from refund where intent_id = $1', [order.intentId]);

describe('a cancellation the shop can still undo', () => {
  test('a customer sees no difference while the shop can still undo its cancellation, not even at place-order or « J’arrive »', async () => {
    const before = await seenBy(customer);
    await calledOff();
    expect(await seenBy(customer)).toEqual(before);
    expect(before).toEqual({
      status: 'PREPARING',
      undoableUntil: null,
      canMarkNoShow: false,
      cancellableUntil: '2026-11-24T10:10:00.000Z',
    });
    expect(await seenBy(shop)).toMatchObject({ status: 'CANCELLED', undoableUntil: expect.any(String) as string });
    const body = { customerId: customer.id, restaurantId: shop.id, paymentIntentId: order.intentId };
    const again = await rest(fixtures, 'POST', '/api/cart/place-order', { token: customer.token, body });
    expect(again).toMatchObject({ body: { order: { _id: order.id, statusKey: 'PREPARING', status: 'Préparation' } } });
    const reference = order.token;
    const { announceArrival } = await graphql(fixtures, customer.token, AnnounceArrivalDocument, { reference });
    expect(announceArrival).toMatchObject({ __typename: 'Order', status: 'PREPARING' });
  });

  test('fields of the owner’s buttons do not reveal to the customer what the shop can undo', async () => {
    await setWindow(fixtures, order.id, '2026-11-24T09:30:00Z', '2026-11-24T09:45:00Z');
    expect(await seenBy(shop)).toMatchObject({ canMarkNoShow: true });
    expect(await seenBy(customer)).toMatchObject({ canMarkNoShow: false });
    await advanced();
    expect(await seenBy(shop)).toMatchObject({ undoableUntil: expect.any(String) as string });
    expect(await seenBy(customer)).toMatchObject({ undoableUntil: null });
  });
});

describe('a customer who cancels an order that the shop has just cancelled', () => {
  test('a customer who cancels what the shop has just cancelled is refunded at once, and the shop can no longer undo it', async () => {
    await calledOff();
    expect(await cancelled()).toMatchObject({
      __typename: 'Order',
      status: 'CANCELLED',
      cancellation: { byShop: false, reason: 'Annulée par le client.' },
    });
    expect(await refunds()).toEqual([{ cause: 'CUSTOMER', cents: 1329 }]);
    expect(await undone()).toMatchObject({ __typename: 'StepNotPossible' });
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
    await calledOff();
    const [answer] = await Promise.all([cancelled(), undone()]);
    expect(answer).toMatchObject({ status: 'CANCELLED', cancellation: { byShop: false } });
    expect(await refunds()).toEqual([{ cause: 'CUSTOMER', cents: 1329 }]);
  });

  test('a customer who cancels too late what the shop has just cancelled is refused, and the shop can still undo', async () => {
    await advanced();
    await calledOff('READY');
    expect(await cancelled()).toMatchObject({ __typename: 'StepNotPossible' });
    expect(await undone()).toMatchObject({ __typename: 'Order', status: 'READY' });
    expect(await refunds()).toEqual([]);
  });
});
