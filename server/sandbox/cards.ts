import { ApiError } from './api-error';

/** What a test card does. */
type CardBehaviour =
  | { result: 'succeeds' }
  | { result: 'asks the bank' }
  | { result: 'declined'; code: string; declineCode?: string; message: string };

interface TestCard {
  number: string;
  /** The provider's name for the card in requests that carry no number. */
  token: string;
  brand: 'visa' | 'mastercard' | 'amex';
  behaviour: CardBehaviour;
}

const declined = (code: string, message: string, declineCode?: string): CardBehaviour => ({
  result: 'declined',
  code,
  message,
  ...(declineCode && { declineCode }),
});

const REFUSED = 'Votre carte a été refusée.';

/** The provider's published test cards, as far as they are used here. */
export const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', token: 'pm_card_visa', brand: 'visa', behaviour: { result: 'succeeds' } },
  { number: '5555555555554444', token: 'pm_card_mastercard', brand: 'mastercard', behaviour: { result: 'succeeds' } },
  { number: '378282246310005', token: 'pm_card_amex', brand: 'amex', behaviour: { result: 'succeeds' } },
  {
    number: '4000002500003155',
    token: 'pm_card_authenticationRequiredOnSetup',
    brand: 'visa',
    behaviour: { result: 'asks the bank' },
  },
  {
    number: '4000002760003184',
    token: 'pm_card_authenticationRequired',
    brand: 'visa',
    behaviour: { result: 'asks the bank' },
  },
  {
    number: '4000000000000002',
    token: 'pm_card_visa_chargeDeclined',
    brand: 'visa',
    behaviour: declined('card_declined', REFUSED, 'generic_decline'),
  },
  {
    number: '4000000000009995',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    behaviour: declined('card_declined', 'Votre carte ne dispose pas de fonds suffisants.', 'insufficient_funds'),
  },
  {
    number: '4000000000000069',
    token: 'pm_card_visa_chargeDeclinedExpiredCard',
    brand: 'visa',
    behaviour: declined('expired_card', 'Votre carte a expiré.', 'expired_card'),
  },
  {
    number: '4000000000000127',
    token: 'pm_card_visa_chargeDeclinedIncorrectCvc',
    brand: 'visa',
    behaviour: declined('incorrect_cvc', 'Le code de sécurité de votre carte est incorrect.', 'incorrect_cvc'),
  },
  {
    number: '4000000000000119',
    token: 'pm_card_visa_chargeDeclinedProcessingError',
    brand: 'visa',
    behaviour: declined(
      'processing_error',
      'Une erreur est survenue lors du traitement de votre carte. Réessayez dans un instant.',
      'processing_error',
    ),
  },
];

interface CardEntry {
  number: string;
  exp_month: string;
  exp_year: string;
  cvc: string;
}

/** A card as it may be kept: never its whole number, never its security code. */
export interface AcceptedCard {
  brand: TestCard['brand'];
  last4: string;
  expMonth: number;
  expYear: number;
  behaviour: CardBehaviour;
}

/** Checks what was typed as the provider does before it asks the bank. Throws 402 naming the field; `now` in Unix seconds. */
export function acceptCard(entry: CardEntry, now: number): AcceptedCard {
  const number = entry.number.replace(/[\s-]/g, '');
  if (!passesLuhn(number)) throw cardError('incorrect_number', 'Votre numéro de carte est incorrect.', 'number');
  const { expMonth, expYear } = expiryOf(entry, now);
  const card = TEST_CARDS.find((known) => known.number === number);
  const digits = card?.brand === 'amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${digits}}$`).test(entry.cvc.trim())) {
    throw cardError('invalid_cvc', 'Le code de sécurité de votre carte est invalide.', 'cvc');
  }
  const unknown = declined(
    'card_declined',
    `${REFUSED} Le bac à sable n’accepte que les cartes de test.`,
    'test_mode_live_card',
  );
  return {
    brand: card?.brand ?? 'visa',
    last4: number.slice(-4),
    expMonth,
    expYear,
    behaviour: card?.behaviour ?? unknown,
  };
}

/** The card behind one of the provider's test names (`pm_card_visa`). */
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
  if (expMonth < 1 || expMonth > 12) {
    throw cardError('invalid_expiry_month', 'Le mois d’expiration de votre carte est invalide.', 'exp_month');
  }
  if (expYear < today.getUTCFullYear() || expYear > today.getUTCFullYear() + 50) {
    throw cardError('invalid_expiry_year', 'L’année d’expiration de votre carte est invalide.', 'exp_year');
  }
  if (expYear === today.getUTCFullYear() && expMonth < today.getUTCMonth() + 1) {
    throw cardError('invalid_expiry_month', 'Le mois d’expiration de votre carte est invalide.', 'exp_month');
  }
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
