import type { EntryDraft } from './ingredient-values';

/** Beside the button while pictures are missing; empty once all have been sent. */
export function pictureText(entries: readonly EntryDraft[]): string {
  const missing = entries.filter(({ imageUrl }) => imageUrl === null).length;
  if (missing === 0) return '';
  return missing === 1 ? 'Il manque : la photo.' : `Il manque : ${missing} photos.`;
}
