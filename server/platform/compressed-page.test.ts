import { expect, test } from 'vitest';
import { encodingOf } from './compressed-page';

test.each<[string | undefined, string | null]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, br;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.0', null],
  ['br; q=0.01', 'br'],
  ['identity', null],
  [undefined, null],
])('« %s » is answered in %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding);
});
