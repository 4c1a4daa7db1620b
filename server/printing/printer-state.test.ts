import { expect, test } from 'vitest';
import { PrinterConnection } from './printer.entity';
import { printerState, PrinterState } from './printer-state';

const now = new Date('2026-11-24T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const network = { connection: PrinterConnection.NETWORK, seenAt: ago(9000), failedAt: null, paperOut: false };
const cloud = { connection: PrinterConnection.CLOUD, seenAt: ago(5), failedAt: null, paperOut: false };

test.each([
  ['just joined', { ...network, seenAt: null }, PrinterState.WAITING],
  ['that could never be reached', { ...network, seenAt: null, failedAt: ago(5) }, PrinterState.SILENT],
  ['written to this morning', network, PrinterState.READY],
  ['not reached since', { ...network, failedAt: ago(60) }, PrinterState.SILENT],
  ['without paper', { ...network, paperOut: true }, PrinterState.NO_PAPER],
  ['asking just now', cloud, PrinterState.READY],
  ['asking, without paper', { ...cloud, paperOut: true }, PrinterState.NO_PAPER],
  ['quiet for two minutes', { ...cloud, seenAt: ago(120) }, PrinterState.READY],
  ['quiet for longer', { ...cloud, seenAt: ago(121) }, PrinterState.SILENT],
  ['quiet, without paper', { ...cloud, seenAt: ago(600), paperOut: true }, PrinterState.SILENT],
])('a printer %s is %s', (_what, printer, state) => {
  expect(printerState(printer, now)).toBe(state);
});
