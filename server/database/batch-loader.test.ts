import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchLoader } from './batch-loader';

test('batch loader collects the keys requested during a running batch into the next one, without duplicates', async () => {
  const questions: string[][] = [];
  const double = batchLoader(async (asked: readonly string[]) => {
    questions.push([...asked]);
    await pause(20);
    return asked.map((one) => one + one);
  });
  const first = double('a');
  await pause(5);
  expect(await Promise.all([first, double('b'), double('b'), double('c')])).toEqual(['aa', 'bb', 'bb', 'cc']);
  expect(questions).toEqual([['a'], ['b', 'c']]);
});

test('batch loader answers later requests although an earlier batch failed or never ended', async () => {
  const answer = batchLoader(async ([one = '']: readonly string[]) => {
    if (one === 'fails') throw new Error('no');
    if (one === 'lost') return new Promise<string[]>(() => undefined);
    return [one];
  });
  await expect(answer('fails')).rejects.toThrow('no');
  void answer('lost');
  await pause(5);
  expect(await answer('later')).toBe('later');
});
