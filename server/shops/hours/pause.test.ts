import { expect, test } from 'vitest';
import { PauseLength, pauseEnd } from './pause';

// Saturday 24 October 2026, 23:50 in Paris: the clocks go back in the night.
const NOW = new Date('2026-10-24T21:50:00Z');

test.each([
  [PauseLength.QUARTER_HOUR, '2026-10-24T22:05:00.000Z'],
  [PauseLength.HALF_HOUR, '2026-10-24T22:20:00.000Z'],
  [PauseLength.HOUR, '2026-10-24T22:50:00.000Z'],
  [PauseLength.UNTIL_TOMORROW, '2026-10-25T03:00:00.000Z'],
])('a pause of %s ends at %s', (length, end) => {
  expect(pauseEnd(length, { zone: 'Europe/Paris', openingRanges: [], closures: [] }, NOW).toISOString()).toBe(end);
});
