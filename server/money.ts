import { perLocale } from '../texts/language.texts';
import { locale } from '../texts/text';
import { Fault } from './errors';
import * as t from './money.texts';

export { SERVICE_CHARGE_CENTS } from '../graphql/rules/service-charge';

/**
 * The most a cart comes to, in cents, service charge not counted, and so the most one composed piece costs: 60 lines of 99
 * such pieces, whatever becomes of prices while they lie in a cart, still are a 32-bit integer.
 */
export const MOST_OF_A_CART_CENTS = 200_000;

// What adding prices in floating point, as the specification's clients do, can be off by: far below a hundredth of a cent.
const FLOAT_NOISE_CENTS = 1e-6;

/** Integer cents → euros for the REST edge: 450 → 4.5. */
export function toEuros(cents: number): number {
  return cents / 100;
}

/**
 * Euros as they arrive at the REST edge → integer cents: 4.5 → 450.
 * Throws BAD_USER_INPUT for what is no amount of money: NaN, Infinity, fractions of a cent, sums beyond exact integers.
 */
export function fromEuros(euros: number): number {
  const cents = Math.round(euros * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(euros * 100 - cents) > FLOAT_NOISE_CENTS) {
    throw new Fault('BAD_USER_INPUT', t.noAmount());
  }
  return cents === 0 ? 0 : cents;
}

const currency = perLocale((language) => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }));

/** Integer cents → « 4,50 € », in English « €4.50 »; as specified with ordinary spaces, which are compared and printed. */
export function formatEuros(cents: number): string {
  const said = currency().format(cents / 100);
  return locale() === 'fr' ? said : said.replace(/[\u00a0\u202f]/g, ' ');
}

/** The tax contained in articles of one rate. */
export interface ContainedVat {
  /** In thousandths: 55 is 5.5 %. */
  rate: number;
  taxCents: number;
}

/** Tax by rate, from the lowest; rounded once a rate, as on a till receipt. What is free of it is left out. */
export function containedVat(lines: readonly { lineCents: number; vatRate: number }[]): ContainedVat[] {
  const gross = new Map<number, number>();
  for (const { vatRate, lineCents } of lines) gross.set(vatRate, (gross.get(vatRate) ?? 0) + lineCents);
  return [...gross]
    .filter(([rate, cents]) => rate > 0 && cents > 0)
    .sort(([one], [other]) => one - other)
    .map(([rate, cents]) => ({ rate, taxCents: Math.round((cents * rate) / (1000 + rate)) }));
}
