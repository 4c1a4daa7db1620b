import { expect, test } from 'vitest';
import { isStrongEnough, LONGEST_PASSWORD } from './password';

test.each([
  ['Levain!2027', true],
  ['Crème-9 brûlée', true],
  ['ÉÈÀ-éèà-9', true],
  ['Levain2027', false],
  ['levain!2027', false],
  ['LEVAIN!2027', false],
  ['Levain!levain', false],
  ['Le!2027', false],
  ['Levain 2027', false],
  ['Password1!', false],
  ['P@ssw0rd!2026', false],
  ['Mot-de-passe-1', false],
  ['!Azerty123', false],
  ['Azerty-brioche-9', true],
  [`Aa1!${'x'.repeat(LONGEST_PASSWORD)}`, false],
])('password « %s » is strong enough: %s', (password, strong) => {
  expect(isStrongEnough(password)).toBe(strong);
});
