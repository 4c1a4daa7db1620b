import { run, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { retryingPool } from '../../../server/platform/jobs/jobs';
import { freshDatabase } from '../../support/database';
import { aTcpProxy } from '../../support/tcp-proxy';
import { eventually } from '../../support/ordering';
import { freePort } from '../../support/process';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Whoever looks on, by a connection of its own. */
async function onlooker(connectionString: string) {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  closing.push(() => admin.end());
  return admin;
}

/** A queue that works one job at a time. */
async function aQueue(pool: pg.Pool, work: () => Promise<void>) {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  closing.push(() => pool.end());
  await runMigrations({ pgPool: pool });
  const runner = await run({
    pgPool: retryingPool(pool),
    concurrency: 1,
    pollInterval: 200,
    noHandleSignals: true,
    parsedCronItems: [],
    taskList: { work },
  });
  closing.push(() => runner.stop());
}

async function offTheList(admin: pg.Client): Promise<void> {
  await eventually('it is off the list', async () => {
    const { rowCount } = await admin.query('select 1 from graphile_worker._private_jobs');
    return rowCount === 0;
  });
}

test('a job whose end cannot be recorded because all connections are busy is recorded later and runs once', async () => {
  const connectionString = await freshDatabase();
  const admin = await onlooker(connectionString);
  // One for the queue's own ear, two for everything else.
  const pool = new pg.Pool({ connectionString, max: 3, connectionTimeoutMillis: 300 });
  let done = 0;
  await aQueue(pool, async () => {
    done++;
    const busy = await Promise.all([pool.connect(), pool.connect()]);
    setTimeout(() => busy.forEach((client) => client.release()), 800);
  });
  await admin.query("select graphile_worker.add_job('work')");
  await offTheList(admin);
  expect(done).toBe(1);
});

test('a job that ends while the database is away is recorded when it is back and runs once', async () => {
  const database = await freshDatabase();
  const admin = await onlooker(database);
  const [port, to] = [await freePort(), Number(new URL(database).port)];
  let line = await aTcpProxy(port, to);
  closing.push(() => line.close());
  const byLine = new URL(database);
  byLine.port = String(port);
  let done = 0;
  await aQueue(new pg.Pool({ connectionString: byLine.href, max: 3 }), async () => {
    done++;
    await line.close();
    setTimeout(() => void aTcpProxy(port, to).then((anew) => (line = anew)), 800);
  });
  await admin.query("select graphile_worker.add_job('work')");
  await offTheList(admin);
  expect(done).toBe(1);
});
