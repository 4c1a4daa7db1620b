import { expect, test } from 'vitest';
import { encodingsOf } from './compressed-page';

test.each<[string | undefined, string[]]>([
  ['gzip, deflate, br, zstd', ['gzip', 'deflate', 'br', 'zstd']],
  ['GZIP;q=1.0, br;q=0.5', ['gzip', 'br']],
  ['br;q=0, gzip;q=0.0', []],
  ['br; q=0.01', ['br']],
  ['identity', ['identity']],
])('« %s » accepts %j', (header, accepted) => {
  expect([...encodingsOf(header)]).toEqual(accepted);
});

test('who says nothing is sent the page as it is', () => {
  expect(encodingsOf(undefined).has('br')).toBe(false);
  expect(encodingsOf(undefined).has('gzip')).toBe(false);
});
