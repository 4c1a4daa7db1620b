import * as t from './ingredient-form.texts';
import type { EntryDraft } from './ingredient-values';

/** Returns whether a picture is missing or still uploading, in which case the form cannot be saved. */
export function isPictureMissing(entries: readonly EntryDraft[]): boolean {
  return entries.some(({ pictureUrl }) => pictureUrl === null);
}

export function missingText(entries: readonly EntryDraft[], priceRequired: boolean): string {
  const names = entries.filter(({ name }) => name.trim() === '').length;
  const prices = entries.filter(({ priceCents }) => priceRequired && priceCents === null).length;
  const photos = entries.filter(({ pictureUrl }) => pictureUrl === null).length;
  return names + prices + photos > 0 ? t.missing({ names, prices, photos }) : '';
}
