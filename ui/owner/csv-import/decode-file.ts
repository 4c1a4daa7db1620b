import * as t from './menu-csv.texts';

/** The text of a file, or why it cannot be read and how to save it. */
export type DecodedFile = { text: string } | { refusal: string };

const KNOWN_BYTES: readonly (readonly [pattern: RegExp, format: (name: string) => string])[] = [
  [/^PK\x03\x04/, spreadsheetFormat],
  [/^\xd0\xcf\x11\xe0/, () => 'Excel (.xls)'],
  [/^%PDF/, () => 'PDF'],
  [/^\{\\rtf/, () => 'RTF'],
  [/^(\xff\xd8\xff|\x89PNG|GIF8)/, t.image],
  [/^\s*<(!doctype|html)/i, () => 'HTML'],
];

function spreadsheetFormat(name: string): string {
  if (/\.ods$/i.test(name)) return 'LibreOffice (.ods)';
  return /\.numbers$/i.test(name) ? t.numbers() : 'Excel (.xlsx)';
}

/** Reads UTF-8, UTF-16, Windows-1252 and Mac Roman: by byte-order mark, else by what the bytes can mean in French. */
export function decodeFile(bytes: ArrayBuffer, name = ''): DecodedFile {
  const start = String.fromCharCode(...new Uint8Array(bytes.slice(0, 64)));
  const format = KNOWN_BYTES.find(([pattern]) => pattern.test(start))?.[1](name);
  if (format !== undefined) return { refusal: t.otherFormat(format) };
  const unicode = unicodeOf(bytes);
  if (unicode) return decodeAs(unicode, bytes) ?? { refusal: t.otherEncoding() };
  const utf8 = decodeAs('utf-8', bytes);
  if (utf8) return utf8;
  const readings = ['windows-1252', 'macintosh'].map((encoding) => new TextDecoder(encoding).decode(bytes));
  const [best = ''] = readings.sort((one, other) => oddness(one) - oddness(other));
  return oddness(best) > best.length / 50 ? { refusal: t.otherEncoding() } : { text: best };
}

function unicodeOf(bytes: ArrayBuffer): string | null {
  const [first, second, third, fourth] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: the headings are mostly ASCII, every other byte of which is 0.
  if (second === 0 && fourth === 0) return 'utf-16le';
  return first === 0 && third === 0 ? 'utf-16be' : null;
}

function decodeAs(encoding: string, bytes: ArrayBuffer): { text: string } | null {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return null;
  }
}

// Signs that menus do not hold, and capitals and small letters where words have none.
const ODD = [
  /[^\p{ASCII}àâäçéèêëîïôöùûüÿñœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÑŒÆ«»°’‘“”–—…€½¼\u00a0]/gu,
  /\p{Ll}\p{Lu}/gu,
  /(?:^|\P{Lu})[ËÏÄÖÜÑ]/gu,
  /\p{Lu}\p{Ll}(?=\p{Lu})/gu,
  /\p{L}[«»°“”–—…€½¼](?=\p{L})/gu,
];

function oddness(text: string): number {
  return ODD.reduce((count, odd) => count + (text.match(odd)?.length ?? 0), 0);
}
