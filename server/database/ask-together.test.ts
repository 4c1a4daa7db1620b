import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askTogether } from './ask-together';

test('whoever asks while a question is under way is asked for together, after they came, each thing once', async () => {
  const questions: string[][] = [];
  const double = askTogether(async (asked: readonly string[]) => {
    questions.push([...asked]);
    await pause(20);
    return asked.map((one) => one + one);
  });
  const first = double('a');
  await pause(5);
  expect(await Promise.all([first, double('b'), double('b'), double('c')])).toEqual(['aa', 'bb', 'bb', 'cc']);
  expect(questions).toEqual([['a'], ['b', 'c']]);
});

test('a question that fails or is never answered holds up nobody who comes later', async () => {
  const answer = askTogether(async ([one = '']: readonly string[]) => {
    if (one === 'fails') throw new Error('no');
    if (one === 'lost') return new Promise<string[]>(() => undefined);
    return [one];
  });
  await expect(answer('fails')).rejects.toThrow('no');
  void answer('lost');
  await pause(5);
  expect(await answer('later')).toBe('later');
});
