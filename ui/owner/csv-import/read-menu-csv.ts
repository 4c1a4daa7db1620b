import { csvTextOf } from '../../../graphql/texts/csv';
import { folded } from '../../../graphql/texts/folded';
import { nameKey } from '../../../graphql/texts/name-key';
import { normaliseText } from '../../../graphql/texts/normalise';
import { HIGHEST_PRICE_CENTS } from '../bulk-change/price-change';
import type { CsvProblem, FileRow, MenuFile, MenuRow } from './menu-csv';
import * as t from './menu-csv.texts';
import Papa from 'papaparse';

/** The file may have been exported in another interface language, so both languages are accepted. */
const COLUMNS = [
  /^categor(ies?|y)$/,
  /^(articles?|items?)$/,
  /^(prix|price)( ttc| eur)?$/,
  /^(quantit(es?|y)|stock)$/,
  /^(sorti du four|freshly baked)$/,
];
const LONGEST_NAME = 120;
const HIGHEST_STOCK = 9999;

const plain = (text: string) =>
  folded(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Parses « 4,50 », « 4.5 € » and « 4€50 » as integer cents (450); returns null when the text is not a price. */
function readPrice(text: string): number | null {
  const digits = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(
    text.replace(/^(\d+)\s*€\s*(\d{2})$/, '$1,$2').replace(/[\s€]|eur(os?)?/gi, ''),
  );
  if (!digits) return null;
  const cents = Number(digits[1]) * 100 + Number((digits[2] ?? '').padEnd(2, '0'));
  return cents < 1 || cents > HIGHEST_PRICE_CENTS ? null : cents;
}

/** Parses « 80 », « 1 200 » and « 80,00 »; returns null for an empty cell and NaN when the text is not a quantity. */
function readQuantity(text: string): number | null {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return null;
  return /^\d+([.,]0+)?$/.test(digits) ? Number.parseInt(digits, 10) : Number.NaN;
}

const answers = new Map(
  Object.entries({ oui: true, yes: true, x: true, '1': true, non: false, no: false, '0': false, '': false }),
);

const refused = (text: string, line: number | null = null): MenuFile => ({
  rows: [],
  problems: [{ line, text }],
  absent: [],
});

/** Key by which a row is matched with an item of the menu. */
const rowKey = ({ category, name }: Pick<MenuRow, 'category' | 'name'>) => `${nameKey(category)}\n${nameKey(name)}`;

export async function readMenuFile(file: File): Promise<MenuFile> {
  const decoded = decodeFile(await file.arrayBuffer(), file.name);
  return 'refusal' in decoded ? refused(decoded.refusal) : readMenuCsv(decoded.text);
}

/** Parses a menu file line by line and returns the valid rows and the problems of the others. */
export function readMenuCsv(text: string): MenuFile {
  const [head, ...records] = readCsv(text);
  if (!head) return refused(t.fileEmpty());
  const names = head.cells.map((cell) => plain(cell));
  const place = COLUMNS.map((column) => names.findIndex((name) => column.test(name)));
  const missing = t.columns().filter((_, index) => index < 3 && place[index] === -1);
  if (missing.length > 0) return refused(t.columnsMissing(missing), head.line);

  const [hasStock, hasFresh] = [place[3] !== -1, place[4] !== -1];
  const rows: FileRow[] = [];
  const problems: CsvProblem[] = [];
  const firstLines = new Map<string, number>();
  for (const { line, cells } of records) {
    const [category = '', name = '', price = '', stock = '', fresh = ''] = place.map((index) =>
      normaliseText(csvTextOf((cells[index] ?? '').trim())).trim(),
    );
    const same = rowKey({ category, name });
    const earlier = firstLines.get(same);
    const priceCents = readPrice(price);
    const quantity = readQuantity(stock);
    const freshlyBaked = answers.get(plain(fresh));
    const no = (text: string) => problems.push({ line, text });
    if (category === '') no(t.categoryMissing());
    else if (name === '') no(t.nameMissing());
    else if (name.length > LONGEST_NAME) no(t.nameTooLong({ name, longest: LONGEST_NAME }));
    else if (priceCents === null) no(t.priceUnreadable({ name, given: price }));
    else if (quantity !== null && !(quantity <= HIGHEST_STOCK)) no(t.quantityUnreadable({ name, given: stock }));
    else if (freshlyBaked === undefined) no(t.yesOrNo({ name, given: fresh }));
    else if (earlier !== undefined) no(t.thereAlready({ name, line: earlier }));
    else {
      firstLines.set(same, line);
      rows.push({
        category,
        name,
        priceCents,
        ...(hasStock && { stock: quantity }),
        ...(hasFresh && { freshlyBaked }),
      });
    }
  }
  if (rows.length === 0 && problems.length === 0) problems.push({ line: null, text: t.noItems() });
  return { rows, problems, absent: t.columns().filter((_, index) => place[index] === -1) };
}

export interface RowChange {
  row: FileRow;
  isNew: boolean;
  /** Changed fields with their values before and after, formatted for display. */
  fields: { label: string; before: string; after: string }[];
}

/** Returns the changes a file would make to the menu: new items, and changed fields of existing ones. */
export function changesOf(rows: readonly FileRow[], menu: readonly MenuRow[]): RowChange[] {
  const known = new Map(menu.map((item) => [rowKey(item), item]));
  const [, , price = '', stock = '', fresh = ''] = t.columns();
  return rows.flatMap((row) => {
    const before = known.get(rowKey(row));
    const after = { stock: before?.stock ?? null, freshlyBaked: before?.freshlyBaked ?? false, ...row };
    const fields = [
      { label: price, before: before ? t.euros(before.priceCents) : '', after: t.euros(after.priceCents) },
      { label: stock, before: before ? t.pieces(before.stock) : '', after: t.pieces(after.stock) },
      { label: fresh, before: before ? t.answer(before.freshlyBaked) : '', after: t.answer(after.freshlyBaked) },
    ].filter((field) => field.before !== field.after);
    return fields.length > 0 ? [{ row, isNew: !before, fields }] : [];
  });
}

interface CsvRecord {
  line: number;
  cells: string[];
}

/** Returns the records of a CSV file with the line number at which each begins; skips empty lines. */
export function readCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  // Excel allows a first line « sep=; » that names the separator.
  const [named = '', , given] = /^("?)sep=(.)\1[;,\t]*\n/i.exec(source) ?? [];
  const records: CsvRecord[] = [];
  let line = named === '' ? 1 : 2;
  let from = named.length;
  Papa.parse<string[]>(source.slice(named.length), {
    delimiter: given ?? separatorOf(source),
    newline: '\n',
    step: ({ data: cells, meta }) => {
      if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
      const to = named.length + meta.cursor;
      line += source.slice(from, to).split('\n').length - 1;
      from = to;
    },
  });
  return records;
}

function separatorOf(source: string): string {
  const head = source.split('\n').find((line) => line.trim() !== '') ?? '';
  return [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';';
}

/** Text of a file, or the reason why it cannot be read and how to save it instead. */
type DecodedFile = { text: string } | { refusal: string };

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

/**
 * Decodes UTF-8, UTF-16, Windows-1252 or Mac Roman, chosen by byte-order mark, else by which result is plausible
 * French.
 */
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
  // Without a byte-order mark UTF-16 is recognised by its zero bytes, since the headings are mostly ASCII.
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

// Characters that do not occur in menus, and upper and lower case in places where words have none.
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
