import type { Promised } from './goods';

/** Invariants of payments, orders and refunds: I1–I6. */
export const MONEY: Record<string, Promised> = {
  I1a: {
    holds: 'a payment that succeeded has its outcome within five minutes',
    sql: `select p.intent_id as what, 'succeeded at ' || p.succeeded_at as detail from payment p
      where p.state = 'SUCCEEDED' and p.succeeded_at < $1::timestamptz - interval '5 minutes'
        and not exists (select 1 from payment_outcome o where o.intent_id = p.intent_id)
        -- Who named no window may still choose one while the hold lasts.
        and not exists (select 1 from checkout c where c.id = p.checkout_id and c.state = 'HELD' and c.hold_until > $1)`,
  },
  I1b: {
    holds: 'an outcome belongs to a payment that succeeded, and what it names exists and is of that payment',
    sql: `select o.intent_id as what, o.kind || ', payment ' || p.state as detail
      from payment_outcome o join payment p on p.intent_id = o.intent_id
      left join orders d on d.id = o.order_id left join refund r on r.id = o.refund_id
      where (p.state <> 'SUCCEEDED'
        or (o.kind = 'ORDER' and d.payment_intent_id is distinct from o.intent_id)
        or (o.kind = 'REFUND' and (r.intent_id is distinct from o.intent_id or p.amount_cents <>
          (select sum(amount_cents) from refund where intent_id = p.intent_id))))`,
  },
  I1c: {
    holds: 'never more goes back than was paid',
    sql: `select p.intent_id as what, sum(r.amount_cents) || ' back of ' || p.amount_cents as detail
      from payment p join refund r on r.intent_id = p.intent_id
      group by p.intent_id, p.amount_cents having sum(r.amount_cents) > p.amount_cents`,
  },
  I1d: {
    holds: 'what was promised back is paid back within fifteen minutes, and has not failed at the bank',
    // A retried refund has exceeded the 15 minutes and is reported. One whose payment is disputed is not, because it
    // waits for the bank.
    sql: `select r.id::text as what, r.amount_cents || ' cents of ' || r.intent_id || ', ' || r.state as detail from refund r
      where r.state = 'FAILED' or (r.state = 'PENDING' and r.created_at < $1::timestamptz - interval '15 minutes'
        and not exists (select 1 from incident i where i.intent_id = r.intent_id and i.kind = 'DISPUTE'
          and i.status not like 'warning_%' and (i.closed_at is null or i.closed_at > $1::timestamptz - interval '15 minutes')))`,
  },
  I1f: {
    holds:
      'what a shop owes for a refund or a dispute is its share, and what was settled by a person says how and when',
    sql: `with refunded as (select r.*, r.amount_cents - case when r.cause in ('LINES', 'ELSEWHERE') then 0 else c.fee_cents end as part
        from refund r join payment p on p.intent_id = r.intent_id join checkout c on c.id = p.checkout_id)
      select r.id::text as what, r.state || ', ' || r.share || ', owes ' || r.shop_owes_cents as detail from refunded r
      where ((r.state = 'SETTLED') <> (r.settled_how is not null and r.settled_at is not null)
        or (r.state in ('PENDING', 'DONE', 'FAILED') and r.cause <> 'ELSEWHERE' and r.share = 'OWED'
          and r.shop_owes_cents not in (r.part, r.amount_cents))
        or (r.state <> 'SETTLED' and r.cause <> 'ELSEWHERE' and r.share <> 'OWED' and r.shop_owes_cents > 0)
        or abs(r.shop_owes_cents) > r.amount_cents)`,
  },
  I33: {
    holds:
      'the shop’s share of a disputed payment was taken back within fifteen minutes, or is owed, and never more than it had; so long after it won it has it again',
    sql: `select i.id as what, coalesce(i.share, 'nothing') || ', took ' || i.taken_cents || ', owes ' || i.shop_owes_cents as detail
      from incident i left join payment p on p.intent_id = i.intent_id left join checkout c on c.id = p.checkout_id
      where (i.share = 'DUE' and i.at < $1::timestamptz - interval '15 minutes')
        or (i.share is null and (i.taken_cents <> 0 or i.shop_owes_cents <> 0))
        or (i.shop_owes_cents < 0 and i.closed_at < $1::timestamptz - interval '15 minutes')
        or i.taken_cents + greatest(i.shop_owes_cents, 0) > c.lines_cents or 0 - i.shop_owes_cents > i.taken_cents`,
  },
  I41: {
    holds: 'refunds give back no more pieces of a line than were bought, and no more money than their pieces cost',
    sql: `select l.id::text as what, sum(g.quantity) || ' of ' || l.quantity || ' pieces' as detail
      from order_line l join refund_line g on g.line_id = l.id group by l.id having sum(g.quantity) > l.quantity
      union all select r.id::text, r.amount_cents || ' for pieces of ' || sum(g.cents)
      from refund r join refund_line g on g.refund_id = r.id group by r.id having r.amount_cents > sum(g.cents)
      union all select l.id::text, 'pieces of ' || sum(g.cents) || ' of ' || l.line_cents
      from order_line l join refund_line g on g.line_id = l.id group by l.id having sum(g.cents) > l.line_cents
        or (sum(g.quantity) = l.quantity and sum(g.cents) <> l.line_cents)`,
  },
  I42: {
    holds: 'what the bank returned after a lost dispute is not refunded again, and nothing goes on waiting for it',
    sql: `select r.id::text as what, r.state || ', dispute ' || i.id || ' lost ' || i.closed_at as detail
      from refund r join incident i on i.intent_id = r.intent_id and i.kind = 'DISPUTE' and i.status = 'lost'
      where (r.state = 'PENDING' and i.amount_cents >= r.amount_cents
          and greatest(i.closed_at, r.created_at) < $1::timestamptz - interval '15 minutes')
        or (r.state = 'DONE' and r.cause <> 'ELSEWHERE' and r.created_at > i.closed_at and (select p.amount_cents from payment p
          where p.intent_id = r.intent_id) < i.amount_cents + (select sum(d.amount_cents) from refund d
          where d.intent_id = r.intent_id and d.state = 'DONE'))`,
  },
  I1e: {
    holds:
      'a cancelled online order has been paid back once its cancellation is settled, and is settled in two minutes',
    sql: `select o.token as what, coalesce('settled ' || c.settled_at, 'not settled') as detail
      from orders o left join cancellation c on c.order_id = o.id
      where o.status = 'CANCELLED' and (c.order_id is null
        or (c.settled_at is null and c.at < $1::timestamptz - interval '2 minutes')
        or (c.settled_at is not null and o.payment_intent_id is not null and o.total_cents >
          (select coalesce(sum(r.amount_cents), 0) from refund r where r.intent_id = o.payment_intent_id)))`,
  },
  I2: {
    holds: 'an online order has a succeeded payment of its amount, customer and shop',
    sql: `select o.token as what, coalesce(p.intent_id || ' ' || p.state || ' ' || p.amount_cents, 'no payment') as detail
      from orders o left join payment p on p.intent_id = o.payment_intent_id left join checkout c on c.id = p.checkout_id
      where o.source = 'ONLINE' and (p.state is distinct from 'SUCCEEDED'
        or p.amount_cents is distinct from o.total_cents or c.shop_id is distinct from o.shop_id
        or (o.customer_id is not null and c.customer_id <> o.customer_id))`,
  },
  I3a: {
    holds: 'an order costs the sum of its lines and the service charge: 0.29 € online, nothing at the counter',
    sql: `select o.token as what, o.total_cents || ' for lines of ' || coalesce(sum(l.line_cents), 0) as detail
      from orders o left join order_line l on l.order_id = o.id
      group by o.id having o.lines_cents <> coalesce(sum(l.line_cents), 0) or o.total_cents <> o.lines_cents + o.fee_cents
        or o.fee_cents <> case o.source when 'ONLINE' then 29 else 0 end
        or bool_or(l.line_cents <> l.quantity * l.unit_cents - l.reduction_cents)`,
  },
  I3b: {
    holds: 'a checkout costs the sum of its frozen lines and 0.29 €, and its payment asks exactly that',
    sql: `select c.id::text as what, c.total_cents || ', payment of ' || coalesce(p.amount_cents::text, 'nothing') as detail
      from checkout c left join payment p on p.checkout_id = c.id
      where (c.lines_cents <>
          (select coalesce(sum((l->>'unitCents')::int * (l->>'quantity')::int - coalesce((l->>'reductionCents')::int, 0)), 0) from jsonb_array_elements(c.lines) l)
        or c.fee_cents <> 29 or c.total_cents <> c.lines_cents + c.fee_cents or p.amount_cents <> c.total_cents)`,
  },
  I44: {
    holds: 'what meal deals take off an order is what they take off its lines, and each line as its checkout froze it',
    sql: `select o.token as what, saved.cents || ' saved, lines less by ' || sum(l.reduction_cents) as detail
      from orders o join order_line l on l.order_id = o.id left join payment p on p.intent_id = o.payment_intent_id
        left join checkout c on c.id = p.checkout_id,
        lateral (select coalesce(sum((deal->>'cents')::int), 0) as cents from jsonb_array_elements(o.meal_deals) deal) saved
      group by o.id, saved.cents, c.id having saved.cents <> sum(l.reduction_cents) or (c.id is not null and
        array_agg(l.item_id::text || ' ' || l.reduction_cents order by l.item_id, l.reduction_cents) <>
        (select array_agg(f.item || ' ' || f.less order by f.item::uuid, f.less) from (select frozen->>'itemId' as item,
          coalesce((frozen->>'reductionCents')::int, 0) as less from jsonb_array_elements(c.lines) frozen) f))`,
  },
  I4: {
    holds: 'an order’s lines are those its customer paid for, at the prices frozen in the checkout',
    sql: `select o.token as what, 'lines differ from checkout ' || c.id as detail
      from orders o join payment p on p.intent_id = o.payment_intent_id join checkout c on c.id = p.checkout_id
      where exists (
        (select l.item_id::text, l.unit_cents, sum(l.quantity) from order_line l where l.order_id = o.id group by 1, 2
         except select l->>'itemId', (l->>'unitCents')::int, sum((l->>'quantity')::int)
           from jsonb_array_elements(c.lines) l group by 1, 2)
        union all
        (select l->>'itemId', (l->>'unitCents')::int, sum((l->>'quantity')::int) from jsonb_array_elements(c.lines) l group by 1, 2
         except select l.item_id::text, l.unit_cents, sum(l.quantity) from order_line l where l.order_id = o.id group by 1, 2))`,
  },
  I5: {
    holds: 'a payment has one order at most, and a checkout is ordered exactly when it has one',
    sql: `select c.id::text as what, c.state || ', ' || count(o.id) || ' orders' as detail
      from checkout c left join payment p on p.checkout_id = c.id left join orders o on o.payment_intent_id = p.intent_id
      group by c.id having count(o.id) <> case c.state when 'ORDERED' then 1 else 0 end`,
  },
  I6: {
    holds: 'every event of the payment service has taken effect; one that cannot is a dead letter for the operator',
    sql: `select e.id as what, e.type || ', ' || e.tries || ' tries, ' || coalesce(e.problem, 'not looked at') as detail
      from stripe_event e where e.handled_at is null and e.received_at < $1::timestamptz - interval '15 minutes'`,
  },
};
