/**
 * One way to break each promise of the audit: SQL run on a database with a paid, an uncollected counter and a cancelled
 * order, and one of a guest, where `{order}`, `{intent}`, `{counter}`, `{cancelled}` and `{held}` stand for ids. CHECKs are dropped first.
 */
export const VIOLATIONS: Record<string, string> = {
  I1a: `delete from payment_outcome where intent_id = '{intent}'; update payment set succeeded_at = now() - interval '1 year' where intent_id = '{intent}'`,
  I1b: `update payment set state = 'OPEN' where intent_id = '{intent}'`,
  I1c: `update refund set amount_cents = 99999`,
  I1d: `update refund set state = 'PENDING', created_at = '2000-01-01'`,
  I1e: `delete from refund`,
  I1f: `update refund set shop_owes_cents = 1, share = 'DUE'`,
  I2: `update payment set amount_cents = 1 where intent_id = '{intent}'`,
  I3a: `update orders set lines_cents = lines_cents - 1, fee_cents = fee_cents + 1 where id = '{order}'`,
  I3b: `update checkout set lines = jsonb_set(lines, '{0,unitCents}', '1') where id = '{held}'`,
  I4: `update order_line set unit_cents = 325, quantity = quantity * 2 where order_id = '{order}'`,
  I5: `update checkout set state = 'RELEASED' where state = 'ORDERED'`,
  I6: `insert into stripe_event (id, type, received_at, tries, problem) values ('evt_dead', 'payment_intent.succeeded', '2000-01-01', 16, 'CONFLICT')`,
  I7a: `update booked_window set booked_units = booked_units + 1`,
  I7b: `update booked_window set capacity_units = 0`,
  I8: `update item set stock = -1`,
  I9a: `update checkout set hold_until = '2000-01-01' where id = '{held}'`,
  I9b: `delete from order_line where order_id = '{counter}'`,
  I10: `update orders set units = units + 1 where id = '{order}'`,
  I12: `update orders set token = 'ILO015' where id = '{order}'`,
  I14: `update item set shop_id = gen_random_uuid()`,
  I43a: `update item set option_group_ids = array[gen_random_uuid()::text]`,
  I43b: `insert into ingredient (id, shop_id, type, name) values ('ffffffff-ffff-7fff-8fff-ffffffffffff', gen_random_uuid(), 'OPTION', 'Bleu');
    update cart_line set selections = '[{"groupId": "SIZE", "optionId": "ffffffff-ffff-7fff-8fff-ffffffffffff", "quantity": 1}]'`,
  I16: `update orders set status = 'COLLECTED' where id = '{order}'`,
  I17: `update orders set status = 'NO_SHOW' where id = '{order}'; insert into order_step (id, order_id, from_status, to_status, by, at) values
    ('ffffffff-ffff-7fff-8fff-ffffffffffff', '{order}', 'PREPARING', 'NO_SHOW', 'OWNER', '2000-01-01')`,
  I18: `update booked_window set starts_at = starts_at + interval '2 days', ends_at = ends_at + interval '2 days'`,
  I24: `select graphile_worker.add_job('refund', '{}', max_attempts => 1);
    update graphile_worker._private_jobs set attempts = max_attempts`,
  I31a: `update payment_sandbox.objects set created = 0 where id = '{intent}'; delete from payment_outcome where intent_id = '{intent}'`,
  I31b: `update payment_sandbox.objects set data = jsonb_set(data, '{amount_received}', '1') where id = '{intent}'`,
  I31c: `update payment_sandbox.objects set data = jsonb_set(data, '{amount}', '1') where type = 'refund'`,
  I31d: `update payment_sandbox.objects set data = jsonb_set(data, '{amount_received}', '1') where id = '{intent}'`,
  I31e: `update payment_sandbox.objects set data = jsonb_set(data, '{application_fee_amount}', '0') where id = '{intent}'`,
  I31f: `update payment_sandbox.objects set data = jsonb_set(data, '{amount_refunded}', '28') where type = 'application_fee'
    and (data->>'amount_refunded')::int > 0`,
  I31g: `insert into incident (id, kind, shop_id, intent_id, reason, status, at, share, taken_cents) select 'dp_lost', 'DISPUTE', shop_id,
    '{intent}', 'fraudulent', 'lost', '2000-01-01', 'TAKEN', 1 from orders where id = '{order}';
    insert into payment_sandbox.objects (id, type, created, data) values ('tr_lost', 'transfer', 0, '{"amount": 1, "transfer_group": "won:dp_lost"}')`,
  I33: `insert into incident (id, kind, shop_id, intent_id, reason, status, at, share, taken_cents) select 'dp_late', 'DISPUTE', shop_id,
    '{intent}', 'fraudulent', 'needs_response', '2000-01-01', 'DUE', 0 from orders where id = '{order}'`,
  I41: `insert into refund_line (refund_id, line_id, quantity, cents) select r.id, l.id, l.quantity + 1, 0 from order_line l, refund r where l.order_id = '{order}'`,
  I42: `insert into incident (id, kind, shop_id, intent_id, amount_cents, reason, status, at, closed_at) select 'dp_again', 'DISPUTE', c.shop_id,
    r.intent_id, r.amount_cents, 'fraudulent', 'lost', '2000-01-01', '2000-01-01' from refund r
    join payment p on p.intent_id = r.intent_id join checkout c on c.id = p.checkout_id`,
  I44: `update orders set meal_deals = '[{"cents": 5}]' where id = '{order}'`,
  I34a: `update account set password_hash = 'x' where id = '{guest}'`,
  I34b: `update orders set created_at = '2000-01-01' where customer_id = '{guest}'; delete from order_link`,
  I34d: `with guests as (insert into account (id, role, email, name, created_at) select gen_random_uuid(), 'GUEST', n || '@many.test', 'Gaël', now()
      from generate_series(1, 13) n returning id)
    insert into checkout (id, customer_id, shop_id, lines, lines_cents, fee_cents, total_cents, units, state, hold_until, created_at, network)
    select gen_random_uuid(), g.id, shop_id, lines, lines_cents, fee_cents, total_cents, units, 'HELD', '2100-01-01', c.created_at, 'one'
    from checkout c, guests g where c.id = '{held}'`,
  I34e: `update checkout set network = 'one', hold_until = '2000-01-01' where id = '{held}';
    update payment set state = 'SUCCEEDED' where checkout_id = '{held}'`,
  I34c: `update orders set customer_id = '{guest}' where id = '{order}'`,
  I36: `delete from opening_range; update booked_window set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day',
    shown_from = shown_from + interval '1 day'`,
  I35a: `insert into item_ahead (item_id, day, taken) select id, '2026-11-27', 1 from item`,
  I35b: `insert into item_ahead (item_id, day, taken, most) select id, '2026-11-27', 2, 1 from item`,
  I40: `insert into payment_sandbox.objects (id, type, created, data) values ('cus_other', 'customer', 0, '{"metadata": {"accountId": "another"}}');
    update payment_sandbox.objects set data = data || '{"customer": "cus_other"}' where id = '{intent}'`,
  I32: `insert into checkout (id, customer_id, shop_id, lines, lines_cents, fee_cents, total_cents, units, state, hold_until, created_at)
    select gen_random_uuid(), customer_id, shop_id, lines, lines_cents, fee_cents, total_cents, units, 'HELD', '2100-01-01', created_at
    from checkout where id = '{held}'`,
};

/** The tables without their own guards, so that what they refuse can be planted; undone with the transaction. */
export const LOOSEN = `
  do $$ declare one record; begin
    for one in select conrelid::regclass as tab, conname from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'f') loop
      execute format('alter table %s drop constraint %I', one.tab, one.conname);
    end loop;
  end $$;
  drop index checkout_one_hold;
  alter table orders drop constraint orders_token_unique;`;
