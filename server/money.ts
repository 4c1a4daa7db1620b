import { perLocale } from '../graphql/texts/language.texts';
import { locale } from '../graphql/texts/text';
import { Fault } from './errors';
import * as t from './money.texts';

export { SERVICE_CHARGE_CENTS } from '../graphql/rules/service-charge';

/**
 * Maximum of a cart without service charge, and so of one composed piece, in cents: 60 lines of 99 such pieces still
 * fit a 32-bit integer, however prices change while they are in a cart.
 */
export const MOST_OF_A_CART_CENTS = 200_000;

// Tolerance for prices added in floating point, as the specification's clients do: far below a hundredth of a cent.
const FLOAT_NOISE_CENTS = 1e-6;

/** Converts integer cents to euros for REST: 450 → 4.5. */
export function toEuros(cents: number): number {
  return cents / 100;
}

/**
 * Converts euros from REST to integer cents: 4.5 → 450. Throws BAD_USER_INPUT for NaN, Infinity, fractions of a cent
 * and amounts beyond exact integers.
 */
export function fromEuros(euros: number): number {
  const cents = Math.round(euros * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(euros * 100 - cents) > FLOAT_NOISE_CENTS) {
    throw new Fault('BAD_USER_INPUT', t.noAmount());
  }
  return cents === 0 ? 0 : cents;
}

const currency = perLocale((language) => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }));

/**
 * Formats integer cents: « 4,50 € », in English « €4.50 ». Only the locale `fr` has non-breaking spaces; the specified
 * texts have ordinary ones, because they are compared and printed.
 */
export function formatEuros(cents: number): string {
  const said = currency().format(cents / 100);
  return locale() === 'fr' ? said : said.replace(/[\u00a0\u202f]/g, ' ');
}
