import type { Promised } from './goods';

const OBJECTS = `payment_sandbox.objects`;
/** Payments in the ledger whose checkout is in this database. */
const OURS = `select i.id, i.data, to_timestamp(i.created) as at, c.id as checkout_id, c.total_cents, c.shop_id,
  least(c.total_cents, c.fee_cents + coalesce((select p.provider_fee_cents from payment p
    where p.intent_id = i.id and p.shop_pays_fee), 0)) as fee_cents
  from ${OBJECTS} i join checkout c on c.id::text = i.data->'metadata'->>'checkoutId' where i.type = 'payment_intent'`;

/**
 * Invariants that compare the payment sandbox's ledger with our tables, in both directions: I1, I2, I31. Checked only
 * where the sandbox keeps its ledger in the same database.
 */
export const LEDGER: Record<string, Promised> = {
  I31a: {
    holds: 'what the payment service has taken became one order or one refund',
    sql: `select i.id as what, 'taken ' || (i.data->>'amount_received') || ', payment here ' || coalesce(p.state, 'unknown') as detail
      from (${OURS}) i left join payment p on p.intent_id = i.id left join payment_outcome o on o.intent_id = i.id
      where i.data->>'status' = 'succeeded' and o.intent_id is null and i.at < $1::timestamptz - interval '5 minutes'
        and not exists (select 1 from checkout c where c.id = i.checkout_id and c.state = 'HELD' and c.hold_until > $1)`,
  },
  I31b: {
    holds: 'what counts as paid here was taken there, to the cent, in euros',
    sql: `select p.intent_id as what, p.amount_cents || ' here, ' || coalesce(i.data->>'amount_received', 'nothing') || ' there' as detail
      from payment p left join ${OBJECTS} i on i.id = p.intent_id and i.type = 'payment_intent'
      where p.state = 'SUCCEEDED' and (i.data->>'status' is distinct from 'succeeded'
        or (i.data->>'amount_received')::int is distinct from p.amount_cents or i.data->>'currency' is distinct from 'eur')`,
  },
  I31c: {
    holds: 'a refund done here is a refund there of the same amount, and the other way round',
    sql: `select coalesce(r.id::text, there.id) as what,
        coalesce(r.amount_cents::text, 'nothing') || ' here, ' || coalesce(there.data->>'amount', 'nothing') || ' there' as detail
      from (select * from refund where state = 'DONE') r
      full join (select * from ${OBJECTS} where type = 'refund'
        and exists (select 1 from payment p where p.intent_id = data->>'payment_intent')) there on there.id = r.provider_id
      where ((r.id is null and there.data->>'status' not in ('failed', 'canceled') and to_timestamp(there.created) < $1::timestamptz - interval '5 minutes')
        or (r.id is not null and there.id is null)
        or r.amount_cents <> (there.data->>'amount')::int or r.intent_id <> there.data->>'payment_intent')`,
  },
  I31d: {
    holds: 'all that was taken is the sum of what was ordered and what was given back instead',
    sql: `select 'all payments' as what, taken.cents || ' taken, ' || ours.cents || ' accounted for' as detail
      from (select coalesce(sum((i.data->>'amount_received')::bigint), 0) as cents from (${OURS}) i
          join payment_outcome o on o.intent_id = i.id) taken,
        (select coalesce(sum(coalesce(d.total_cents, r.amount_cents)), 0) as cents from payment_outcome o
          join ${OBJECTS} i on i.id = o.intent_id
          left join orders d on d.id = o.order_id left join refund r on r.id = o.refund_id) ours
      where taken.cents <> ours.cents`,
  },
  I31e: {
    holds:
      'every charge goes to its shop, less what stays with the platform: the service charge, and the provider’s fee where the shop pays it',
    sql: `select i.id as what, 'fee ' || coalesce(i.data->>'application_fee_amount', 'none') || ', to ' ||
        coalesce(i.data->'transfer_data'->>'destination', 'nobody') as detail
      from (${OURS}) i where (
        (i.data->>'application_fee_amount')::int is distinct from i.fee_cents
        or (i.data->>'amount')::int <> i.total_cents or i.data->'transfer_data'->>'destination' is null
        or exists (select 1 from shop s where s.payment_account_id = i.data->'transfer_data'->>'destination' and s.id <> i.shop_id))`,
  },
  I31f: {
    holds: 'an order that came to nothing leaves its shop and the platform nothing of it, to the cent',
    sql: `select t.id as what, (t.data->>'amount_reversed') || ' of ' || (t.data->>'amount') || ' taken back, fee ' ||
        coalesce(f.data->>'amount_refunded', 'none') as detail
      from ${OBJECTS} t join ${OBJECTS} ch on ch.id = t.data->>'source_transaction'
      join payment p on p.intent_id = ch.data->>'payment_intent' join checkout c on c.id = p.checkout_id
      left join ${OBJECTS} f on f.id = ch.data->>'application_fee'
      where t.type = 'transfer'
        and (select sum(r.amount_cents) from refund r where r.intent_id = p.intent_id
          and r.state = 'DONE' and r.share = 'TAKEN') = p.amount_cents
        and exists (select 1 from refund r where r.intent_id = p.intent_id and r.cause not in ('LINES', 'ELSEWHERE'))
        and not exists (select 1 from refund r where r.intent_id = p.intent_id and r.cause = 'ELSEWHERE')
        and ((t.data->>'amount_reversed')::int <> p.amount_cents or (f.data->>'amount_refunded')::int is distinct from c.fee_cents)`,
  },
  I31g: {
    holds: 'a shop was given again exactly what was taken for a dispute it won, and nothing for any other',
    sql: `select i.id as what, i.status || ', took ' || i.taken_cents || ', owes ' || i.shop_owes_cents || ', given ' || given.cents as detail
      from incident i cross join lateral (select coalesce(sum((t.data->>'amount')::int), 0) as cents from ${OBJECTS} t
        where t.type = 'transfer' and t.data->>'transfer_group' = 'won:' || i.id) given
      where i.kind = 'DISPUTE' and case when i.status <> 'won' then given.cents <> 0
        when i.shop_owes_cents = 0 then given.cents <> i.taken_cents else given.cents not in (0, i.taken_cents) end`,
  },
  I40: {
    holds: 'a payment is tied to the cards of its own customer, and a removed account to none',
    sql: `select p.intent_id as what, 'tied to ' || (o.data->>'customer') as detail
      from ${OBJECTS} o join payment p on p.intent_id = o.id join checkout c on c.id = p.checkout_id
      join ${OBJECTS} cus on cus.id = o.data->>'customer'
      where cus.data->'metadata'->>'accountId' <> c.customer_id::text
      union all select id::text, payment_customer_id from account where removed_at is not null and payment_customer_id is not null`,
  },
};
