import type { EntityManager } from '@mikro-orm/postgresql';
import { expect, test } from 'vitest';
import { enqueue } from './queue';

/** An entity manager that keeps what it is asked. */
function recording(values: unknown[][]): EntityManager {
  return { execute: async (_sql: string, given: unknown[]) => void values.push(given) } as unknown as EntityManager;
}

test('a job goes out with its policy: attempts, queue and priority, and its payload as JSON', async () => {
  const values: unknown[][] = [];
  const em = recording(values);
  await enqueue(em, 'refundMail', { refundId: 'r1' }, { delay: 30, key: 'once' });
  await enqueue(em, 'discardUpload', { shopId: 's1', uploadId: 'u1' });
  await enqueue(em, 'print', { jobId: 'j1' }, { queue: 'printer:p1' });
  expect(values).toEqual([
    ['refundMail', '{"refundId":"r1"}', null, 30, 12, 'once', null],
    ['discardUpload', '{"shopId":"s1","uploadId":"u1"}', 'uploads', 0, 25, null, null],
    ['print', '{"jobId":"j1"}', 'printer:p1', 0, 15, null, 10],
  ]);
});

test('a job nobody runs, or a payload that is another job’s, does not compile', () => {
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
