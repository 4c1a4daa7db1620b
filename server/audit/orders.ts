import type { Promised } from './goods';

/** Invariants of tokens, tenants, order status, and promised jobs: I11, I12, I14, I16, I17, I24, I36, I43. */
export const ORDERS: Record<string, Promised> = {
  I11: {
    holds: 'no transaction waits for another longer than its time-out allows',
    sql: `select a.pid::text as what, 'waits since ' || a.query_start as detail from pg_stat_activity a
      where a.datname = current_database() and a.wait_event_type = 'Lock'
        and a.application_name = 'memeprix' and a.query_start < clock_timestamp() - interval '30 seconds'`,
  },
  I12: {
    holds: 'a token is six characters without look-alikes and belongs to one order',
    sql: `select o.token as what, count(*) || ' orders' as detail from orders o
      group by o.token having count(*) > 1 or o.token !~ '^[3467ACDEFGHJKMNPQRTUVWXY]{6}$'`,
  },
  I14: {
    holds: 'an order, a checkout and a cart contain only items of their own shop',
    sql: `select l.id::text as what, 'order line' as detail from order_line l join orders o on o.id = l.order_id
        join item i on i.id = l.item_id where i.shop_id <> o.shop_id
      union all select l.id::text, 'cart line' from cart_line l join cart c on c.id = l.cart_id
        join item i on i.id = l.item_id where i.shop_id <> c.shop_id
      union all select c.id::text, 'checkout' from checkout c cross join jsonb_array_elements(c.lines) l
        join item i on i.id = (l->>'itemId')::uuid where i.shop_id <> c.shop_id`,
  },
  I43a: {
    holds: 'an item offers only option groups that its own shop has',
    sql: `select i.id::text as what, i.name || ': ' || group_id as detail from item i cross join unnest(i.option_group_ids) group_id
      where not exists (select from option_group g where g.id::text = group_id and g.shop_id = i.shop_id)`,
  },
  I43b: {
    holds: 'a cart and a favourite name no option and no option group of another shop',
    // They may name one that is gone: the cart tells the customer.
    sql: `with kept as (select l.id, c.shop_id, l.selections from cart_line l join cart c on c.id = l.cart_id
        union all select id, shop_id, selections from favourite where selections is not null)
      select kept.id::text as what, one::text as detail from kept cross join jsonb_array_elements(kept.selections) one
        left join ingredient o on o.id = case when one ->> 'optionId' ~ '^[0-9a-f-]{36}$' then (one ->> 'optionId')::uuid end
        left join option_group g on g.id = case when one ->> 'groupId' ~ '^[0-9a-f-]{36}$' then (one ->> 'groupId')::uuid end
      where o.shop_id <> kept.shop_id or g.shop_id <> kept.shop_id`,
  },
  I16: {
    holds: 'an order moved only along its life, step after step, and stands where its last step led',
    sql: `with step as (
        select s.*, lag(s.to_status) over life as before, lead(s.id) over life is null as last
        from order_step s window life as (partition by s.order_id order by s.id))
      select o.token as what, coalesce(s.from_status, 'nothing') || ' → ' || s.to_status as detail
      from step s join orders o on o.id = s.order_id
      where (s.from_status is distinct from s.before
        or (s.last and s.to_status <> o.status)
        or (s.from_status is null and s.to_status <> 'PREPARING')
        or (s.from_status is not null and s.reverses_id is null and (s.from_status, s.to_status) not in (
          ('PREPARING', 'READY'), ('PREPARING', 'NO_SHOW'), ('PREPARING', 'CANCELLED'),
          ('READY', 'COLLECTED'), ('READY', 'NO_SHOW'), ('READY', 'CANCELLED')))
        or (s.reverses_id is not null and not exists (select 1 from order_step r where r.id = s.reverses_id
          and r.order_id = s.order_id and r.from_status = s.to_status and r.to_status = s.from_status
          and s.at <= r.at + interval '30 seconds')))`,
  },
  I17: {
    holds: 'nobody is marked as missing before the window is over',
    sql: `select o.token as what, 'marked ' || s.at || ', window ' || w.starts_at as detail
      from order_step s join orders o on o.id = s.order_id join booked_window w on w.id = o.window_id
      where s.to_status = 'NO_SHOW' and s.reverses_id is null and s.at < w.ends_at`,
  },
  I36: {
    holds:
      'whoever paid for a day on which the shop does not open was asked for another, and has the money back once it begins without an answer',
    // Compares whole days, for shops none of whose opening hours run past midnight.
    sql: `with coming as (select o.*, (w.starts_at at time zone s.zone)::date as day, w.shown_from
        from orders o join booked_window w on w.id = o.window_id join shop s on s.id = o.shop_id
        where o.status = 'PREPARING' and o.source = 'ONLINE' and w.starts_at > $1::timestamptz - interval '1 day')
      select o.token as what, 'for ' || o.day || ', asked ' || coalesce(o.day_closed_asked_at::text, 'never') as detail from coming o
      where not exists (select from exceptional_opening e where e.shop_id = o.shop_id and (o.day between e.from_date and e.to_date or e.closes_at > 1440))
        and not exists (select from opening_range r where r.shop_id = o.shop_id and (r.closes_at > 1440
          or (r.weekday = extract(isodow from o.day) and not exists (
            select from closure c where c.shop_id = o.shop_id and o.day between c.from_date and c.to_date))))
        and case when o.day_closed_asked_at is null then o.shown_from > $1::timestamptz else o.shown_from <= $1::timestamptz - interval '15 minutes' end
        and not exists (select from graphile_worker.jobs j where j.task_identifier in ('closedDays', 'orderDay') and j.run_at <= now()
          and j.attempts < j.max_attempts)`,
  },
  I24: {
    holds: 'no promised job (refund, mail) has been given up',
    sql: `select j.id::text as what, j.task_identifier || ' after ' || j.attempts || ' tries: ' ||
        left(coalesce(j.last_error, ''), 200) as detail
      from graphile_worker.jobs j where j.attempts >= j.max_attempts and j.locked_at is null`,
  },
};
