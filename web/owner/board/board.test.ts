import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { boardOrder } from '../../../.storybook/results/board';
import type { OrderStatus } from '../../../graphql/rules/order-status';
import { createReader, deliver, isLostAnswer, MOST_ATTEMPTS, withOrders } from './board';

const LOST = new TypeError('Failed to fetch');

/** A server that moves an order from PREPARING to READY, behind a network that follows a script. */
function aCounter(script: ('ok' | 'lost on the way' | 'answer lost' | 'late')[]) {
  let status: OrderStatus = 'PREPARING';
  let steps = 0;
  let sent = 0;
  const waits: number[] = [];
  const move = () => {
    if (status !== 'PREPARING') return 'refused';
    status = 'READY';
    steps += 1;
    return 'taken';
  };
  const step = () =>
    deliver({
      from: 'PREPARING',
      send: async () => {
        const fate = script[sent] ?? 'ok';
        sent += 1;
        if (fate === 'lost on the way') throw LOST;
        if (fate === 'answer lost') {
          move();
          throw LOST;
        }
        if (fate === 'late') {
          // The first sending reaches the server between the look and the second sending.
          move();
        }
        return move();
      },
      isTaken: (answer) => answer === 'taken',
      look: async () => status,
      wait: async (attempt) => void waits.push(attempt),
    });
  return { step, waits, stepsTaken: () => steps, timesSent: () => sent };
}

test.each([
  ['is sent once and its answer returned', ['ok'], 'taken', 1],
  ['lost on its way is sent again until it arrives', ['lost on the way', 'lost on the way', 'ok'], 'taken', 3],
  ['whose answer was lost is not applied twice', ['answer lost'], null, 1],
  ['whose first attempt arrives late is not reported as refused on the second', ['lost on the way', 'late'], null, 2],
  ['refused at the first attempt is reported as refused', ['late'], 'refused', 1],
] as const)('a status change %s', async (_what, script, answer, timesSent) => {
  const counter = aCounter([...script]);
  expect(await counter.step()).toBe(answer);
  expect([counter.timesSent(), counter.stepsTaken()]).toEqual([timesSent, 1]);
});

test('a status change that never arrives is sent a limited number of times, with a pause before each retry', async () => {
  const counter = aCounter(Array.from({ length: 100 }, () => 'lost on the way'));
  await expect(counter.step()).rejects.toBe(LOST);
  expect(counter.timesSent()).toBe(MOST_ATTEMPTS);
  expect(counter.waits).toEqual([1, 2, 3, 4]);
});

test('an error of a status change other than a network loss is thrown', async () => {
  const fault = new Error('not yours');
  const step = deliver({
    from: 'READY',
    send: () => Promise.reject(fault),
    isTaken: () => true,
    look: async () => 'READY' as const,
    wait: async () => undefined,
  });
  await expect(step).rejects.toBe(fault);
});

const answered = (status: number) => new ServerError('', { response: new Response(null, { status }), bodyText: '' });

test.each([
  ['a network loss', true, new TypeError('Failed to fetch')],
  ['a timeout', true, new DOMException('', 'TimeoutError')],
  ['a server that starts or stops', true, answered(503)],
  ['a request refused by its size', false, answered(413)],
  ['an error of the server', false, new CombinedGraphQLErrors({ errors: [{ message: 'Commande introuvable.' }] })],
])('%s leaves the result of a request unknown: %s', (_what, isLost, error) => {
  expect(isLostAnswer(error)).toBe(isLost);
});

/** Reads that end when the test says so. */
function aServer() {
  const readings: { end: () => void; fail: () => void }[] = [];
  const read = () =>
    new Promise<void>((end, reject) => {
      readings.push({ end, fail: () => reject(new Error('lost')) });
    });
  return { reader: createReader(read), readings };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a refresh during a running read resolves after another read that began later', async () => {
  const { reader, readings } = aServer();
  const first = reader.refresh();
  const second = reader.refresh();
  readings[0]?.end();
  await settle();
  expect(readings).toHaveLength(2);
  readings[1]?.end();
  await Promise.all([first, second]);
  expect(readings).toHaveLength(2);
});

test('a change during a read repeats the read, and one after it does not', async () => {
  const { reader, readings } = aServer();
  const reading = reader.refresh();
  reader.changed();
  readings[0]?.end();
  await settle();
  readings[1]?.end();
  await reading;
  reader.changed();
  await settle();
  expect(readings).toHaveLength(2);
});

test('a failed read is reported and does not block the next read', async () => {
  const { reader, readings } = aServer();
  const failed = reader.refresh();
  readings[0]?.fail();
  await expect(failed).rejects.toThrow('lost');
  const next = reader.refresh();
  readings[1]?.end();
  await next;
});

test('a new order is added to the board once, and a known one stays where it is', () => {
  const [one, other] = [boardOrder({ id: '1', token: 'A' }), boardOrder({ id: '2', token: 'B' })];
  expect(withOrders([one], [other])).toEqual([one, other]);
  expect(withOrders([one, other], [{ ...one, status: 'READY' }])).toEqual([one, other]);
});
