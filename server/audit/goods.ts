/**
 * Invariants of windows, stock, holds and preorders (I7–I10, I18, I32, I35), by number, followed by a letter where one
 * takes several queries.
 */
export const GOODS: Record<string, Promised> = {
  I7a: {
    holds: 'a window counts exactly the units of its orders and holds',
    sql: `select w.id::text as what, w.booked_units || ' counted, ' || (taken.orders + taken.holds) || ' taken' as detail
      from booked_window w cross join lateral (select
        -- A cancellation that can still be undone keeps its place.
        (select coalesce(sum(o.units), 0) from orders o left join cancellation c on c.order_id = o.id
          where o.window_id = w.id and not (o.status = 'CANCELLED' and c.settled_at is not null)) as orders,
        (select coalesce(sum(c.units), 0) from checkout c where c.window_id = w.id and c.state = 'HELD') as holds) taken
      where w.booked_units <> taken.orders + taken.holds`,
  },
  I7b: {
    holds: 'no window is booked beyond its capacity',
    sql: `select w.id::text as what, w.booked_units || ' of ' || w.capacity_units as detail from booked_window w
      where (w.booked_units > w.capacity_units or w.booked_units < 0)`,
  },
  I8: {
    holds: 'no item has less than nothing left',
    sql: `select i.id::text as what, i.name || ': ' || i.stock as detail from item i
      where i.stock < 0`,
  },
  I9a: {
    holds: 'a hold ends within a minute of its time',
    sql: `select c.id::text as what, 'held until ' || c.hold_until as detail from checkout c
      where c.state = 'HELD' and c.hold_until < $1::timestamptz - interval '60 seconds'`,
  },
  I9b: {
    holds: 'every order has lines, a first step and, online, its outcome',
    sql: `select o.token as what, case
        when not exists (select 1 from order_line l where l.order_id = o.id) then 'no lines'
        when not exists (select 1 from order_step s where s.order_id = o.id) then 'no step' else 'no outcome' end as detail
      from orders o where (not exists (select 1 from order_line l where l.order_id = o.id)
        or not exists (select 1 from order_step s where s.order_id = o.id)
        or (o.source = 'ONLINE' and not exists (select 1 from payment_outcome p where p.order_id = o.id)))`,
  },
  I10: {
    holds: 'what was paid took its units: an online order’s units are those of its checkout, at least one',
    sql: `select o.token as what, o.units || ' units, paid for ' || coalesce(c.units, 0) as detail
      from orders o left join payment p on p.intent_id = o.payment_intent_id left join checkout c on c.id = p.checkout_id
      where o.source = 'ONLINE' and (o.units < 1 or o.units is distinct from c.units)`,
  },
  I18: {
    holds:
      'an order’s window is of the same shop and of the business day it was ordered on or, ordered ahead, of the thirty after it, had not begun then, and is over only after it was placed',
    sql: `select o.token as what, 'ordered ' || coalesce(c.created_at, o.created_at) || ' for ' || w.starts_at as detail
      from orders o join booked_window w on w.id = o.window_id
      left join payment p on p.intent_id = o.payment_intent_id left join checkout c on c.id = p.checkout_id
      where (w.shop_id <> o.shop_id or (o.source = 'ONLINE' and (w.starts_at < c.created_at or w.ends_at <= o.created_at
        -- Chosen only at place-order: up to the length of a hold later; moved, as its day closed.
        or not exists (select from unnest(array[c.created_at, o.created_at, o.moved_at]) ordered
          where (w.shown_from <= ordered and w.starts_at - ordered < interval '28 hours') or (c.ahead_day is not null and w.starts_at - ordered < interval '32 days')))))`,
  },
  I35a: {
    holds: 'of a day that has not begun, so many pieces count as taken as its orders and holds have',
    sql: `with taken as (select (l->>'itemId')::uuid as item_id, c.ahead_day as day, sum((l->>'quantity')::int)::int as pieces
        from checkout c cross join jsonb_array_elements(c.lines) l left join payment p on p.checkout_id = c.id
        left join orders o on o.payment_intent_id = p.intent_id left join cancellation x on x.order_id = o.id
        where c.ahead_day is not null and (c.state = 'HELD'
          or (c.state = 'ORDERED' and not (o.status = 'CANCELLED' and x.settled_at is not null))) group by 1, 2)
      select i.name || ', ' || day as what, coalesce(a.taken, 0) || ' counted, ' || coalesce(t.pieces, 0) || ' taken' as detail
      from item_ahead a full join taken t using (item_id, day) join item i on i.id = item_id
      where day >= $1::date - 50 and (i.stock_day is null or i.stock_day < day)
        and coalesce(a.taken, 0) <> coalesce(t.pieces, 0)`,
  },
  I35b: {
    holds: 'no day to come is sold beyond what there is to sell',
    sql: `select i.name || ', ' || a.day as what, a.taken || ' of ' || a.most as detail from item_ahead a join item i on i.id = a.item_id
      where (a.taken > a.most or a.taken < 0)`,
  },
  I32: {
    holds: 'a customer holds one checkout a shop and three in all',
    sql: `select c.customer_id::text as what, count(*) || ' holds in ' || count(distinct c.shop_id) || ' shops' as detail
      from checkout c where c.state = 'HELD' and c.hold_until > $1::timestamptz
      group by c.customer_id having count(*) > 3 or count(*) > count(distinct c.shop_id)`,
  },
};

/** An invariant of the tables, checked in SQL that shares no code with the services it checks. */
export interface Promised {
  /** Statement of the invariant, which holds when the query finds no row. */
  holds: string;
  /**
   * Query that returns `what` (a row's id) and `detail` of each violation; `$1` is the time of the product's clock. A
   * consequence follows its cause with a delay, so the query ignores what is still in progress.
   */
  sql: string;
}
