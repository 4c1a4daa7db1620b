import { run, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { patientPool } from '../../server/app/patient-pool';
import { freshDatabase } from '../support/database';
import { eventually } from '../support/ordering';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test('a job whose end cannot be written down at once, since all connections are busy, is written down later, and the process lives', async () => {
  const connectionString = await freshDatabase();
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  closing.push(() => admin.end());
  // One for the queue's own ear, two for everything else.
  const pool = new pg.Pool({ connectionString, max: 3, connectionTimeoutMillis: 300 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  closing.push(() => pool.end());
  await runMigrations({ pgPool: pool });

  let done = 0;
  const runner = await run({
    pgPool: patientPool(pool),
    concurrency: 1,
    pollInterval: 200,
    noHandleSignals: true,
    parsedCronItems: [],
    taskList: {
      work: async () => {
        done++;
        const busy = await Promise.all([pool.connect(), pool.connect()]);
        setTimeout(() => busy.forEach((client) => client.release()), 800);
      },
    },
  });
  closing.push(() => runner.stop());
  await runner.addJob('work', {});
  await eventually('it was done and is off the list', async () => {
    const { rowCount } = await admin.query('select 1 from graphile_worker._private_jobs');
    return done > 0 && rowCount === 0;
  });
  expect(done).toBe(1);
});
