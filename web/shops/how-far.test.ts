import { expect, test } from 'vitest';
import { howFar } from './how-far';

test('distances are rounded to 10 m, and to 100 m from 1 km on', () => {
  const distances = [0, 347, 994, 999, 1_240].map((metres) => howFar(metres).distanceText);
  expect(distances).toEqual(['0 m', '350 m', '990 m', '1 km', '1,2 km']);
});

test('walking time is 80 m of street a minute, 1.3 times the straight line, and absent beyond 30 minutes', () => {
  const walks = [0, 350, 1_240, 1_870].map((metres) => howFar(metres).walkText);
  expect(walks).toEqual(['1 min à pied', '6 min à pied', '20 min à pied', '30 min à pied']);
  expect(howFar(1_880)).toEqual({ distanceText: '1,9 km' });
});
