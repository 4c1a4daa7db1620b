import { registerEnumType } from 'type-graphql';
import { PrinterConnection, type Printer } from './printer.entity';

export enum PrinterState {
  /** Joined, and not heard of yet. */
  WAITING = 'WAITING',
  READY = 'READY',
  SILENT = 'SILENT',
  NO_PAPER = 'NO_PAPER',
}
registerEnumType(PrinterState, { name: 'PrinterState', description: 'Whether a printer can be relied on.' });

/** A printer that asks does so every few seconds; after this long it is off, or its network is. */
const SILENT_AFTER_MS = 2 * 60_000;

/** Whether tickets sent now would be printed, as far as the server knows. */
export function printerState(
  { connection, seenAt, failedAt, paperOut }: Pick<Printer, 'connection' | 'seenAt' | 'failedAt' | 'paperOut'>,
  now: Date,
): PrinterState {
  if (seenAt === null) return failedAt === null ? PrinterState.WAITING : PrinterState.SILENT;
  const silent =
    connection === PrinterConnection.CLOUD ? now.getTime() - seenAt.getTime() > SILENT_AFTER_MS : failedAt !== null;
  if (silent) return PrinterState.SILENT;
  return paperOut ? PrinterState.NO_PAPER : PrinterState.READY;
}
