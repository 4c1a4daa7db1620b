import type { EntryDraft } from './ingredient-values';

/** Until a picture has been sent nothing can be kept. */
export function isPictureMissing(entries: readonly EntryDraft[]): boolean {
  return entries.some(({ imageUrl }) => imageUrl === null);
}

export function missingText(entries: readonly EntryDraft[], priceRequired: boolean): string {
  const missing = [
    counted(entries.filter(({ name }) => name.trim() === '').length, 'le nom', 'noms'),
    counted(entries.filter(({ priceCents }) => priceRequired && priceCents === null).length, 'le prix', 'prix'),
    counted(entries.filter(({ imageUrl }) => imageUrl === null).length, 'la photo', 'photos'),
  ].filter(Boolean);
  return missing.length > 0 ? `Il manque : ${missing.join(', ')}.` : '';
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return count === 1 ? one : `${count} ${many}`;
}
