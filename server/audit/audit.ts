import type { ClientBase } from 'pg';
import { GOODS, type Promised } from './goods';
import { LEDGER } from './ledger';
import { MONEY } from './money';
import { ORDERS } from './orders';

const GUESTS: Record<string, Promised> = {
  I34a: {
    holds: 'a guest has no way to sign in, no device and no review',
    sql: `select a.id::text as what, 'a guest who comes back' as detail from account a
      where a.role = 'GUEST' and (a.password_hash is not null or a.google_subject is not null
        or a.activated_at is not null or exists (select from device d where d.account_id = a.id)
        or exists (select from sign_up s where s.account_id = a.id) or exists (select from account_link l where l.account_id = a.id)
        or exists (select from review r join orders o on o.id = r.order_id where o.customer_id = a.id))`,
  },
  I34b: {
    holds: 'a guest’s order is opened by a link within an hour of being placed',
    sql: `select o.token as what, 'placed ' || o.created_at as detail from orders o join account a on a.id = o.customer_id
      where a.role = 'GUEST' and o.created_at < $1::timestamptz - interval '1 hour'
        and not exists (select from order_link l where l.order_id = o.id)`,
  },
  I34d: {
    holds: 'at most twelve guests of one network hold without having paid',
    sql: `select network as what, count(distinct customer_id) || ' guests' as detail from checkout
      where state = 'HELD' and hold_until > $1::timestamptz and network is not null
      group by network having count(distinct customer_id) > 12`,
  },
  I34e: {
    holds: 'a guest’s paid hold is an order’s within ten minutes, whoever reported the payment',
    sql: `select c.id::text as what, 'paid ' || p.state as detail from checkout c join payment p on p.checkout_id = c.id
      where c.network is not null and c.state = 'HELD' and p.state = 'SUCCEEDED' and c.hold_until < $1::timestamptz`,
  },
  I34c: {
    holds: 'an order belongs to whoever its payment was for',
    sql: `select o.token as what, 'paid for ' || c.customer_id as detail from orders o
        join payment p on p.intent_id = o.payment_intent_id join checkout c on c.id = p.checkout_id
      where o.customer_id is not null and o.customer_id <> c.customer_id`,
  },
};

export const PROMISES = Object.entries({ ...MONEY, ...GOODS, ...ORDERS, ...GUESTS, ...LEDGER });

/** Number of violations listed per invariant; further ones would have the same cause. */
const MOST_SHOWN = 20;

export interface Finding extends Pick<Promised, 'holds'> {
  id: string;
  count: number;
  rows: { what: string; detail: string }[];
}

/**
 * Runs every invariant on one snapshot of the database, also while the product is writing; changes nothing. `now` is
 * the time of the product's clock.
 */
export async function audit(client: ClientBase, now: Date): Promise<Finding[]> {
  await client.query('begin transaction isolation level repeatable read, read only');
  try {
    const ledger = await client.query<{ there: boolean }>(
      `select to_regclass('payment_sandbox.objects') is not null as there`,
    );
    const findings: Finding[] = [];
    for (const [id, { holds, sql }] of PROMISES) {
      if (id in LEDGER && !ledger.rows[0]?.there) continue;
      const rows = await violations(client, sql, now);
      findings.push({ id, holds, count: rows.length, rows: rows.slice(0, MOST_SHOWN) });
    }
    return findings;
  } finally {
    await client.query('rollback');
  }
}

export async function violations(client: ClientBase, sql: string, now: Date): Promise<Finding['rows']> {
  return (await client.query<Finding['rows'][number]>(sql, sql.includes('$1') ? [now] : [])).rows;
}

/** Returns one line per invariant, followed by the violating rows of those that are broken. */
export function auditTable(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ id, holds, count, rows }) => [
    `${count === 0 ? 'ok      ' : 'BROKEN  '}${id.padEnd(6)}${holds}${count === 0 ? '' : ` (${count})`}`,
    ...rows.map(({ what, detail }) => `              ${what}: ${detail}`),
    ...(count > rows.length ? [`              … ${count - rows.length} more`] : []),
  ]);
  const broken = findings.filter(({ count }) => count > 0).length;
  return [...lines, broken === 0 ? `All ${findings.length} hold.` : `${broken} of ${findings.length} broken.`].join(
    '\n',
  );
}
