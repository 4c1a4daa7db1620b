import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../../server/database/embedded';

const asRoot = process.getuid?.() === 0;
/** Made once, to be copied: what most tests are about begins with a folder that is there. */
let made: string;
let dataDir: string;
let opened: EmbeddedDatabase[];

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'memeprix-embedded-'));
  chmodSync(folder, 0o755);
  return folder;
}

beforeAll(async () => {
  made = aFolder();
  await (await startEmbeddedDatabase({ dataDir: made, log: () => undefined, fast: true })).stop();
});

afterAll(() => {
  rmSync(made, { recursive: true, force: true });
});

beforeEach(() => {
  dataDir = aFolder();
  opened = [];
});

afterEach(async () => {
  for (const database of opened) await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(folder = dataDir): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir: folder, log: () => undefined, fast: true });
  opened.push(database);
  return database;
}

/** Starts on a copy of the folder that was made. */
async function startMade(): Promise<EmbeddedDatabase> {
  copyMade();
  return start();
}
const copyMade = () => execFileSync('cp', ['-a', join(made, 'postgres'), dataDir]);

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

function postmaster(): { file: string; pid: number } {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  return { file, pid: Number(readFileSync(file, 'utf8').split('\n')[0]) };
}

/** A product of its own process, ready when it has printed the address of its database. */
async function startElsewhere(): Promise<{ product: ChildProcess; url: string }> {
  const script = `import { startEmbeddedDatabase } from ${JSON.stringify(import.meta.resolve('../../../server/database/embedded.ts'))};
    const database = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log: () => {}, fast: true });
    process.on('SIGTERM', () => database.stop().then(() => process.exit(0)));
    console.log(database.url);`;
  const product = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(product.stdout, 'data')) as [Buffer];
  return { product, url: line.toString().trim() };
}

async function end(product: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(product, 'exit');
  product.kill(signal);
  await ended;
}

test('the embedded database keeps its data across a restart, with its password file readable by its owner alone', async () => {
  const first = await start();
  await ask(first.url, 'create table bread (name text)');
  await ask(first.url, `insert into bread values ('pain au levain')`);
  await first.stop();
  const second = await start();
  expect(await ask(second.url, 'select name from bread')).toBe('pain au levain');
  expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
});

test('the embedded database uses UTF-8, UTC, scram-sha-256 and has the extensions that search needs', async () => {
  const { url } = await startMade();
  expect(await ask(url, 'show server_encoding')).toBe('UTF8');
  expect(await ask(url, 'show timezone')).toBe('UTC');
  expect(await ask(url, `select lower('CRÈME BRÛLÉE')`)).toBe('crème brûlée');
  expect(await ask(url, 'show password_encryption')).toBe('scram-sha-256');
  for (const name of ['cube', 'earthdistance', 'pg_trgm', 'unaccent']) await ask(url, `create extension ${name}`);
});

test('the embedded database refuses a wrong password', async () => {
  const url = new URL((await startMade()).url);
  url.password = 'guessed';
  await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('the embedded PostgreSQL survives a killed server process, and the next start connects to it', async () => {
  copyMade();
  const { product, url } = await startElsewhere();
  await ask(url, 'create table bread (name text)');
  await end(product, 'SIGKILL');
  const { pid } = postmaster();
  const next = await start();
  expect(next.url).toBe(url);
  expect(postmaster().pid).toBe(pid);
  await next.stop();
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('three server processes share one embedded PostgreSQL, and the last one to stop shuts it down', async () => {
  const [first, second, { product, url }] = await Promise.all([start(), start(), startElsewhere()]);
  expect(new Set([first.url, second.url, url]).size).toBe(1);
  await first.stop();
  await end(product, 'SIGTERM');
  expect(await ask(url, 'select 1')).toBe(1);
  await second.stop();
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a crashed embedded PostgreSQL is restarted at the same address', async () => {
  const { url } = await startMade();
  process.kill(postmaster().pid, 'SIGKILL');
  await vi.waitFor(async () => expect(await ask(url, 'select 1')).toBe(1), { timeout: 20_000, interval: 200 });
});

test('the embedded database starts when its stale pid file names another running process', async () => {
  const first = await startMade();
  const { file } = postmaster();
  const stale = readFileSync(file, 'utf8').split('\n').with(0, String(process.pid)).join('\n');
  await first.stop();
  writeFileSync(file, stale);
  const next = await start();
  expect(await ask(next.url, 'select 1')).toBe(1);
});

test('the embedded database reports an unusable data folder in one line', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  await expect(start(join(file, 'data'))).rejects.toThrow(/^Base de données embarquée : .*ENOTDIR[^\n]*$/);
});

test('the embedded database reports incompatible database files in one line', async () => {
  copyMade();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '9.6\n');
  await expect(start()).rejects.toThrow(/^Base de données embarquée : database files are incompatible[^\n]*$/);
});

test.runIf(asRoot)('the embedded database starts below a folder that only root may enter', async () => {
  const closed = join(dataDir, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const { url } = await start(join(closed, 'data'));
  expect(await ask(url, 'select 1')).toBe(1);
});

test.runIf(asRoot)('the embedded database takes back ownership of files that root restored', async () => {
  copyMade();
  execFileSync('chown', ['-R', 'root:root', join(dataDir, 'postgres')]);
  const { url } = await start();
  expect(await ask(url, 'select 1')).toBe(1);
});

test.runIf(asRoot && spawnSync('mount', ['--version']).status === 0)(
  'the embedded database reports a full disk in one line',
  async () => {
    const small = join(dataDir, 'small');
    mkdirSync(small);
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', small]).status !== 0) return;
    try {
      await expect(start(small)).rejects.toThrow(`Base de données embarquée : le disque est plein (${small})`);
    } finally {
      execFileSync('umount', [small]);
    }
  },
);
