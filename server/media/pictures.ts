/** Widths in pixels and formats every uploaded picture is kept in; a smaller picture is never enlarged. */
export const RENDITIONS = ([400, 800, 1600] as const).flatMap((width) =>
  // Messengers and old browsers know no AVIF.
  (['webp', 'avif'] as const).map((format) => ({ width, format })),
);

const OWN_KEY = /^shops\/([0-9a-f-]{36})\/([0-9a-f-]{36})-800\.webp$/;
const OF_ANY_WIDTH = /^shops\/[0-9a-f-]{36}\/[0-9a-f-]{36}-(400|800|1600)\.(webp|avif)$/;

/** Public address of an uploaded picture, by its key; null when there is none. */
export function pictureUrl(key: string | null): string | null {
  return key === null ? null : `/uploads/${key}`;
}

/** The key of an address `pictureUrl` gave, with or without the server's name before it; null for any other. */
export function pictureKey(url: string): string | null {
  const path = URL.parse(url, 'http://here')?.pathname;
  return path?.startsWith('/uploads/') ? path.slice('/uploads/'.length) : null;
}

/** Path of an upload in one width and format; that of 800 pixels in WebP is its key. */
export function uploadKey(shopId: string, uploadId: string, { width, format } = { width: 800, format: 'webp' }) {
  return `shops/${shopId}/${uploadId}-${width}.${format}`;
}

/** Whether a path may be that of a shop’s upload, in any width and format. */
export function isUploadKey(key: string): boolean {
  return OF_ANY_WIDTH.test(key);
}

/** Which upload a key belongs to; null for others, like the demo’s pictures. */
export function uploadOf(key: string): { shopId: string; uploadId: string } | null {
  const [, shopId, uploadId] = OWN_KEY.exec(key) ?? [];
  return shopId && uploadId ? { shopId, uploadId } : null;
}
