import { signatureHeader } from '../../server/sandbox/webhook-dispatcher';
import { addToCart, payByCard, startCheckout, windowsOf } from './ordering';
import { aCustomer, anItem, aShop, type Fixtures } from './fixtures';

/** A shop with payments, and signed webhook events about them as the provider sends them. */
export async function aPaymentWebhook(fixtures: Fixtures) {
  const shop = await aShop(fixtures, { capacityUnits: 500 });
  const item = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650, stock: 500 });
  const [windowStartsAt = ''] = await windowsOf(fixtures, shop.id, shop.token);
  let events = 0;

  async function rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await fixtures.product.pool.query<Row>(sql, values)).rows;
  }

  return {
    shop,
    rows,
    anEvent: (type: string, object: object, more: object = {}) => ({
      id: `evt_of_${shop.id}_${++events}`,
      object: 'event',
      type,
      created: Math.floor(fixtures.product.clock.now().getTime() / 1000),
      livemode: false,
      data: { object },
      ...more,
    }),
    /** Signed so many seconds from now; answers the status. */
    async deliver(event: object, { secret = fixtures.webhookSecret, seconds = 0, base = fixtures.base } = {}) {
      const payload = JSON.stringify(event);
      const at = new Date(fixtures.product.clock.now().getTime() + seconds * 1000);
      const response = await fetch(`${base}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signatureHeader(payload, secret, at) },
        body: payload,
      });
      return response.status;
    },
    /** A checkout, paid unless said otherwise, with its intent as the provider spells it. */
    async aPayment({ paid = true } = {}) {
      const customer = await aCustomer(fixtures);
      await addToCart(fixtures, customer, { itemId: item });
      const { clientSecret, intentId } = await startCheckout(fixtures, customer, {
        shopId: shop.id,
        windowStartsAt,
        totalCents: 679,
      });
      if (paid && (await payByCard(fixtures, clientSecret)) !== 'succeeded') throw new Error('The card was refused.');
      const [found] = await rows<{ data: Record<string, unknown> }>(
        'select data from payment_sandbox.objects where id = $1',
        [intentId],
      );
      return { customer, intentId, intent: found?.data ?? {} };
    },
    /** Gives back what the checkout of a payment holds, as if its time had run out. */
    release: (intentId: string) =>
      rows(
        `with released as (update checkout set state = 'RELEASED' where state = 'HELD'
           and id = (select checkout_id from payment where intent_id = $1) returning window_id, units),
         goods as (update item set stock = stock + 1 where id = $2 and exists (select 1 from released))
         update booked_window w set booked_units = booked_units - r.units from released r where w.id = r.window_id`,
        [intentId, item],
      ),
    /** What became of a payment, in numbers. */
    result: (intentId: string) =>
      rows<{ orders: number; state: string; outcome: string | null; refunds: number; steps: number }>(
        `select (select count(*)::int from orders where payment_intent_id = $1) as orders,
           (select state from payment where intent_id = $1) as state,
           (select kind from payment_outcome where intent_id = $1) as outcome,
           (select count(*)::int from refund where intent_id = $1) as refunds,
           (select count(*)::int from order_step s join orders o on o.id = s.order_id where o.payment_intent_id = $1) as steps`,
        [intentId],
      ).then(([row]) => row),
  };
}

export const ONE_ORDER = { orders: 1, state: 'SUCCEEDED', outcome: 'ORDER', refunds: 0, steps: 1 };
