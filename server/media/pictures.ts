/** Public address of an uploaded picture, by its key; null when there is none. */
export function pictureUrl(key: string | null): string | null {
  return key === null ? null : `/uploads/${key}`;
}
