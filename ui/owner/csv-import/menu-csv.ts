import { folded } from '../../../texts/folded';
import { HIGHEST_PRICE_CENTS } from '../bulk-price/price-change';
import { disarmed, readCsv, writeCsv } from './csv-table';
import * as t from './menu-csv.texts';

export interface MenuRow {
  category: string;
  name: string;
  priceCents: number;
  stock: number | null;
  freshlyBaked: boolean;
}

export interface CsvProblem {
  line: number | null;
  text: string;
}

export interface MenuFile {
  rows: MenuRow[];
  problems: CsvProblem[];
}

/** Whoever wrote the file may have read another language. */
const COLUMNS = [
  /^categor(ie|y)$/,
  /^(article|item)$/,
  /^(prix|price)$/,
  /^quantit(e|y)$/,
  /^(sorti du four|freshly baked)$/,
];
const LONGEST_NAME = 120;
const HIGHEST_STOCK = 9999;

const plain = (text: string) => folded(text).trim();

/** « 4,50 », « 4.5 € » → 450; null when it cannot be a price. */
function readPrice(text: string): number | null {
  const digits = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s€]/g, ''));
  if (!digits) return null;
  const cents = Number(digits[1]) * 100 + Number((digits[2] ?? '').padEnd(2, '0'));
  return cents < 1 || cents > HIGHEST_PRICE_CENTS ? null : cents;
}

const answers = new Map(
  Object.entries({ oui: true, yes: true, x: true, '1': true, non: false, no: false, '0': false, '': false }),
);

/** What a file says, line by line: what can be taken over, and what is wrong with the rest. */
export function readMenuCsv(text: string): MenuFile {
  const [head, ...records] = readCsv(text);
  if (!head) return { rows: [], problems: [{ line: null, text: t.fileEmpty() }] };
  const names = head.cells.map(plain);
  const place = COLUMNS.map((column) => names.findIndex((name) => column.test(name)));
  const missing = t.columns().filter((_, index) => index < 3 && place[index] === -1);
  if (missing.length > 0) return { rows: [], problems: [{ line: 1, text: t.columnsMissing(missing) }] };

  const rows: MenuRow[] = [];
  const problems: CsvProblem[] = [];
  const firstLines = new Map<string, number>();
  for (const { line, cells } of records) {
    const [category = '', name = '', price = '', stock = '', fresh = ''] = place.map((index) =>
      disarmed(cells[index]?.trim() ?? ''),
    );
    const same = `${plain(category)}\n${plain(name)}`;
    const earlier = firstLines.get(same);
    const priceCents = readPrice(price);
    const freshlyBaked = answers.get(plain(fresh));
    const no = (text: string) => problems.push({ line, text });
    if (category === '') no(t.categoryMissing());
    else if (name === '') no(t.nameMissing());
    else if (name.length > LONGEST_NAME) no(t.nameTooLong({ name, longest: LONGEST_NAME }));
    else if (priceCents === null) no(t.priceUnreadable({ name, given: price }));
    else if (!/^\d*$/.test(stock) || Number(stock) > HIGHEST_STOCK) no(t.quantityUnreadable({ name, given: stock }));
    else if (freshlyBaked === undefined) no(t.yesOrNo({ name, given: fresh }));
    else if (earlier !== undefined) no(t.thereAlready({ name, line: earlier }));
    else {
      firstLines.set(same, line);
      rows.push({ category, name, priceCents, stock: stock === '' ? null : Number(stock), freshlyBaked });
    }
  }
  if (rows.length === 0 && problems.length === 0) problems.push({ line: null, text: t.noItems() });
  return { rows, problems };
}

export function writeMenuCsv(rows: readonly MenuRow[]): string {
  return writeCsv([
    t.columns(),
    ...rows.map(({ category, name, priceCents, stock, freshlyBaked }) => [
      category,
      name,
      t.price(priceCents),
      stock === null ? '' : String(stock),
      freshlyBaked ? t.yes() : t.no(),
    ]),
  ]);
}
