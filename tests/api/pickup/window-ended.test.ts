import { expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { ownFixtures } from '../../support/own-fixtures';
import { placeOrder } from '../../support/ordering';
import { aPaymentWebhook, ONE_ORDER } from '../../support/payment-webhook';

// The provider's own news would come between: they wait.
const fixtures = await ownFixtures({}, { faults: { silent: true } });
const room = await aPaymentWebhook(fixtures);

/** The product's services so many minutes before (negative) or after a payment's window ends. */
async function minutesAfter(intentId: string, minutes: number) {
  const [window] = await room.rows<{ ends_at: string }>(
    `select w.ends_at from booked_window w join checkout c on c.window_id = w.id
     join payment p on p.checkout_id = c.id where p.intent_id = $1`,
    [intentId],
  );
  const at = new Date(Date.parse(window?.ends_at ?? '') + minutes * 60_000);
  return createServices({ ...fixtures.product.parts, clock: { now: () => at } });
}
const REFUNDED = { orders: 0, state: 'SUCCEEDED', outcome: 'REFUND', refunds: 1, steps: 0 };
const goods = () =>
  room.rows(
    `select (select coalesce(sum(booked_units), 0)::int from booked_window where shop_id = $1) as units,
       (select stock from item where shop_id = $1) as stock`,
    [room.shop.id],
  );

test('a paid hold whose window ended during an outage is refunded and releases place and pieces', async () => {
  const before = await goods();
  const { intentId, customer } = await room.aPayment();
  await (await minutesAfter(intentId, 90)).housekeeping.endHolds();
  expect(await room.result(intentId)).toEqual(REFUNDED);
  expect(await goods()).toEqual(before);
  expect(await placeOrder(fixtures, customer, room.shop.id)).toMatchObject({ __typename: 'PaymentRefunded' });
});

test('a payment whose hold was released is refunded when its window is over, and takes no place', async () => {
  const before = await goods();
  const { intentId } = await room.aPayment();
  // The hold ended while the provider could not be asked.
  await room.release(intentId);
  expect(await goods()).toEqual(before);
  await (await minutesAfter(intentId, 1)).housekeeping.catchUp();
  expect(await room.result(intentId)).toEqual(REFUNDED);
  expect(await goods()).toEqual(before);
  expect(await room.rows('select reason from refund where intent_id = $1', [intentId])).toEqual([
    { reason: 'WINDOW_OVER' },
  ]);
});

test('a paid hold becomes an order while its window has not ended', async () => {
  const { intentId } = await room.aPayment();
  await (await minutesAfter(intentId, -1)).housekeeping.endHolds();
  expect(await room.result(intentId)).toEqual(ONE_ORDER);
});
