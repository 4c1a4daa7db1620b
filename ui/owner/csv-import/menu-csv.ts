import { csvText, writeCsv } from '../../../graphql/texts/csv';
import * as t from './menu-csv.texts';

export interface MenuRow {
  category: string;
  name: string;
  priceCents: number;
  /** Number of pieces; null when stock is not counted. */
  stock: number | null;
  freshlyBaked: boolean;
}

/** Item as read from a file; a property without a column in the file is absent and stays unchanged. */
export type FileRow = Omit<MenuRow, 'stock' | 'freshlyBaked'> & Partial<Pick<MenuRow, 'stock' | 'freshlyBaked'>>;

export interface CsvProblem {
  line: number | null;
  text: string;
}

export interface MenuFile {
  rows: FileRow[];
  problems: CsvProblem[];
  /** Headings of optional columns that the file does not have. */
  absent: string[];
}

export function writeMenuCsv(rows: readonly MenuRow[]): string {
  const cells = rows.map(({ category, name, priceCents, stock, freshlyBaked }) => [
    csvText(category),
    csvText(name),
    t.price(priceCents),
    stock === null ? '' : String(stock),
    freshlyBaked ? t.yes() : t.no(),
  ]);
  return writeCsv([t.columns(), ...cells], ';');
}
