import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../server/database/embedded';
import { openCluster } from '../../server/database/embedded-cluster';
import { freePort } from '../support/process';

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

interface OwnCluster {
  dataDir: string;
  cluster: Awaited<ReturnType<typeof openCluster>>;
  port: number;
  /** Its address, at another port where something stands before it. */
  at: (port: number) => string;
}

/** Runs a trial on a PostgreSQL of its own that it may stop and start again. */
export async function withCluster<T>(trial: (own: OwnCluster) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-soak-'));
  const cluster = await openCluster(join(dataDir, 'postgres'), 'memeprix', false);
  const port = await freePort();
  await cluster.start(port);
  const at = (where: number) => `postgresql://memeprix:${cluster.password}@127.0.0.1:${where}/postgres`;
  try {
    return await trial({ dataDir, cluster, port, at });
  } finally {
    await cluster.stop().catch(() => undefined);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
