import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { backup } from '../../server/database/backup';
import { startEmbeddedDatabase } from '../../server/database/embedded';
import { openCluster } from '../../server/database/embedded-cluster';
import { freePort } from './process';

const USER = 'memeprix';

export interface Server {
  url: string;
  port: number;
  /** Asks outside of the product. */
  ask(sql: string): Promise<Record<string, unknown>[]>;
  /** `kill -9`. */
  kill(): void;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own with streaming replicas, all on this machine. `fast` gives up durability. */
export async function aPrimary(fast = true) {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-primary-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, fast });
  const url = new URL(database.url);
  const primary = serverAt(database.url, join(dataDir, 'postgres'));
  const replicas: Server[] = [];
  // What was committed would reach the replicas only with the next round of the log's writer.
  await primary.ask(`alter role ${USER} set synchronous_commit = on`);

  /** Copies the primary as `pg_basebackup` does, which the embedded programs lack, and follows it. */
  async function follow(name: string): Promise<Server> {
    const target = join(dataDir, name);
    await primary.ask(`select pg_create_physical_replication_slot('${name}', true)`);
    await backup(dataDir, database.url, target);
    const folder = join(target, 'postgres');
    writeFileSync(join(folder, 'standby.signal'), '');
    const conninfo = `host=127.0.0.1 port=${url.port} user=${USER} password=${url.password} application_name=${name}`;
    appendFileSync(
      join(folder, 'postgresql.auto.conf'),
      `primary_conninfo = '${conninfo}'\nprimary_slot_name = '${name}'\n`,
    );
    const cluster = await openCluster(folder, USER, fast);
    const port = await freePort();
    await cluster.start(port);
    const replica = serverAt(Object.assign(new URL(database.url), { port }).href, folder, () => cluster.stop());
    replicas.push(replica);
    return replica;
  }
  return {
    ...primary,
    follow,
    async stop() {
      for (const replica of replicas) await replica.stop().catch(() => undefined);
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function serverAt(url: string, folder: string, stop = () => Promise.resolve()): Server {
  return {
    url,
    port: Number(new URL(url).port),
    async ask(sql) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(sql)).rows;
      } finally {
        await client.end();
      }
    },
    kill: () =>
      void process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
    stop,
  };
}
