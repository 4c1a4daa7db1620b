import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelBars, voiceLanguages, voiceOf } from './hearing';

test.each([
  ['fr-CA', ['fr-FR', 'en-US']],
  ['en-GB', ['en-US', 'fr-FR']],
  ['de', ['en-US', 'fr-FR']],
])('in a browser that speaks %s the languages stand as %s', (browser, languages) => {
  expect(voiceLanguages(voiceOf(browser)).map(({ value }) => value)).toEqual(languages);
});

test('silence is a line of dots', () => {
  expect(new Set(levelBars(0)).size).toBe(1);
});

test('the louder the higher, never out of the drawing, whatever a microphone reports', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -2, max: 3 }), (level) => {
      const bars = levelBars(level);
      expect(bars).toHaveLength(7);
      for (const bar of bars) {
        expect(bar).toBeGreaterThan(0);
        expect(bar).toBeLessThanOrEqual(1);
      }
      expect(bars).toEqual([...bars].reverse());
    }),
  );
  expect(Math.max(...levelBars(1))).toBe(1);
});
