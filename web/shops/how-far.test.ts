import { expect, test } from 'vitest';
import { howFar } from './how-far';

test('distances are as exact as feet need them', () => {
  const distances = [0, 347, 994, 999, 1_240].map((metres) => howFar(metres).distanceText);
  expect(distances).toEqual(['0 m', '350 m', '990 m', '1 km', '1,2 km']);
});

test('a walk takes a minute for 80 m of streets, which are 1.3 times the straight line; beyond half an hour none is offered', () => {
  const walks = [0, 350, 1_240, 1_870].map((metres) => howFar(metres).walkText);
  expect(walks).toEqual(['1 min à pied', '6 min à pied', '20 min à pied', '30 min à pied']);
  expect(howFar(1_880)).toEqual({ distanceText: '1,9 km' });
});
