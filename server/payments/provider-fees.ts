/** Stripe's published rate for cards of the European Economic Area, in Europe: 1.5 % + 0.25 €. */
const PERCENT = 1.5;
const FIXED_CENTS = 25;

/** What the provider charges for a payment, in cents. */
export function providerFeeOf(amountCents: number): number {
  return Math.round((amountCents * PERCENT) / 100) + FIXED_CENTS;
}

/** Of a shop's name, what a bank shows beside « MÊMEPRIX* »: at most 22 characters in all, without those banks do not take. */
export function statementSuffixOf(shopName: string): string {
  const plain = shopName
    .normalize('NFD')
    .replace(/[^ A-Za-z0-9.&-]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .toUpperCase();
  return (/[A-Z]/.test(plain) ? plain : 'BOUTIQUE').slice(0, 12).trim();
}
