import * as t from './image-type.texts';

/** Maximum size of one picture, in bytes (specification 8.5). */
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;

/** Accepted picture formats (specification 8.5). */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Detects the format from the file’s first bytes, never from its name or declared type; null for any other format. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (brandsOf(bytes).some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return null;
}

/** Returns the brands of an ISO base media file: its major brand, then the compatible ones. */
function brandsOf(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const size = (bytes[2] ?? 0) * 256 + (bytes[3] ?? 0);
  return [ascii(bytes, 8, 12), ...(ascii(bytes, 16, size).match(/.{4}/gs) ?? [])];
}

/** Whether the file is HEIC, which iPhones produce and few browsers can display. */
export const isHeic = (bytes: Uint8Array) =>
  imageTypeOf(bytes) === null && brandsOf(bytes).some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand));

/** Known formats that are not accepted, recognised by how their files begin. */
const NOT_TAKEN: [string, RegExp][] = [
  ['PDF', /^%PDF-/],
  ['TIFF', /^(II[*+]\0|MM\0[*+])/],
  ['BMP', /^BM.{4}\0{4}/s],
  ['SVG', /^[^<]{0,3}\s*<(svg|(\?xml|!--|!DOCTYPE svg)[^]*?<svg)/i],
  ['ICO', /^\0\0\x01\0/],
  ['PSD', /^8BPS/],
  ['JXL', /^(\xff\x0a|\0\0\0\x0cJXL )/],
  ['JP2', /^\0\0\0\x0cjP/],
  ['MP4', /^.{4}ftyp/s],
];

/** Returns a message for people: why a file with these first 512 bytes is not accepted as a picture, and what to do. */
export function pictureRefusal(bytes: Uint8Array): string {
  if (isHeic(bytes)) return t.heic();
  const beginning = ascii(bytes, 0, 512);
  const [format] = NOT_TAKEN.find(([, begins]) => begins.test(beginning)) ?? [];
  return format === undefined ? t.notAPicture() : t.formatNotTaken(format);
}
