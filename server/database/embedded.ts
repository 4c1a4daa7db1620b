import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makeFolder } from '../folder';
import { openCluster, type Cluster } from './embedded-cluster';

export interface EmbeddedDatabase {
  /** URL of the database; it stays the same until `stop`, even when the server is restarted. */
  url: string;
  /** Stops the server unless another process is still using it. Close your own connections first. */
  stop(): Promise<void>;
}

interface Options {
  /** Data folder; the database is in its subfolder `postgres`. */
  dataDir: string;
  log: (line: string) => void;
  /** Trades durability for speed; for tests only. */
  fast?: boolean;
}

/** Connection that stays open while this process uses the server. */
interface Presence {
  client: pg.Client;
  port: number;
}

const NAME = 'memeprix'; // name of the user and of the database
/** Advisory lock shared by every process that uses the server, so that the last one to leave can detect it. */
const PRESENCE_LOCK = 5_294_812;
const START_TIMEOUT_MS = 60_000;
const START_ATTEMPTS = 3;

/**
 * Starts PostgreSQL in the data folder, or joins the server already running there, which a killed process left behind
 * or another process shares. The server survives when the product is killed, and is restarted when it dies itself.
 * Throws a one-line error when it cannot be started.
 */
export async function startEmbeddedDatabase({ dataDir, log, fast = false }: Options): Promise<EmbeddedDatabase> {
  let cluster: Cluster;
  let presence: Presence;
  try {
    makeFolder(dataDir);
    cluster = await openCluster(join(dataDir, 'postgres'), NAME, fast);
    presence = await enter(cluster, log);
    await createDatabase(presence.client);
  } catch (error) {
    throw new Error(`Base de données embarquée : ${explain(error, dataDir)}`, { cause: error });
  }

  const { port } = presence;
  let leaving = false;
  let revival = Promise.resolve();
  const revive = async () => {
    while (!leaving) {
      log('La base de données embarquée s’est arrêtée : nouveau départ.');
      try {
        presence = await enter(cluster, log, port);
        watch();
        return;
      } catch (error) {
        log(`Base de données embarquée : ${explain(error, dataDir)}`);
        await sleep(2_000);
      }
    }
  };
  const watch = () =>
    presence.client.once('end', () => {
      if (!leaving) revival = revive();
    });
  watch();

  return {
    url: `postgresql://${NAME}:${cluster.password}@127.0.0.1:${port}/${NAME}`,
    async stop() {
      leaving = true;
      await revival;
      await leave(presence.client, cluster);
    },
  };
}

/** Joins the running server or starts one. Several processes may do so concurrently: one starts it, all join. */
async function enter(cluster: Cluster, log: (line: string) => void, wanted?: number): Promise<Presence> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  let attempts = 0;
  while (performance.now() < deadline) {
    const port = cluster.port();
    const client = port === undefined ? undefined : await connect(cluster, port);
    if (port !== undefined && client) {
      log(`PostgreSQL embarqué sur le port ${port}${attempts === 0 ? ', déjà en marche' : ''}.`);
      return { client, port };
    }
    if (port === undefined) {
      attempts += 1;
      await cluster.start(wanted ?? (await freePort())).catch((error: unknown) => {
        if (attempts === START_ATTEMPTS) throw error;
      });
    }
    await sleep(50);
  }
  throw new Error(`le serveur qui tient déjà ces fichiers ne répond pas sur le port ${cluster.port() ?? '?'}`);
}

/** Connects to the server; returns undefined while it starts, stops or recovers. */
async function connect(cluster: Cluster, port: number): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: NAME,
    password: cluster.password,
    database: 'postgres',
    ssl: false,
    application_name: 'memeprix presence',
    connectionTimeoutMillis: 5_000,
  });
  // A lost connection also emits `end`, which is handled elsewhere.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Waits here while another process is deciding whether to stop the server.
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
    return client;
  } catch (error) {
    await client.end();
    if (error instanceof pg.DatabaseError && error.code === '28P01') throw error;
    return undefined;
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [NAME]);
  if (rowCount) return;
  await client.query(`create database ${NAME}`).catch((error: unknown) => {
    const made = error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? '');
    if (!made) throw error; // otherwise another process has created it concurrently
  });
}

async function leave(client: pg.Client, cluster: Cluster): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [PRESENCE_LOCK]);
    // The lock is held until the server has stopped, so that no process joins a server that is stopping.
    if (rows[0]?.last) await cluster.stop();
  } catch {
    // The server had already stopped.
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

/** Returns the one line of a long log that tells what to repair. */
function explain(error: unknown, dataDir: string): string {
  const story = error instanceof Error ? error.message : String(error);
  if (/ENOSPC|No space left|Disk quota/i.test(story)) return `le disque est plein (${dataDir})`;
  if (/EROFS|Read-only file system/i.test(story)) return `${dataDir} est en lecture seule`;
  if (/EACCES|EPERM|Permission denied/i.test(story)) return `${dataDir} n’est pas accessible en écriture`;
  const lines = story.split('\n').filter((line) => line.trim());
  const cause = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? story;
  return cause.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim();
}
