import { expect } from 'vitest';
import { cancelMine } from '../../support/order-steps';
import { addToCart, placeOrder } from '../../support/ordering';
import { aPaymentWebhook } from '../../support/payment-webhook';
import { anItem, graphql, type Somebody } from '../../support/fixtures';
import { testWith, fixtures } from '../../support/fixtures-test';

// The provider's own news would come between: they wait.
const test = testWith({}, { faults: { silent: true } });
let room: Awaited<ReturnType<typeof aPaymentWebhook>>;
test.beforeAll(async () => {
  room = await aPaymentWebhook(fixtures);
});

interface Paid {
  customer: Somebody;
  intentId: string;
}
const place = ({ customer }: Paid) => placeOrder(fixtures, customer, room.shop.id);
const leave = ({ customer }: Paid) => graphql(fixtures, customer.token, 'mutation { removeAccount { __typename } }');
const missWindow = ({ intentId }: Paid) =>
  room.rows(
    `with over as (insert into booked_window (id, shop_id, starts_at, ends_at, capacity_units, booked_units)
       values (gen_random_uuid(), $2, '2026-11-23T10:00Z', '2026-11-23T10:15Z', 9, 1) returning id)
     update checkout c set window_id = over.id from over, payment p where p.checkout_id = c.id and p.intent_id = $1`,
    [intentId, room.shop.id],
  );

const ORDER = { orders: 1, outcome: 'ORDER', refunds: 0 };

test.each<[string, (paid: Paid) => Promise<unknown>, object]>([
  ['that is held', async () => undefined, ORDER],
  ['that is an order', place, ORDER],
  [
    'whose order was cancelled',
    async (paid) => {
      const { id = '' } = await place(paid);
      return cancelMine(fixtures, paid.customer, id);
    },
    { ...ORDER, refunds: 1 },
  ],
  ['whose hold is over', ({ intentId }) => room.release(intentId), ORDER],
  [
    'that counts as cancelled',
    ({ intentId }) => room.rows(`update payment set state = 'CANCELED' where intent_id = $1`, [intentId]),
    ORDER,
  ],
  [
    'whose cart has changed',
    async ({ customer }) => addToCart(fixtures, customer, { itemId: await anItem(fixtures, room.shop.id) }),
    ORDER,
  ],
  ['whose customer left', leave, ORDER],
  ['whose customer ordered and left', async (paid) => [await place(paid), await leave(paid)], ORDER],
  ['nobody knows of', ({ intentId }) => room.rows('delete from payment where intent_id = $1', [intentId]), ORDER],
  ['whose window is over', missWindow, { orders: 0, outcome: 'REFUND', refunds: 1 }],
])(
  'payment_intent.succeeded of a payment %s has its effect once, however late and often it is delivered',
  async (_what, before, outcome) => {
    const paid = await room.aPayment();
    await before(paid);
    const event = room.anEvent('payment_intent.succeeded', paid.intent);
    const months = room.anEvent('payment_intent.succeeded', paid.intent, { created: event.created - 60 * 86_400 });
    for (const one of [event, event, months]) expect(await room.deliver(one)).toBe(200);
    await room.rows('delete from stripe_event where id = $1', [event.id]);
    expect(await room.deliver(event)).toBe(200);
    expect(await room.result(paid.intentId)).toMatchObject(outcome);
    expect(await room.rows('select problem from stripe_event where handled_at is null')).toEqual([]);
  },
);
