import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, NOBODY, passwordMatches } from './passwords';

test('a password matches only when every character and accent is the same', async () => {
  const stored = await hashPassword('Crème brûlée 9!');
  expect(await passwordMatches(stored, 'Crème brûlée 9!')).toBe(true);
  for (const wrong of ['Crème brûlée 9', 'crème brûlée 9!', 'Creme brulee 9!', ' Crème brûlée 9!', '', stored]) {
    expect(await passwordMatches(stored, wrong)).toBe(false);
  }
});

test('password hashes use a new salt each time and the argon2id cost that OWASP recommends', async () => {
  const [one, other] = [await hashPassword('Demo!2026'), await hashPassword('Demo!2026')];
  expect(one).not.toBe(other);
  for (const stored of [one, other]) expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('no password matches an unknown account', async () => {
  for (const password of ['', 'Demo!2026', 'nobody']) expect(await passwordMatches(null, password)).toBe(false);
});

test('an unknown account costs the same hash as a wrong password, so that timing does not reveal who has an account', async () => {
  expect(NOBODY).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await expect(verify(NOBODY, 'wrong')).resolves.toBe(false);
  const stored = await hashPassword('Demo!2026');
  for (const account of [stored, null]) {
    // Two at once and forty waiting: whoever takes no place in the queue computes no hash.
    const all = await Promise.allSettled(Array.from({ length: 45 }, () => passwordMatches(account, 'wrong')));
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  }
});

test('a damaged password hash matches no password and does not throw', async () => {
  for (const damaged of ['', 'plain text', '$argon2id$v=19$m=19456,t=2,p=1$abc']) {
    expect(await passwordMatches(damaged, 'plain text')).toBe(false);
  }
});
