const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** Integer cents as French text: 450 → « 4,50 € », with spaces that never break. */
export function formatEuros(cents: number): string {
  return euros.format(cents / 100);
}
