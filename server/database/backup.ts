import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { codeOf } from '../errors';

/** Files that belong to the running server and not to its data, or that are recreated at each start. */
const NOT_DATA =
  /^(postmaster\.(pid|opts)|server\.log|pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
/** Empty folders without which PostgreSQL does not start. */
const EMPTY = ['pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'];

const DATABASE = 'postgres';
const BESIDE = ['uploads', 'secrets.json'];

/**
 * Copies the embedded database, uploads and secrets of a data folder into a new folder while the product runs; the copy
 * is consistent as of one moment near its end. `url` is the URL of the running server. Throws when the target exists.
 */
export async function backup(dataDir: string, url: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} existe déjà.`);
  const draft = `${target}.partial`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  // Copied before and after the database: the first copy has pictures that are replaced meanwhile, the second has new
  // ones.
  await copyBeside(dataDir, draft);
  await copyCluster(join(dataDir, DATABASE), url, join(draft, DATABASE));
  await copyBeside(dataDir, draft);
  renameSync(draft, target);
}

/**
 * Copies the files of a running server with PostgreSQL's backup protocol; on start the server replays its WAL over
 * them.
 */
async function copyCluster(source: string, url: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The replication slot makes the server retain its WAL until this connection ends.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`]);
    await client.query('select pg_backup_start($1, true)', [basename(target)]);
    mkdirSync(target, { mode: 0o700 });
    for (const name of readdirSync(source))
      if (!NOT_DATA.test(name)) await copyChanging(join(source, name), join(target, name));
    for (const name of EMPTY) mkdirSync(join(target, name), { mode: 0o700 });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(target, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    await copyChanging(join(source, 'pg_wal'), join(target, 'pg_wal'));
  } finally {
    await client.end();
  }
}

/** Copies files that may appear and disappear meanwhile; the server no longer needs those it has removed. */
async function copyChanging(source: string, target: string): Promise<void> {
  try {
    await cp(source, target, { recursive: true, preserveTimestamps: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    if (existsSync(source)) await copyChanging(source, target);
  }
}

async function copyBeside(from: string, to: string): Promise<void> {
  for (const name of BESIDE) {
    if (existsSync(join(from, name))) await copyChanging(join(from, name), join(to, name));
  }
}

/**
 * Replaces a data folder with a backup. The previous folder is renamed and its new name returned; null when there was
 * none. No process may be using the folder. Throws when `source` is not a backup.
 */
export function restore(source: string, dataDir: string, stamp: string): string | null {
  if (!existsSync(join(source, DATABASE, 'backup_label'))) throw new Error(`${source} n’est pas une sauvegarde.`);
  if (existsSync(join(dataDir, DATABASE, 'postmaster.pid')))
    throw new Error(`Une base de données tourne dans ${dataDir} : arrêtez-la d’abord.`);
  const kept = existsSync(dataDir) && readdirSync(dataDir).length > 0 ? `${dataDir}.avant-${stamp}` : null;
  if (kept !== null) renameSync(dataDir, kept);
  cpSync(source, dataDir, { recursive: true, preserveTimestamps: true });
  chmodSync(join(dataDir, DATABASE), 0o700);
  return kept;
}
