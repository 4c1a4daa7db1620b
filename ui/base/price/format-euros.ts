// Made with the first price: it takes a slow phone a while, and a page’s code would wait for it.
let euros: Intl.NumberFormat | undefined;

/** Integer cents as French text: 450 → « 4,50 € », with spaces that never break. */
export function formatEuros(cents: number): string {
  euros ??= new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
  return euros.format(cents / 100);
}
