import { expect, test } from 'vitest';
import { heardIn, obstacleOf } from './voice-page';

const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal });

test('what is final and what may still change are told apart, and nothing is heard twice', () => {
  const results = [result('deux croissants', true), result(' et un flan', true), result(' pour', false)];
  expect(heardIn({ resultIndex: 1, results })).toEqual({ final: 'et un flan', interim: 'pour' });
});

test('every way of hearing nothing has its word; stopping is none', () => {
  expect(obstacleOf('not-allowed')).toBe('refused');
  expect(obstacleOf('audio-capture')).toBe('missing');
  expect(obstacleOf('no-speech')).toBe('silent');
  expect(obstacleOf('something-new')).toBe('unreachable');
  expect(obstacleOf('aborted')).toBeUndefined();
});
