/** Widths in pixels and formats in which every uploaded picture is stored; smaller pictures are never enlarged. */
export const RENDITIONS = ([400, 800, 1600] as const).flatMap((width) =>
  // WebP is for messengers and old browsers, which do not support AVIF.
  (['webp', 'avif'] as const).map((format) => ({ width, format })),
);

const OWN_KEY = /^shops\/([0-9a-f-]{36})\/([0-9a-f-]{36})-800\.webp$/;
const OF_ANY_WIDTH = /^shops\/[0-9a-f-]{36}\/[0-9a-f-]{36}-(400|800|1600)\.(webp|avif)$/;

/** Returns the URL path of an uploaded picture by its key; null when there is none. */
export function pictureUrl(key: string | null): string | null {
  return key === null ? null : `/uploads/${key}`;
}

/** Returns the key of a URL made by `pictureUrl`, with or without its origin; null for any other URL. */
export function pictureKey(url: string): string | null {
  const path = URL.parse(url, 'http://here')?.pathname;
  return path?.startsWith('/uploads/') ? path.slice('/uploads/'.length) : null;
}

/** Returns the path of an upload in one width and format; the path for 800 pixels in WebP is its key. */
export function uploadKey(shopId: string, uploadId: string, { width, format } = { width: 800, format: 'webp' }) {
  return `shops/${shopId}/${uploadId}-${width}.${format}`;
}

/** Whether a path has the form of a shop's upload, in any width and format. */
export function isUploadKey(key: string): boolean {
  return OF_ANY_WIDTH.test(key);
}

export function uploadOf(key: string): { shopId: string; uploadId: string } | null {
  const [, shopId, uploadId] = OWN_KEY.exec(key) ?? [];
  return shopId && uploadId ? { shopId, uploadId } : null;
}
