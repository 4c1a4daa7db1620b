import { folded } from '../../base/field/folded';
import { HIGHEST_PRICE_CENTS } from '../bulk-price/price-change';
import { disarmed, readCsv, writeCsv } from './csv-table';

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

const COLUMNS = ['Catégorie', 'Article', 'Prix', 'Quantité', 'Sorti du four'] as const;
const LONGEST_NAME = 120;
const HIGHEST_STOCK = 9999;

const plain = (text: string) => folded(text).trim();
const quote = (text: string) => `« ${text.length > 40 ? `${text.slice(0, 39)}…` : text} »`;

/** « 4,50 », « 4.5 € » → 450; null when it cannot be a price. */
function readPrice(text: string): number | null {
  const digits = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s€]/g, ''));
  if (!digits) return null;
  const cents = Number(digits[1]) * 100 + Number((digits[2] ?? '').padEnd(2, '0'));
  return cents < 1 || cents > HIGHEST_PRICE_CENTS ? null : cents;
}

const answers = new Map([
  ['oui', true],
  ['x', true],
  ['1', true],
  ['non', false],
  ['0', false],
  ['', false],
]);

/** What a file says, line by line: what can be taken over, and what is wrong with the rest. */
export function readMenuCsv(text: string): MenuFile {
  const [head, ...records] = readCsv(text);
  if (!head) return { rows: [], problems: [{ line: null, text: 'Le fichier est vide.' }] };
  const names = head.cells.map(plain);
  const place = COLUMNS.map((column) => names.indexOf(plain(column)));
  const missing = COLUMNS.slice(0, 3).filter((_, index) => place[index] === -1);
  if (missing.length > 0) {
    const what = missing.map(quote).join(', ');
    return { rows: [], problems: [{ line: 1, text: `Colonne manquante : ${what}.` }] };
  }

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
    if (category === '') no('La catégorie manque.');
    else if (name === '') no('Le nom de l’article manque.');
    else if (name.length > LONGEST_NAME) no(`${quote(name)} : nom trop long, ${LONGEST_NAME} caractères au plus.`);
    else if (priceCents === null) no(`${quote(name)} : prix illisible, ${quote(price)}.`);
    else if (!/^\d*$/.test(stock) || Number(stock) > HIGHEST_STOCK)
      no(`${quote(name)} : quantité illisible, ${quote(stock)}.`);
    else if (freshlyBaked === undefined) no(`${quote(name)} : répondez oui ou non, pas ${quote(fresh)}.`);
    else if (earlier !== undefined) no(`${quote(name)} est déjà à la ligne ${earlier}.`);
    else {
      firstLines.set(same, line);
      rows.push({ category, name, priceCents, stock: stock === '' ? null : Number(stock), freshlyBaked });
    }
  }
  if (rows.length === 0 && problems.length === 0)
    problems.push({ line: null, text: 'Le fichier ne contient aucun article.' });
  return { rows, problems };
}

export function writeMenuCsv(rows: readonly MenuRow[]): string {
  return writeCsv([
    COLUMNS,
    ...rows.map(({ category, name, priceCents, stock, freshlyBaked }) => [
      category,
      name,
      `${Math.floor(priceCents / 100)},${String(priceCents % 100).padStart(2, '0')}`,
      stock === null ? '' : String(stock),
      freshlyBaked ? 'oui' : 'non',
    ]),
  ]);
}
