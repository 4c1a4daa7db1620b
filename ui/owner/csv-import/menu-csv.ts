import { csvText, writeCsv } from '../../../texts/csv';
import * as t from './menu-csv.texts';

export interface MenuRow {
  category: string;
  name: string;
  priceCents: number;
  /** Null: not counted. */
  stock: number | null;
  freshlyBaked: boolean;
}

/** An item as a file gives it; what the file has no column for is absent and stays as it is. */
export type FileRow = Omit<MenuRow, 'stock' | 'freshlyBaked'> & Partial<Pick<MenuRow, 'stock' | 'freshlyBaked'>>;

export interface CsvProblem {
  line: number | null;
  text: string;
}

export interface MenuFile {
  rows: FileRow[];
  problems: CsvProblem[];
  /** Headings of the columns it could have and has not. */
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
