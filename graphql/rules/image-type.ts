import * as t from './image-type.texts';

/** Most bytes of one picture (specification 8.5). */
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;

/** Kinds of pictures that are taken (specification 8.5). */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The type by the file’s first bytes, never by its name or declared type; null for anything else. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (brandsOf(bytes).some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return null;
}

/** What a file of the ISO family says it is: its own brand, then those it is compatible with. */
function brandsOf(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const size = (bytes[2] ?? 0) * 256 + (bytes[3] ?? 0);
  return [ascii(bytes, 8, 12), ...(ascii(bytes, 16, size).match(/.{4}/gs) ?? [])];
}

/** Telephones of Apple take pictures in it; few browsers can read them. */
export const isHeic = (bytes: Uint8Array) =>
  imageTypeOf(bytes) === null && brandsOf(bytes).some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand));

/** Formats that are known and not taken, by how their files begin. */
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

/** Why a file whose first 512 bytes these are is no picture we take, and what to do; for people. */
export function pictureRefusal(bytes: Uint8Array): string {
  if (isHeic(bytes)) return t.heic();
  const beginning = ascii(bytes, 0, 512);
  const [format] = NOT_TAKEN.find(([, begins]) => begins.test(beginning)) ?? [];
  return format === undefined ? t.notAPicture() : t.formatNotTaken(format);
}
