import { expect, test } from 'vitest';
import { canConnect, offersConnect, payoutWords, type PayoutState } from './payout-status';

const states = Object.keys(payoutWords) as PayoutState[];

test('the button cannot be pressed before the account exists', () => {
  expect(states.filter((state) => !canConnect(state))).toEqual(['NONE', 'CREATING', 'REVIEW', 'ACTIVE']);
});

test('a button that can be pressed is there to be pressed', () => {
  for (const state of states) if (canConnect(state)) expect(offersConnect(state)).toBe(true);
});

test('as long as nobody can be paid the owner reads why the shop is not seen', () => {
  const notSeen = states.filter((state) => payoutWords[state].text().includes('ne voient pas votre boutique'));
  expect(notSeen).toEqual(['NONE', 'INCOMPLETE', 'REVIEW']);
});
