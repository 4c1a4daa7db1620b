import { audit } from '../../server/audit/audit';
import { signatureHeader } from '../../server/sandbox/webhook-dispatcher';
import { addToCart, payByCard, startCheckout, windowsOf } from './ordering';
import { aCustomer, anItem, aShop, type Fixtures } from './fixtures';

/** What a payment is made to say at the provider so that it fits its checkout no more. */
export const FORGERIES: [what: string, change: object][] = [
  ['another amount', { amount: 1, amount_received: 1 }],
  ['another currency', { currency: 'usd' }],
  ['another checkout', { metadata: { checkoutId: crypto.randomUUID() } }],
  ['another shop’s account', { transfer_data: { destination: 'acct_somebody' } }],
  ['nobody’s account', { transfer_data: null }],
  ['money that is only reserved', { status: 'requires_capture' }],
];

/** An event as the provider spells it. */
export const providerEvent = (id: string, type: string, object: object, at: Date, more: object = {}) => ({
  ...{ id, type, object: 'event', created: Math.floor(at.getTime() / 1000), livemode: false, data: { object } },
  ...more,
});

/** Delivers an event, signed at that moment; answers the status. */
export async function deliverSigned(base: string, event: object, secret: string, at: Date): Promise<number> {
  const body = JSON.stringify(event);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureHeader(body, secret, at) };
  return (await fetch(`${base}/api/stripe/webhook`, { method: 'POST', headers, body })).status;
}

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
    anEvent: (type: string, object: object, more?: object) =>
      providerEvent(`evt_of_${shop.id}_${++events}`, type, object, fixtures.product.clock.now(), more),
    /** Signed so many seconds from now; answers the status. */
    deliver(event: object, { secret = fixtures.webhookSecret, seconds = 0, base = fixtures.base } = {}) {
      return deliverSigned(base, event, secret, new Date(fixtures.product.clock.now().getTime() + seconds * 1000));
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
    /** What a check of the audit shows to the operator, so many minutes from now. */
    async audited(check: string, minutes = 0) {
      const client = await fixtures.product.pool.connect();
      const at = new Date(fixtures.product.clock.now().getTime() + minutes * 60_000);
      const findings = await audit(client, at).finally(() => client.release());
      return findings.find(({ id }) => id === check)?.rows.map(({ what }) => String(what)) ?? [];
    },
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
