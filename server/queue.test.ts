import type { EntityManager } from '@mikro-orm/postgresql';
import { expect, test } from 'vitest';
import { enqueue } from './queue';

/** An entity manager that keeps what it is asked. */
function recording(values: [string][]): EntityManager {
  return { execute: async (_sql: string, given: [string]) => void values.push(given) } as unknown as EntityManager;
}

test('enqueue sends a job with its attempts, queue, priority, delay and JSON payload', async () => {
  const values: [string][] = [];
  const em = recording(values);
  await enqueue(em, 'refundMail', { refundId: 'r1' }, { delay: 30, key: 'once' });
  await enqueue(em, 'discardUpload', { shopId: 's1', uploadId: 'u1' });
  await enqueue(em, 'print', { jobId: 'j1' }, { queue: 'printer:p1' });
  expect(values.flatMap(([jobs]) => JSON.parse(jobs) as unknown)).toEqual([
    { name: 'refundMail', payload: { refundId: 'r1' }, delay: 30, attempts: 12, key: 'once' },
    { name: 'discardUpload', payload: { shopId: 's1', uploadId: 'u1' }, queue: 'uploads', delay: 0, attempts: 25 },
    { name: 'print', payload: { jobId: 'j1' }, queue: 'printer:p1', delay: 0, attempts: 15, priority: 10 },
  ]);
});

test('an unknown job name or a payload of another job does not compile', () => {
  const mistakes = (em: EntityManager) => [
    // @ts-expect-error no such job
    enqueue(em, 'refundMails', { refundId: 'r1' }),
    // @ts-expect-error another job's payload
    enqueue(em, 'refundMail', { orderId: 'o1' }),
    // @ts-expect-error no such news
    enqueue(em, 'orderNews', { orderId: 'o1', what: 'LOST' }),
  ];
  expect(mistakes).toBeTypeOf('function');
});
