import { expect, test } from 'vitest';
import { periodicTasks } from '../../../server/platform/jobs/periodic-tasks';
import { enqueue } from '../../../server/queue';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

test('refund and dispute jobs are retried within two minutes for four days, mails and delayed refunds as scheduled', async () => {
  const { parts, pool } = fixtures.product;
  const paused = { delay: Math.exp(9) };
  const em = parts.em.fork();
  await enqueue(em, 'refund', { refundId: 'r1' }, paused);
  await enqueue(em, 'takeDisputed', { incidentId: 'i1' }, paused);
  await enqueue(em, 'refundMail', { refundId: 'r1' }, paused);
  await em.execute('update graphile_worker._private_jobs set attempts = 9');
  await enqueue(em, 'refund', { refundId: 'r2', again: 1 }, { delay: 3600 });

  const liveness = { add: async () => undefined, freeAbandoned: async () => undefined, close: async () => undefined };
  const log = { error: () => undefined, warn: () => undefined };
  const money = periodicTasks(parts, liveness, log).find(({ name }) => name === 'money');
  // A minute until it is hastened, in ticks of five seconds, and one until it is due.
  expect(money?.every).toBe(12);
  await money?.work();

  const { rows } = await pool.query<{ name: string; attempts: number; minutes: number; enough: boolean }>(
    `select task_identifier as name, attempts, round(extract(epoch from run_at - now()) / 60)::int as minutes,
       max_attempts * interval '2 minutes' > interval '4 days' as enough
     from graphile_worker.jobs order by 1, 2`,
  );
  expect(rows).toEqual([
    { name: 'refund', attempts: 0, minutes: 60, enough: true },
    { name: 'refund', attempts: 9, minutes: 1, enough: true },
    { name: 'refundMail', attempts: 9, minutes: 135, enough: false },
    { name: 'takeDisputed', attempts: 9, minutes: 1, enough: true },
  ]);
});
