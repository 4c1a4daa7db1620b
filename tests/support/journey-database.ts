import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../server/database/embedded';

/** The database of the journeys' product, for what only its owner could change; joins the server that runs for it. */
export async function journeyDatabase(dataDir: string) {
  const running = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  const client = new pg.Client({ connectionString: running.url });
  await client.connect();
  return {
    change: async (sql: string, values: unknown[]) => {
      const { rowCount } = await client.query(sql, values);
      if (rowCount === 0) throw new Error('Nothing there to change.');
    },
    ask: async (sql: string, values: unknown[]) => (await client.query<Record<string, unknown>>(sql, values)).rows,
    close: async () => {
      await client.end();
      await running.stop();
    },
  };
}

/** Copies the data folder of a stopped product. */
export function copyDataFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  // The copy does not keep the mode, and PostgreSQL starts only in a folder closed to others.
  chmodSync(join(to, 'postgres'), 0o700);
}
