import * as t from './ingredient-form.texts';
import type { EntryDraft } from './ingredient-values';

/** Until a picture has been sent nothing can be kept. */
export function isPictureMissing(entries: readonly EntryDraft[]): boolean {
  return entries.some(({ pictureUrl }) => pictureUrl === null);
}

export function missingText(entries: readonly EntryDraft[], priceRequired: boolean): string {
  const names = entries.filter(({ name }) => name.trim() === '').length;
  const prices = entries.filter(({ priceCents }) => priceRequired && priceCents === null).length;
  const photos = entries.filter(({ pictureUrl }) => pictureUrl === null).length;
  return names + prices + photos > 0 ? t.missing({ names, prices, photos }) : '';
}
