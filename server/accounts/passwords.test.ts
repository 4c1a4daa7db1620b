import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords';

/** The shortest of some tries: what the work itself takes, whatever else the machine does. */
async function shortest(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let index = 0; index < 8; index++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
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
  const wrong = await shortest(() => passwordMatches(stored, 'wrong'));
  const unknown = await shortest(() => passwordMatches(null, 'wrong'));
  expect(unknown).toBeGreaterThan(wrong * 0.6);
  expect(unknown).toBeLessThan(wrong * 1.6);
});

test('a damaged hash matches nothing instead of failing', async () => {
  for (const damaged of ['', 'plain text', '$argon2id$v=19$m=19456,t=2,p=1$abc']) {
    expect(await passwordMatches(damaged, 'plain text')).toBe(false);
  }
});
