import type pg from 'pg';
import type { Sent } from './statements';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Order By'?: string;
  Plans?: Plan[];
}

/** The tables a plan reads from end to end, be it by an index; of what a LIMIT ends, its order may be by an index. */
function tablesReadWhole(plan: Plan, isLimited = false): string[] {
  const { 'Node Type': node, 'Relation Name': table = '', Plans: below = [] } = plan;
  const byWholeIndex = node.startsWith('Index') && !plan['Index Cond'] && !plan['Order By'] && !isLimited;
  const limited = node === 'Limit' || (isLimited && /^(Nested Loop|Result|Subquery Scan|LockRows)/.test(node));
  return [
    ...(node === 'Seq Scan' || byWholeIndex ? [table] : []),
    ...below.flatMap((one) => tablesReadWhole(one, limited)),
  ];
}

/**
 * Statements that PostgreSQL would answer by reading a table of more than so many rows from end to end, as it would plan
 * them for these values and, where they are prepared, for any.
 */
export async function wholeReads(client: pg.ClientBase, sent: readonly Sent[], rows: number) {
  const { rows: large } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > $1`,
    [rows],
  );
  const whole: Record<string, string[]> = {};
  const look = async (how: string, { text }: Sent, values?: unknown[]) => {
    const { rows } = await client.query<Record<string, [{ Plan: Plan }]>>(
      `explain (${how}, format json) ${text}`,
      values,
    );
    const tables = Object.values(rows[0] ?? {}).flatMap(([{ Plan }]) => tablesReadWhole(Plan));
    const found = tables.filter((table) => large.some(({ name }) => name === table));
    if (found.length > 0) whole[text.slice(0, 400)] = found;
  };
  for (const one of sent.filter(({ text }) => /^\s*(select|with|insert|update|delete)/i.test(text))) {
    await look('costs', one, one.values);
    if (one.name) await look('generic_plan', one);
  }
  return whole;
}
