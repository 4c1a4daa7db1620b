import { registerEnumType } from 'type-graphql';
import { PrinterConnection, PrinterProblem, type Printer } from './printer.entity';
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { Columns, PaperRow } from './paper';

export enum PrinterState {
  /** The printer was added and has not been heard from yet. */
  WAITING = 'WAITING',
  READY = 'READY',
  SILENT = 'SILENT',
  NO_PAPER = 'NO_PAPER',
}
registerEnumType(PrinterState, { name: 'PrinterState', description: 'Whether a printer can be relied on.' });

/** A polling printer asks every few seconds; after this long without a poll, it is off or its network is down. */
const SILENT_AFTER_MS = 2 * 60_000;

type Condition = Pick<Printer, 'connection' | 'seenAt' | 'failedAt' | 'paperOut' | 'problem'>;

/** Returns whether tickets sent now would be printed, as far as the server knows. */
export function printerState({ connection, seenAt, failedAt, paperOut, problem }: Condition, now: Date): PrinterState {
  if (seenAt === null) return failedAt === null ? PrinterState.WAITING : PrinterState.SILENT;
  const silent =
    connection === PrinterConnection.CLOUD ? now.getTime() - seenAt.getTime() > SILENT_AFTER_MS : failedAt !== null;
  if (silent) return PrinterState.SILENT;
  if (paperOut) return PrinterState.NO_PAPER;
  // A printer that reports a problem cannot print; the problem itself is a field of its own.
  return problem === null ? PrinterState.READY : PrinterState.SILENT;
}

/** Reads paper and problem from a printer's status code, however its firmware spells it: « 200%20OK », « 420 Cover open », « 507%20Cover%20Open ». */
export function reportedCondition(statusCode: unknown): Pick<Printer, 'paperOut' | 'problem'> {
  const said = (
    typeof statusCode === 'number' ? String(statusCode) : typeof statusCode === 'string' ? statusCode : ''
  ).replaceAll(/%20|\+/g, ' ');
  const paperOut = /^\s*410\b|paper (empty|end|out)|no paper/i.test(said.replaceAll(/near[ -]?end/gi, ''));
  const works = said.trim() === '' || isSuccess(said);
  const coverOpen = /^\s*420\b|cover/i.test(said);
  const problem = coverOpen ? PrinterProblem.COVER_OPEN : works || paperOut ? null : PrinterProblem.FAULT;
  return { paperOut, problem };
}

/** Returns true for « 200 OK », « 211 OK Paper Low », or « OK » as earlier firmware writes it. */
export function isSuccess(code: string): boolean {
  return /^\s*(2\d\d|ok)\b/i.test(code);
}

type PrinterLanguage = 'esc-pos' | 'star-prnt';

/** Encodes rows of paper as bytes in a printer's language, with a cut at the end. */
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

export function plainPaper(rows: readonly PaperRow[], columns: Columns): string {
  const line = (row: PaperRow) => {
    if (row.kind === 'rule') return '-'.repeat(columns);
    if (row.kind === 'space') return '';
    return row.centred ? ' '.repeat(Math.max(0, Math.floor((columns - row.text.length) / 2))) + row.text : row.text;
  };
  return `${rows.map(line).join('\n')}\n\n\n`;
}
