import type { ShopFees } from '../config';
import { toAlphabet } from '../../graphql/texts/base-letters';

/** Stripe's published rate for cards of the European Economic Area, in Europe: 1.5 % + 0.25 €. */
const PERCENT = 1.5;
const FIXED_CENTS = 25;

/** Returns the provider's fee for a payment, in cents. */
export function providerFeeOf(amountCents: number): number {
  return Math.round((amountCents * PERCENT) / 100) + FIXED_CENTS;
}

export const NO_SHOP_FEES: ShopFees = { paysProvider: false, percent: 0, fixedCents: 0 };

/** Returns the fees that a shop pays for a payment, in cents. */
export function shopFeeOf(amountCents: number, { paysProvider, percent, fixedCents }: ShopFees): number {
  return (paysProvider ? providerFeeOf(amountCents) : 0) + Math.round((amountCents * percent) / 100) + fixedCents;
}

/** Returns the whole rate a shop pays for each payment, including the provider's when the shop pays it. */
export function shopRateOf({ paysProvider, percent, fixedCents }: ShopFees): Pick<ShopFees, 'percent' | 'fixedCents'> {
  return paysProvider ? { percent: percent + PERCENT, fixedCents: fixedCents + FIXED_CENTS } : { percent, fixedCents };
}

/** Returns what a bank statement shows of a shop after « MÊMEPRIX* »: at most 22 characters, none rejected. */
export function statementSuffixOf(shopName: string): string {
  const plain = toAlphabet(shopName, (letter) => /[ A-Za-z0-9.&-]/.test(letter))
    .replace(/[[\]]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .toUpperCase();
  return (/[A-Z]/.test(plain) ? plain : 'BOUTIQUE').slice(0, 12).trim();
}
