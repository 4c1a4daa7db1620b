import { perLocale } from '../../../graphql/texts/language.texts';

const euros = perLocale((language) => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }));

/** Formats integer cents: 450 → « 4,50 € » with non-breaking spaces, in English « €4.50 ». */
export function formatEuros(cents: number): string {
  return euros().format(cents / 100);
}
