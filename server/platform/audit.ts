import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startClock } from '../clock';
import { loadConfig } from '../config';
import { audit, auditTable } from '../audit/audit';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database/embedded';

/**
 * `npm run audit`: checks every invariant in the tables, whether the product runs or not. Returns 1 when an invariant
 * is broken.
 */
async function main(): Promise<number> {
  const { databaseUrl, dataDir, clockStart } = loadConfig();
  let embedded: EmbeddedDatabase | undefined;
  if (databaseUrl === undefined) {
    if (!existsSync(join(dataDir, 'postgres'))) throw new Error(`Aucune base de données dans ${dataDir}.`);
    embedded = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  }
  const client = new pg.Client({ connectionString: databaseUrl ?? embedded?.url });
  try {
    await client.connect();
    const findings = await audit(client, clockStart ? await latestChange(client) : startClock().now());
    process.stdout.write(`${auditTable(findings)}\n`);
    return findings.some(({ count }) => count > 0) ? 1 : 0;
  } finally {
    await client.end();
    await embedded?.stop();
  }
}

/** With a simulated clock (CLOCK_START), the latest recorded change replaces the current time. */
async function latestChange(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ at: Date | null }>(
    `select greatest((select max(created_at) from checkout), (select max(created_at) from orders),
       (select max(received_at) from stripe_event), (select max(at) from order_step)) as at`,
  );
  return rows[0]?.at ?? startClock().now();
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  },
);
