import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../server/database/embedded';

/** Asks the database of a running product, as only its operator could; joins the server that runs for it. */
export async function queryDatabase(dataDir: string, sql: string, values: unknown[]) {
  const running = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  const client = new pg.Client({ connectionString: running.url });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(sql, values);
  } finally {
    await client.end();
    await running.stop();
  }
}

/** Copies the data folder of a stopped product. */
export function copyDataFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  // The copy does not keep the mode, and PostgreSQL starts only in a folder closed to others.
  chmodSync(join(to, 'postgres'), 0o700);
}
