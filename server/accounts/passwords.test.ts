import { expect, test } from 'vitest';
import { areAlike } from '../../tests/support/timing-comparison';
import { hashPassword, passwordMatches } from './passwords';

/** Milliseconds each work takes, asked in turns: whatever else the machine does falls on both alike. */
async function timesOf(...works: (() => Promise<unknown>)[]): Promise<number[][]> {
  const times: number[][] = works.map(() => []);
  for (let round = 0; round < 30; round++) {
    for (const [at, work] of works.entries()) {
      const start = performance.now();
      await work();
      times[at]?.push(performance.now() - start);
    }
  }
  return times;
}

test('only the right password matches, to the last character and accent', async () => {
  const stored = await hashPassword('Crème brûlée 9!');
  expect(await passwordMatches(stored, 'Crème brûlée 9!')).toBe(true);
  for (const wrong of ['Crème brûlée 9', 'crème brûlée 9!', 'Creme brulee 9!', ' Crème brûlée 9!', '', stored]) {
    expect(await passwordMatches(stored, wrong)).toBe(false);
  }
});

test('the same password is stored differently each time, at the cost OWASP asks for', async () => {
  const [one, other] = [await hashPassword('Demo!2026'), await hashPassword('Demo!2026')];
  expect(one).not.toBe(other);
  for (const stored of [one, other]) expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('an unknown account never matches, whatever is typed', async () => {
  for (const password of ['', 'Demo!2026', 'nobody']) expect(await passwordMatches(null, password)).toBe(false);
});

test('an unknown account takes as long as a wrong password, so that time tells nobody who has an account', async () => {
  const stored = await hashPassword('Demo!2026');
  const [wrong = [], unknown = []] = await timesOf(
    () => passwordMatches(stored, 'wrong'),
    () => passwordMatches(null, 'wrong'),
  );
  expect(areAlike(wrong, unknown)).toEqual({ alike: true });
  const [quick = []] = await timesOf(async () => undefined);
  expect(areAlike(wrong, quick)).toMatchObject({ alike: false });
}, 20_000);

test('a damaged hash matches nothing instead of failing', async () => {
  for (const damaged of ['', 'plain text', '$argon2id$v=19$m=19456,t=2,p=1$abc']) {
    expect(await passwordMatches(damaged, 'plain text')).toBe(false);
  }
});
