import { perLocale } from '../../../texts/language.texts';

const euros = perLocale((language) => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }));

/** Integer cents: 450 → « 4,50 € » with spaces that never break, in English « €4.50 ». */
export function formatEuros(cents: number): string {
  return euros().format(cents / 100);
}
