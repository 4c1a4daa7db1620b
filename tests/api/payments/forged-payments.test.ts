import { describe, expect, test } from 'vitest';
import { PlaceOrderDocument } from '../../../graphql/generated/customer/payment';
import { createServices } from '../../../server/platform/context';
import { rest } from '../../support/rest';
import { aPaymentWebhook, FORGERIES } from '../../support/payment-webhook';
import { aCustomer, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

// The provider's own news would come between: they wait.
const fixtures = await ownFixtures({}, { faults: { silent: true } });
const [room, other] = [await aPaymentWebhook(fixtures), await aPaymentWebhook(fixtures)];

/** Twenty calls at once, over GraphQL and REST in turns; answers what none of them may say. */
async function orders(customer: Somebody, shopId: string, intentId: string) {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      if (index % 2 === 0) {
        const body = { customerId: customer.id, restaurantId: shopId, totalPrice: 6.79, paymentIntentId: intentId };
        return (await rest(fixtures, 'POST', '/api/cart/place-order', { token: customer.token, body })).status;
      }
      return graphql(fixtures, customer.token, PlaceOrderDocument, { input: { shopId, intentId } }).then(
        ({ placeOrder }): string => placeOrder.__typename,
        (error: unknown) => /"code":"(\w+)"/.exec(String(error))?.[1] ?? String(error),
      );
    }),
  );
  return answers.filter((answer) => ![402, 404, 409, 'PaymentPending', 'CONFLICT', 'NOT_FOUND'].includes(answer));
}

describe('place-order with a forged payment', () => {
  test.each<[string, object]>([
    ...FORGERIES,
    ['money that is still under way', { status: 'processing' }],
    ['the other mode', { livemode: true }],
  ])('place-order with a payment of %s makes no order in twenty simultaneous calls', async (_what, change) => {
    const { intentId, customer } = await room.aPayment();
    await room.rows('update payment_sandbox.objects set data = data || $2::jsonb where id = $1', [
      intentId,
      JSON.stringify(change),
    ]);
    expect(await orders(customer, room.shop.id, intentId)).toEqual([]);
    // Nor do those who ask the provider by themselves, in any number of rounds.
    const { housekeeping } = createServices(fixtures.product.parts);
    await housekeeping.catchUp();
    await housekeeping.reconcile();
    expect(await room.result(intentId)).toMatchObject({ orders: 0, outcome: null, refunds: 0 });
  });

  test('place-order with another customer’s, another shop’s, an unpaid or an unknown payment makes no order', async () => {
    const { intentId, customer } = await room.aPayment();
    const elsewhere = await other.aPayment();
    const unpaid = await room.aPayment({ paid: false });
    expect(await orders(await aCustomer(fixtures), room.shop.id, intentId)).toEqual([]);
    expect(await orders(customer, other.shop.id, intentId)).toEqual([]);
    expect(await orders(elsewhere.customer, room.shop.id, elsewhere.intentId)).toEqual([]);
    expect(await orders(unpaid.customer, room.shop.id, intentId)).toEqual([]);
    expect(await orders(unpaid.customer, room.shop.id, unpaid.intentId)).toEqual([]);
    expect(await orders(customer, room.shop.id, `pi_${crypto.randomUUID()}`)).toEqual([]);
    expect(await room.rows('select 1 from orders where shop_id = any($1)', [[room.shop.id, other.shop.id]])).toEqual(
      [],
    );
    // The payment itself is as good as ever, for whose it is.
    expect(await orders(customer, room.shop.id, intentId)).not.toEqual([]);
    expect(await room.result(intentId)).toMatchObject({ orders: 1 });
  });
});
