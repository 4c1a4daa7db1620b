import { expect, test } from 'vitest';
import { isToken, newToken } from './token';

const LOOK_ALIKES = /[01258BILOSZ]/;

test('order tokens are six upper-case characters without look-alikes, recognised in lower case too', () => {
  for (let index = 0; index < 10_000; index++) {
    const token = newToken();
    expect(token).toMatch(/^[0-9A-Z]{6}$/);
    expect(token).not.toMatch(LOOK_ALIKES);
    expect([isToken(token), isToken(token.toLowerCase())]).toEqual([true, true]);
  }
});

test('ten thousand order tokens contain fewer than seven duplicates', () => {
  const tokens = new Set(Array.from({ length: 10_000 }, newToken));
  // A quarter of a pair is to be expected; seven pairs happen once in ten thousand million runs.
  expect(tokens.size).toBeGreaterThan(10_000 - 7);
});

test('each character of an order token is equally likely at every position', () => {
  const seen = Array.from({ length: 6 }, () => new Map<string, number>());
  for (let index = 0; index < 24_000; index++) {
    for (const [place, character] of [...newToken()].entries()) {
      seen[place]?.set(character, (seen[place].get(character) ?? 0) + 1);
    }
  }
  for (const counts of seen) {
    expect(counts.size).toBe(24);
    // 1000 each; eight standard deviations to either side.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(250);
  }
});

test.each([
  ...['', '346ACD7', '346AC', '346AC0', '346ACB', '346 CD', ' 346ACD'],
  ...['346AC\u0000', '346ACé', 'ﬀﬀﬀ', '🥐🥐🥐', "'; --x"],
])('« %s » is rejected as an order token', (text) => {
  expect(isToken(text)).toBe(false);
});
