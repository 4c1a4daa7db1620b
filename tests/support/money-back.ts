import { randomUUID } from 'node:crypto';
import { audit } from '../../server/audit/audit';
import { createServices } from '../../server/platform/context';
import type { Fixtures } from './fixtures';
import { eventually } from './ordering';

/** The provider's test cards for what happens after a payment. */
export const CARDS = {
  refundFails: '4000000000005126',
  disputed: '4000000000000259',
  inquired: '4000000000001976',
  warnedOf: '4000000000005423',
} as const;

/** What became of payments and their refunds, here and in the ledger of the payment service. */
export function moneyBack(fixtures: Fixtures) {
  const atTheProvider = async (path: string, body: Record<string, string>) => {
    const response = await fetch(`${fixtures.payments}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${fixtures.stripe.secretKey}` },
      body: new URLSearchParams(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { id: string };
  };
  const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await fixtures.product.pool.query<Row>(sql, values)).rows;
  return {
    rows,
    refunds: (intentId: string) =>
      rows<{ id: string; cents: number; cause: string; state: string; attempt: number; share: string; owes: number }>(
        `select id, amount_cents as cents, cause, state, attempt, share, shop_owes_cents as owes
         from refund where intent_id = $1 order by created_at, id`,
        [intentId],
      ),
    /** What the shop has of a payment, and the platform, in cents. */
    kept: async (intentId: string) => {
      const [found] = await rows<{ shop: number; platform: number; back: number }>(
        `select (t.data->>'amount')::int - (t.data->>'amount_reversed')::int
             - ((f.data->>'amount')::int - (f.data->>'amount_refunded')::int)
             + (select coalesce(sum((again.data->>'amount')::int - (again.data->>'amount_reversed')::int), 0)::int from incident i
                  join payment_sandbox.objects again on again.data->>'transfer_group' = 'won:' || i.id
                where i.intent_id = c.data->>'payment_intent') as shop,
           (f.data->>'amount')::int - (f.data->>'amount_refunded')::int as platform,
           (c.data->>'amount_refunded')::int as back
         from payment_sandbox.objects c join payment_sandbox.objects t on t.id = c.data->>'transfer'
           join payment_sandbox.objects f on f.id = c.data->>'application_fee'
         where c.type = 'charge' and c.data->>'payment_intent' = $1`,
        [intentId],
      );
      return found;
    },
    /** As somebody does in the provider's own dashboard, or as its bank does. */
    atTheProvider,
    /** The bank decides a dispute by what it is sent: `winning_evidence`, `losing_evidence`. */
    decide: (dispute: string, text: string) =>
      atTheProvider(`disputes/${dispute}`, { 'evidence[uncategorized_text]': text, submit: 'true' }),
    /**
     * Opens a dispute of `amount` cents, or of what refunds have left of the payment; answers its id, or '' when nothing is
     * left. Locks the charge as a refund does, so that neither overlooks the other.
     */
    disputePart: async (intentId: string, amount: number, status = 'needs_response') => {
      const id = `dp_${randomUUID()}`;
      const dispute = {
        ...{ id, object: 'dispute', currency: 'eur', livemode: false, reason: 'fraudulent', status },
        ...{ payment_intent: intentId, created: 1, evidence_details: { due_by: 2_000_000_000 } },
      };
      const event = { id: `evt_${id}`, object: 'event', type: 'charge.dispute.created', livemode: false, created: 1 };
      const opened = await rows(
        `with charge as (
           select id, least($3::int, (data->>'amount_captured')::int - (data->>'amount_refunded')::int) as amount
           from payment_sandbox.objects where type = 'charge' and data->>'payment_intent' = $1 for update),
         dispute as (
           insert into payment_sandbox.objects (id, type, created, data)
           select $2, 'dispute', 1, $4::jsonb || jsonb_build_object('charge', id, 'amount', amount) from charge where amount > 0
           returning data)
         insert into payment_sandbox.events (id, type, created, data, next_attempt_at)
         select $5::jsonb->>'id', $5::jsonb->>'type', 1, $5::jsonb || jsonb_build_object('data', jsonb_build_object('object', data)), now()
         from dispute returning id`,
        [intentId, id, amount, JSON.stringify(dispute), JSON.stringify(event)],
      );
      return opened.length > 0 ? id : '';
    },
    /** Delivers once more, newest first, all that was said of a dispute. */
    repeatEvents: (dispute: string) =>
      rows(
        `insert into payment_sandbox.events (id, type, created, data, next_attempt_at)
         select id || 'again', type, created, jsonb_set(data, '{id}', to_jsonb(id || 'again')), now() from payment_sandbox.events
         where data->'data'->'object'->>'id' = $1 and id not like '%again' order by seq desc on conflict do nothing`,
        [dispute],
      ),
    /** What the customer has again, by refunds and by the bank, in cents. */
    received: async (intentId: string) => {
      const [found] = await rows<{ refunded: number; returned: number }>(
        `select (c.data->>'amount_refunded')::int as refunded, (select coalesce(sum((d.data->>'amount')::int), 0)::int
           from payment_sandbox.objects d where d.type = 'dispute' and d.data->>'charge' = c.id and d.data->>'status' = 'lost') as returned
         from payment_sandbox.objects c where c.type = 'charge' and c.data->>'payment_intent' = $1`,
        [intentId],
      );
      return found ?? { refunded: 0, returned: 0 };
    },
    /** Waits until no event, and no refund or dispute of a payment, is under way; a retry that waits for the bank may be. */
    jobsDone: () =>
      eventually('no job and no event waits', async () => {
        const open = await rows(`select 1 from payment_sandbox.events where delivered_at is null
          union all select 1 from stripe_event where handled_at is null
          union all select 1 from graphile_worker.jobs where task_identifier in ('refund', 'takeDisputed')
            and coalesce(key, '') not like 'disputed:%'`);
        return open.length === 0;
      }),
    carryOut: (refundId: string, again?: number) =>
      createServices(fixtures.product.parts).housekeeping.refund(refundId, again),
    /** Promises the tables break at this moment. */
    broken: async (): Promise<string[]> => {
      const client = await fixtures.product.pool.connect();
      try {
        return (await audit(client, fixtures.product.clock.now())).flatMap(({ id, count }) => (count > 0 ? [id] : []));
      } finally {
        client.release();
      }
    },
  };
}
