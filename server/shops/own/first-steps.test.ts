import { describe, expect, it } from 'vitest';
import { firstSteps, isReady, isVisible, type ShopFacts } from './first-steps';

const NEW: ShopFacts = {
  hasAddress: true,
  hasHours: false,
  hasItems: false,
  hasPaymentAccount: false,
  chargesEnabled: false,
  openedAt: null,
};
const COMPLETE: ShopFacts = { ...NEW, hasHours: true, hasItems: true, hasPaymentAccount: true, chargesEnabled: true };
const OPENED: ShopFacts = { ...COMPLETE, openedAt: new Date('2026-11-24T10:00:00Z') };
const OPENED_AND_EMPTIED: ShopFacts = { ...OPENED, hasItems: false };
const states = (facts: ShopFacts) => firstSteps(facts).map(({ step, state }) => `${step} ${state}`);

describe('first steps of a new shop', () => {
  it('the first steps of a shop are opening hours, menu and payment account, in that order', () => {
    expect(states(NEW)).toEqual(['HOURS TODO', 'ITEMS TODO', 'PAYMENT TODO']);
    expect(states({ ...NEW, hasHours: true, hasPaymentAccount: true })).toEqual([
      'HOURS DONE',
      'ITEMS TODO',
      'PAYMENT BEGUN',
    ]);
  });

  it('the first steps of a shop begin with the address when the sign-up gave none', () => {
    expect(states({ ...NEW, hasAddress: false })[0]).toBe('ADDRESS TODO');
  });

  it.each(['hasAddress', 'hasHours', 'hasItems', 'chargesEnabled'] as const)(
    'the first steps of a shop are not complete without %s',
    (fact) => {
      expect(isReady(COMPLETE)).toBe(true);
      expect(isReady({ ...COMPLETE, [fact]: false })).toBe(false);
    },
  );

  it('the first steps of a shop stay done once it has opened, except the payment account', () => {
    expect(states({ ...OPENED, hasAddress: false, hasHours: false, hasItems: false })).toEqual([
      'HOURS DONE',
      'ITEMS DONE',
      'PAYMENT DONE',
    ]);
    expect(states({ ...OPENED, chargesEnabled: false })).toContain('PAYMENT BEGUN');
  });
});

it('customers see a shop only when it has opened and can take payments', () => {
  expect(isVisible(OPENED)).toBe(true);
  expect(isVisible(OPENED_AND_EMPTIED)).toBe(true);
  expect(isVisible(COMPLETE)).toBe(false);
  expect(isVisible({ ...OPENED, chargesEnabled: false })).toBe(false);
});
