import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../server/database/embedded';

/** A PostgreSQL of this trial alone, durable as in production; gone afterwards. */
export async function withDatabase<T>(trial: (url: string, dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-soak-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  try {
    return await trial(database.url, dataDir);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Ends the PostgreSQL in a data folder at once, as « pg_ctl stop --mode immediate » does; whoever started it starts it again. */
export function crashDatabase(dataDir: string): void {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGQUIT');
}
