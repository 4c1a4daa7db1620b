import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { Columns, PaperRow } from './paper';

export type PrinterLanguage = 'esc-pos' | 'star-prnt';

/** Rows of paper as the bytes a printer of that language prints them from, with a cut at the end. */
export function printerCodes(rows: readonly PaperRow[], language: PrinterLanguage, columns: Columns): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({ language, columns, feedBeforeCut: 4, errors: 'strict' });
  encoder.initialize().codepage('cp858');
  for (const row of rows) {
    if (row.kind === 'rule') encoder.line('-'.repeat(columns));
    else if (row.kind === 'space') encoder.newline();
    else
      encoder
        .align(row.centred ? 'center' : 'left')
        .bold(row.bold)
        .size(row.scale, row.scale)
        .invert(row.inverse)
        .line(row.text)
        .invert(false)
        .size(1, 1)
        .bold(false)
        .align('left');
  }
  return encoder.cut().encode();
}

/** A paper for a printer that sets plain text. */
export function plainPaper(rows: readonly PaperRow[], columns: Columns): string {
  const line = (row: PaperRow) => {
    if (row.kind === 'rule') return '-'.repeat(columns);
    if (row.kind === 'space') return '';
    return row.centred ? ' '.repeat(Math.max(0, Math.floor((columns - row.text.length) / 2))) + row.text : row.text;
  };
  return `${rows.map(line).join('\n')}\n\n\n`;
}
