import type { ClientBase } from 'pg';
import { GOODS } from './goods';
import { GUESTS } from './guests';
import { LEDGER } from './ledger';
import { MONEY } from './money';
import { ORDERS } from './orders';
import type { Promised } from './promise';

export const PROMISES: readonly Promised[] = [...MONEY, ...GOODS, ...ORDERS, ...GUESTS, ...LEDGER];

/** More rows would have the same cause. */
const MOST_SHOWN = 20;

export interface Finding extends Pick<Promised, 'id' | 'holds'> {
  /** How many rows break the promise. */
  count: number;
  rows: { what: string; detail: string }[];
}

/**
 * Asks every promise of one and the same moment of the database, also while the product writes; changes nothing. `now`
 * is what the product's clock shows.
 */
export async function audit(client: ClientBase, now: Date): Promise<Finding[]> {
  await client.query('begin transaction isolation level repeatable read, read only');
  try {
    const ledger = await client.query<{ there: boolean }>(
      `select to_regclass('payment_sandbox.objects') is not null as there`,
    );
    const findings: Finding[] = [];
    for (const { id, holds, sql, ledger: needsLedger } of PROMISES) {
      if (needsLedger && !ledger.rows[0]?.there) continue;
      const { rows } = await client.query<Finding['rows'][number]>(sql, [now]);
      findings.push({ id, holds, count: rows.length, rows: rows.slice(0, MOST_SHOWN) });
    }
    return findings;
  } finally {
    await client.query('rollback');
  }
}

/** One line per promise, and below a broken one the rows that break it. */
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
