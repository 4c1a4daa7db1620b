import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** PostgreSQL refuses to run as root, so a root process runs it in the name of another account. */
export interface DatabaseAccount {
  /** Owner that the database files must have; absent when the product does not run as root. */
  ids?: { uid: number; gid: number };
  /** Runs a program of PostgreSQL to its end. Throws an error with the program’s output. */
  run(program: string, args: string[]): Promise<void>;
}

// Nothing of the product's environment: PGPORT, PGDATA and their like would change what the programs do.
const ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

// Capabilities that open a closed folder to an account that is not root, the lesser first (containers often lack it).
const RIGHTS = ['dac_read_search', 'dac_override'];

/** The account for these programs and this data folder, created if needed. Throws a one-line error when there is none. */
export function databaseAccount(programs: string, cluster: string): DatabaseAccount {
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

/** An existing database stays with its owner, whoever starts it. */
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

/** A folder and all above it, from the root down. */
function path(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [...path(above), resolve(folder)];
}

function enters(ids: { uid?: number; gid?: number }, prefix: string[], folder: string): boolean {
  const [command = '', ...args] = [...prefix, 'ls', '-d', `${folder}/.`];
  return spawnSync(command, args, { ...ids, env: ENVIRONMENT, stdio: 'ignore' }).status === 0;
}

function climbing({ uid, gid }: { uid: number; gid: number }, right: string): string[] {
  // Without no_setuid_fixup, access(2) forgets the right, and initdb asks it about its own files.
  const rights = ['--securebits=+no_setuid_fixup', `--inh-caps=+${right}`, `--ambient-caps=+${right}`];
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...rights];
}

function execute(program: string, args: string[], ids: { uid?: number; gid?: number }): Promise<void> {
  return new Promise((done, fail) => {
    execFile(program, args, { ...ids, env: ENVIRONMENT, cwd: '/' }, (error, stdout, stderr) => {
      if (error) fail(new Error(stderr.trim() || stdout.trim() || error.message));
      else done();
    });
  });
}
