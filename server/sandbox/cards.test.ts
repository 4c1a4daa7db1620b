import { expect, test } from 'vitest';
import { inLocale } from '../locale';
import { acceptCard, namedCard, TEST_CARDS } from './cards';

const NOW = Date.UTC(2026, 10, 21) / 1000;
const GOOD = { number: '4242424242424242', exp_month: '11', exp_year: '26', cvc: '123' };
const entry = (more: object = {}) => ({ ...GOOD, ...more });

test('a sandbox card is valid until its month ends, with a year of two or four digits', () => {
  expect(acceptCard(entry(), NOW)).toMatchObject({ expMonth: 11, expYear: 2026, last4: '4242', brand: 'visa' });
  expect(acceptCard(entry({ exp_year: '2026' }), NOW)).toMatchObject({ expYear: 2026 });
  expect(() => acceptCard(entry({ exp_month: '10' }), NOW)).toThrow('mois d’expiration');
});

test('a sandbox card error is in the customer’s language', () => {
  const expired = () => acceptCard(entry({ exp_month: '10' }), NOW);
  inLocale('en', () => expect(expired).toThrow('Your card’s expiry month is invalid.'));
});

test('spaces and dashes in a sandbox card number are ignored', () => {
  expect(acceptCard(entry({ number: '4000 0025-0000 3155' }), NOW).behaviour.result).toBe('asksTheBank');
});

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ number: '' }, 'incorrect_number'],
  [{ number: '４２４２４２４２４２４２４２４２' }, 'incorrect_number'],
  [{ exp_month: '0' }, 'invalid_expiry_month'],
  [{ exp_month: '1e0' }, 'invalid_expiry_month'],
  [{ exp_year: '25' }, 'invalid_expiry_year'],
  [{ exp_year: '' }, 'invalid_expiry_year'],
  [{ exp_year: '2099' }, 'invalid_expiry_year'],
  [{ cvc: '12' }, 'invalid_cvc'],
  [{ cvc: '1234' }, 'invalid_cvc'],
  [{ number: '378282246310005', cvc: '123' }, 'invalid_cvc'],
])('a sandbox card with %o is rejected as %s', (typed, code) => {
  expect(() => acceptCard(entry(typed), NOW)).toThrow(
    expect.objectContaining({ status: 402, body: expect.objectContaining({ code }) }),
  );
});

test('every sandbox test card passes the checks and behaves alike by number and by token', () => {
  for (const { number, token, brand, behaviour } of TEST_CARDS) {
    const typed = acceptCard(entry({ number, cvc: brand === 'amex' ? '1234' : '123' }), NOW);
    expect(typed.behaviour).toEqual(behaviour);
    expect(namedCard(token, NOW)).toMatchObject({ behaviour, brand });
  }
});

test('an accepted sandbox card contains neither its number nor its security code', () => {
  expect(JSON.stringify(acceptCard(entry(), NOW))).not.toMatch(/42424242|123/);
});
