import { expect, test } from 'vitest';
import { deviceType, isDue } from './device-registration';

const DAY_MS = 24 * 60 * 60 * 1000;
const sent = { token: 't-1', who: 'camille', at: 0 };

test.each<[string, Parameters<typeof isDue>, boolean]>([
  ['never told', [null, 't-1', 'camille', 0], true],
  ['told six days ago', [sent, 't-1', 'camille', 6 * DAY_MS], false],
  ['told a week ago', [sent, 't-1', 'camille', 7 * DAY_MS], true],
  ['told by a clock that ran ahead', [sent, 't-1', 'camille', -1], true],
  ['another token', [sent, 't-2', 'camille', 0], true],
  ['somebody else', [sent, 't-1', 'basile', 0], true],
])('%s', (_what, question, due) => {
  expect(isDue(...question)).toBe(due);
});

test.each<[string, number, string]>([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari/537.36', 5, 'mobile'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'mobile'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, 'mobile'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, 'web'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 10, 'web'],
])('the user agent %s with %i touch points is of type %s', (agent, points, type) => {
  expect(deviceType(agent, points)).toBe(type);
});
