import { csvTextOf } from '../../../graphql/texts/csv';
import { nameKey } from '../../../graphql/texts/name-key';
import { normaliseText } from '../../../graphql/texts/normalise';
import {
  COLUMNS,
  NEW_ITEM,
  plain,
  Wrong,
  type CellContext,
  type FileMenu,
  type FileRow,
  type MenuRow,
} from './menu-csv';
import * as t from './menu-csv.texts';
import Papa from 'papaparse';

interface CsvProblem {
  line: number | null;
  text: string;
}

interface MenuFile {
  rows: FileRow[];
  problems: CsvProblem[];
  /** Headings of optional columns that the file does not have. */
  absent: string[];
}

const refused = (text: string, line: number | null = null): MenuFile => ({
  rows: [],
  problems: [{ line, text }],
  absent: [],
});

/** Key by which a row is matched with an item of the menu. */
const rowKey = ({ category, name }: Pick<MenuRow, 'category' | 'name'>) => `${nameKey(category)}\n${nameKey(name)}`;

export interface Preview {
  file: MenuFile;
  changes: RowChange[];
}

/** Returns what previews a file with a menu and with the photos chosen beside it, which may change meanwhile. */
export async function readMenuFile(file: File): Promise<(menu: FileMenu, photos: readonly File[]) => Preview> {
  const decoded = decodeFile(await file.arrayBuffer(), file.name);
  return (menu, photos) => {
    const read = 'refusal' in decoded ? refused(decoded.refusal) : readMenuCsv(decoded.text, menu, photos);
    return { file: read, changes: changesOf(read.rows, menu) };
  };
}

const EMPTY: FileMenu = { items: [], groups: [] };

/** Parses a menu file line by line and returns the valid rows and the problems of the others. */
export function readMenuCsv(text: string, menu = EMPTY, photos: readonly File[] = []): MenuFile {
  const [head, ...records] = readCsv(text);
  if (!head) return refused(t.fileEmpty());
  const names = head.cells.map((cell) => plain(cell));
  const columns = COLUMNS.map((column) => ({
    ...column,
    place: names.findIndex((name) => column.pattern.test(name)),
  }));
  const headings = (isRequired: boolean) =>
    columns
      .filter((column) => column.place === -1 && Boolean(column.isRequired) === isRequired)
      .map(({ heading }) => heading());
  const missing = headings(true);
  if (missing.length > 0) return refused(t.columnsMissing(missing), head.line);

  const there = columns.filter(({ place }) => place !== -1);
  const known = itemsByKey(menu);
  const rows: FileRow[] = [];
  const problems: CsvProblem[] = [];
  const firstLines = new Map<string, number>();
  for (const { line, cells } of records) {
    const given = there.map((column) => normaliseText(csvTextOf((cells[column.place] ?? '').trim())).trim());
    // A line may end early: what it does not give stays as it is.
    const isGiven = there.map(({ place, isRequired }) => isRequired === true || place < cells.length);
    const [category = '', item = ''] = given;
    const key = rowKey({ category, name: item });
    const context: CellContext = { ...menu, photos, item, known: known.get(key) };
    const values = there.map((column, index) => (isGiven[index] ? column.read(given[index] ?? '', context) : {}));
    const wrong = values.find((value) => value instanceof Wrong);
    const earlier = firstLines.get(key);
    if (wrong) problems.push({ line, text: wrong.text });
    else if (earlier !== undefined) problems.push({ line, text: t.thereAlready({ name: item, line: earlier }) });
    else {
      firstLines.set(key, line);
      // The required columns are there and none of their cells is wrong.
      rows.push(Object.assign({}, ...values) as FileRow);
    }
  }
  if (rows.length === 0 && problems.length === 0) problems.push({ line: null, text: t.noItems() });
  return { rows, problems, absent: headings(false) };
}

function itemsByKey({ items }: FileMenu): Map<string, MenuRow> {
  return new Map(items.map((item) => [rowKey(item), item]));
}

export interface RowChange {
  row: FileRow;
  isNew: boolean;
  /** Changed fields with their values before and after, formatted for display; `before` is null for a new item. */
  fields: { label: string; before: string | null; after: string }[];
}

/** Returns the changes a file would make to the menu: new items, and changed fields of existing ones. */
export function changesOf(rows: readonly FileRow[], menu: FileMenu): RowChange[] {
  const known = itemsByKey(menu);
  return rows.flatMap((row) => {
    const before = known.get(rowKey(row));
    // The price of a new item is listed in any case.
    const basis = before ?? { ...row, ...NEW_ITEM };
    const after = { ...NEW_ITEM, ...before, ...row };
    const fields = COLUMNS.filter(({ key }) => key !== 'category' && key !== 'name').flatMap((column) => {
      const from = column.show(basis, menu.groups);
      const to = column.show(after, menu.groups);
      if (from === to && (before || !column.isListed)) return [];
      return [{ key: column.key, label: column.heading(), before: before ? from : null, after: to }];
    });
    if (fields.length === 0) return [];
    // Only what changes is sent: the rest may have changed meanwhile, as the stock does with each sale.
    const changed = Object.fromEntries(fields.map(({ key }) => [key, row[key]]));
    const { category, name, priceCents } = row;
    return [
      {
        row: before ? { category, name, priceCents, ...changed } : row,
        isNew: !before,
        fields: fields.map(({ key: _key, ...shown }) => shown),
      },
    ];
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
