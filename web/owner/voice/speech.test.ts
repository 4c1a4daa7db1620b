import { expect, test } from 'vitest';
import { heardIn, obstacleOf } from './voice-page';

const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal });

test('speech results are split into final and interim text, without repeating earlier results', () => {
  const results = [result('deux croissants', true), result(' et un flan', true), result(' pour', false)];
  expect(heardIn({ resultIndex: 1, results })).toEqual({ final: 'et un flan', interim: 'pour' });
});

test('each error of speech recognition is reported with its reason, and stopping it is not an error', () => {
  expect(obstacleOf('not-allowed')).toBe('refused');
  expect(obstacleOf('audio-capture')).toBe('missing');
  expect(obstacleOf('no-speech')).toBe('silent');
  expect(obstacleOf('something-new')).toBe('unreachable');
  expect(obstacleOf('aborted')).toBeUndefined();
});
