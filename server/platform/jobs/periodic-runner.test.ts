import { expect, test } from 'vitest';
import { createPeriodicRunner } from './periodic-tasks';

/** What was said of failures, and a way to let all promises that can go on do so. */
function aLog() {
  const said: unknown[] = [];
  return { said, error: (details: object) => said.push((details as { task: string }).task) };
}
const microtasks = () => new Promise((resolve) => setImmediate(resolve));

test('a hanging periodic task delays no other task and is not started again meanwhile', async () => {
  const begun: string[] = [];
  let answer: (() => void) | undefined;
  const hangs = () => {
    begun.push('asks');
    return new Promise<void>((resolve) => (answer = resolve));
  };
  const runner = createPeriodicRunner(
    [
      { name: 'asks', work: hangs },
      { name: 'sweeps', work: async () => begun.push('sweeps') },
    ],
    aLog(),
  );
  runner.tick();
  await microtasks();
  runner.tick();
  expect(begun).toEqual(['asks', 'sweeps', 'sweeps']);
  let over = false;
  const ended = runner.ended().then(() => (over = true));
  await microtasks();
  expect(over).toBe(false);
  answer?.();
  await ended;
  runner.tick();
  expect(begun.slice(3)).toEqual(['asks', 'sweeps']);
});

test('a periodic task with « every » and « after » runs on every n-th tick after its first ones', () => {
  const ticks: number[] = [];
  let tick = 0;
  const runner = createPeriodicRunner(
    [{ name: 'compares', every: 3, after: 2, work: async () => ticks.push(tick) }],
    aLog(),
  );
  const finished = () => microtasks().then(() => tick++);
  return Array.from({ length: 9 })
    .reduce<Promise<unknown>>((before) => before.then(() => runner.tick()).then(finished), Promise.resolve())
    .then(() => expect(ticks).toEqual([2, 5, 8]));
});

test('a failing periodic task is logged once, and again when its error changes or it fails after a success', async () => {
  const log = aLog();
  const failures = ['away', 'away', null, 'away', 'refused'];
  const work = async () => {
    const failure = failures.shift();
    if (failure) throw new Error(failure);
  };
  const runner = createPeriodicRunner([{ name: 'asks', work }], log);
  while (failures.length > 0) {
    runner.tick();
    await runner.ended();
  }
  expect(log.said).toEqual(['asks', 'asks', 'asks']);
});
