import { ApiError } from './api-error';
import * as t from './cards.texts';

/** What happens to a successful charge later. */
export type Mishap = 'disputed' | 'inquired' | 'suspected' | 'unrefundable';

type CardBehaviour =
  | { result: 'succeeds'; then?: Mishap }
  | { result: 'asksTheBank' }
  | { result: 'declined'; code: string; declineCode: string; message: () => string };

interface TestCard {
  number: string;
  /** Stripe's id of the test card for requests without a card number. */
  token: string;
  brand: 'visa' | 'mastercard' | 'amex';
  behaviour: CardBehaviour;
}

const SUCCEEDS: CardBehaviour = { result: 'succeeds' };
const ASKS_THE_BANK: CardBehaviour = { result: 'asksTheBank' };
const declined = (code: string, message: () => string, declineCode = code): CardBehaviour => ({
  result: 'declined',
  code,
  message,
  declineCode,
});

const testCard = (
  number: string,
  token: string,
  behaviour: CardBehaviour,
  brand: TestCard['brand'] = 'visa',
): TestCard => ({ number, token: `pm_card_${token}`, brand, behaviour });

/** The test cards published by Stripe that are used here. */
export const TEST_CARDS: TestCard[] = [
  testCard('4242424242424242', 'visa', SUCCEEDS),
  testCard('5555555555554444', 'mastercard', SUCCEEDS, 'mastercard'),
  testCard('378282246310005', 'amex', SUCCEEDS, 'amex'),
  testCard('4000000000000259', 'createDispute', { ...SUCCEEDS, then: 'disputed' }),
  testCard('4000000000001976', 'createDisputeInquiry', { ...SUCCEEDS, then: 'inquired' }),
  testCard('4000000000005423', 'createIssuerFraudRecord', { ...SUCCEEDS, then: 'suspected' }),
  testCard('4000000000005126', 'refundFail', { ...SUCCEEDS, then: 'unrefundable' }),
  testCard('4000002500003155', 'authenticationRequiredOnSetup', ASKS_THE_BANK),
  testCard('4000002760003184', 'authenticationRequired', ASKS_THE_BANK),
  testCard('4000000000000002', 'visa_chargeDeclined', declined('card_declined', t.refused, 'generic_decline')),
  testCard(
    '4000000000009995',
    'visa_chargeDeclinedInsufficientFunds',
    declined('card_declined', t.noFunds, 'insufficient_funds'),
  ),
  testCard('4000000000000069', 'visa_chargeDeclinedExpiredCard', declined('expired_card', t.expired)),
  testCard('4000000000000127', 'visa_chargeDeclinedIncorrectCvc', declined('incorrect_cvc', t.wrongCvc)),
  testCard('4000000000000119', 'visa_chargeDeclinedProcessingError', declined('processing_error', t.trouble)),
];

/** Returns how a saved card behaves (pays, is declined, asks the bank), found by its last four digits. */
export function behaviourOf({ card: { last4 } }: { card: { last4: string } }): CardBehaviour {
  return TEST_CARDS.find(({ number }) => number.endsWith(last4))?.behaviour ?? SUCCEEDS;
}

interface CardEntry {
  number: string;
  exp_month: string;
  exp_year: string;
  cvc: string;
}

/** Storable data of a card: never the whole number or the security code. */
export interface AcceptedCard {
  brand: TestCard['brand'];
  last4: string;
  expMonth: number;
  expYear: number;
  behaviour: CardBehaviour;
}

/**
 * Validates a card entry as Stripe does before contacting the bank. Throws 402 with the invalid field; `now` is in Unix
 * seconds.
 */
export function acceptCard(entry: CardEntry, now: number): AcceptedCard {
  const number = entry.number.replace(/[\s-]/g, '');
  if (!passesLuhn(number)) throw cardError('incorrect_number', t.wrongNumber(), 'number');
  const { expMonth, expYear } = expiryOf(entry, now);
  const card = TEST_CARDS.find((known) => known.number === number);
  const digits = card?.brand === 'amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${digits}}$`).test(entry.cvc.trim())) {
    throw cardError('invalid_cvc', t.invalidCvc(), 'cvc');
  }
  const { brand = 'visa', behaviour = declined('card_declined', t.onlyTestCards, 'test_mode_live_card') } = card ?? {};
  return { brand, last4: number.slice(-4), expMonth, expYear, behaviour };
}

/** Returns the card with one of Stripe's test ids (`pm_card_visa`); undefined when there is none. */
export function namedCard(token: string, now: number): AcceptedCard | undefined {
  const card = TEST_CARDS.find((known) => known.token === token);
  const expYear = new Date(now * 1000).getUTCFullYear() + 3;
  return card && { brand: card.brand, last4: card.number.slice(-4), expMonth: 12, expYear, behaviour: card.behaviour };
}

function expiryOf(entry: CardEntry, now: number): { expMonth: number; expYear: number } {
  const today = new Date(now * 1000);
  const expMonth = /^\s*\d{1,2}\s*$/.test(entry.exp_month) ? Number(entry.exp_month) : 0;
  const typed = /^\s*(\d{2}|\d{4})\s*$/.test(entry.exp_year) ? Number(entry.exp_year) : 0;
  const expYear = typed < 100 ? 2000 + typed : typed;
  if (expMonth < 1 || expMonth > 12) throw cardError('invalid_expiry_month', t.wrongMonth(), 'exp_month');
  if (expYear < today.getUTCFullYear() || expYear > today.getUTCFullYear() + 50) {
    throw cardError('invalid_expiry_year', t.wrongYear(), 'exp_year');
  }
  if (expYear === today.getUTCFullYear() && expMonth < today.getUTCMonth() + 1)
    throw cardError('invalid_expiry_month', t.wrongMonth(), 'exp_month');
  return { expMonth, expYear };
}

function passesLuhn(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function cardError(code: string, message: string, param: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, message, param });
}
