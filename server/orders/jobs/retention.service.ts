import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { firstIdAt, newId } from '../../identifiers';
import { DAY } from '../../shops/hours/wall-clock';
import { DELETED_ACCOUNT_DOMAIN } from '../stored-reasons';
import { OrderStatus } from '../order-status';
import { StepAuthor } from '../order.entity';

const AT_ONCE = 1_000;

interface Kept {
  days: number;
  /** Its values: the instant, with `byId` the first id of it, the batch size; returns the rows it changed. */
  sql: string;
  byId?: true;
}

const ofTable = (table: string, days: number, at: string): Kept => ({
  days,
  byId: true,
  sql: `delete from ${table} where id in (select id from ${table} where ${at} < ? and id < ? limit ?) returning id`,
});

/** Retention rules with their days (server/OPERATION.md, « What is kept how long »). */
const KEPT: readonly Kept[] = [
  // By time, because the ids are the provider's. Events that were never applied wait for a person.
  {
    days: 90,
    sql: `delete from stripe_event where id in (select id from stripe_event where handled_at < ? limit ?) returning id`,
  },
  ofTable('audit_line', 365, 'at'),
  ofTable('print_job', 90, 'queued_at'),
  // Books are kept ten years; after that, orders are anonymised (/confidentialite).
  {
    days: 3653,
    byId: true,
    sql: `update orders set customer_id = null, customer_name = '' where id in (
        select o.id from (select ?::timestamptz as at) before, orders o join booked_window w on w.id = o.window_id
        where o.customer_id is not null and w.ends_at < before.at and o.id < ? limit ?) returning id`,
  },
  // Guests without order or checkout are deleted; the others lose their name when their orders do.
  {
    days: 2,
    sql: `delete from account where id in (select id from account a where role = 'GUEST' and created_at < ?
        and not exists (select from orders where customer_id = a.id)
        and not exists (select from checkout where customer_id = a.id) limit ?) returning id`,
  },
  {
    days: 3653,
    sql: `update account set name = '', email = id || '${DELETED_ACCOUNT_DOMAIN}', phone = null where id in (
        select id from account where role = 'GUEST' and created_at < ? and email <> id || '${DELETED_ACCOUNT_DOMAIN}' limit ?) returning id`,
  },
  {
    days: 3653,
    sql: `delete from order_link where key_hash in (select key_hash from order_link where created_at < ? limit ?) returning key_hash`,
  },
  // Released checkouts that nobody paid and nobody can pay any more, with their payments.
  {
    days: 90,
    sql: `with due as (select c.id from checkout c where c.state = 'RELEASED' and c.hold_until < ?
        and not exists (select from payment p where p.checkout_id = c.id and p.state <> 'CANCELED') limit ?),
      unpaid as (delete from payment p using due where p.checkout_id = due.id)
      delete from checkout c using due where c.id = due.id returning c.id`,
  },
];

const LEFT_OPEN = `select o.id, o.status from orders o join booked_window w on w.id = o.window_id
  where o.status in ('PREPARING', 'READY') and o.created_at < ? and w.ends_at < ? order by o.created_at limit ? for update of o skip locked`;
const CLOSE = `with closed as (update orders o set status = 'COLLECTED', previous_status = null, status_at = ?::timestamptz,
    seen_at = coalesce(o.seen_at, ?::timestamptz) where o.id = any(?::uuid[]))
  insert into order_step (id, order_id, from_status, to_status, by, at)
  select s.id, s."orderId", s."from", s."to", '${StepAuthor.SYSTEM}', ? from json_to_recordset(?::json)
    as s (id uuid, "orderId" uuid, "from" text, "to" text)`;

/** Removes or closes rows that would otherwise grow, or stay open, for ever. */
export class RetentionService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Deletes or anonymises rows whose retention has ended. Idempotent, and safe in any number of processes. */
  async forget(): Promise<void> {
    for (const { days, sql, byId } of KEPT) {
      const before = this.daysAgo(days);
      const values = [before, ...(byId ? [firstIdAt(before)] : []), AT_ONCE];
      let gone: unknown[];
      do gone = await this.em.execute<unknown[]>(sql, values);
      while (gone.length === AT_ONCE);
    }
  }

  /** Marks orders that nobody closed as collected a day after their window (specification 5.1). */
  async closeLeftOpen(): Promise<void> {
    let closed: number;
    do closed = await transaction(this.em, (em) => this.closeIn(em));
    while (closed === AT_ONCE);
  }

  private async closeIn(em: EntityManager): Promise<number> {
    const left = await em.execute<{ id: string; status: OrderStatus }[]>(LEFT_OPEN, [
      this.daysAgo(1),
      this.daysAgo(1),
      AT_ONCE,
    ]);
    if (left.length === 0) return 0;
    const now = this.clock.now();
    const { PREPARING, READY, COLLECTED } = OrderStatus;
    const steps = left.flatMap(({ id: orderId, status }) => [
      ...(status === PREPARING ? [{ id: newId(now), orderId, from: PREPARING, to: READY }] : []),
      { id: newId(now), orderId, from: READY, to: COLLECTED },
    ]);
    await em.execute(CLOSE, [now, now, `{${left.map(({ id }) => id).join(',')}}`, now, JSON.stringify(steps)]);
    return left.length;
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY);
  }
}
