import { expect, test } from 'vitest';
import { canConnect, offersConnect, payoutWords, type PayoutState } from './payout-status';

const states = Object.keys(payoutWords) as PayoutState[];

test('the payout button is enabled only in the states INCOMPLETE and RESTRICTED (specification 7.11)', () => {
  expect(states.filter((state) => !canConnect(state))).toEqual(['NONE', 'CREATING', 'REVIEW', 'ACTIVE']);
});

test('the payout button is shown whenever it is enabled', () => {
  for (const state of states) if (canConnect(state)) expect(offersConnect(state)).toBe(true);
});

test('the payout text says that customers do not see the shop in the states NONE, INCOMPLETE and REVIEW', () => {
  const notSeen = states.filter((state) => payoutWords[state].text().includes('ne voient pas votre boutique'));
  expect(notSeen).toEqual(['NONE', 'INCOMPLETE', 'REVIEW']);
});
