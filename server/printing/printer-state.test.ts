import { describe, expect, test } from 'vitest';
import { PrinterConnection, PrinterProblem } from './printer.entity';
import { printerState, PrinterState, reportedCondition } from './printer-state';

const now = new Date('2026-11-24T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const fine = { failedAt: null, paperOut: false, problem: null };
const network = { ...fine, connection: PrinterConnection.NETWORK, seenAt: ago(9000) };
const cloud = { ...fine, connection: PrinterConnection.CLOUD, seenAt: ago(5) };

test.each([
  ['just joined', { ...network, seenAt: null }, PrinterState.WAITING],
  ['that could never be reached', { ...network, seenAt: null, failedAt: ago(5) }, PrinterState.SILENT],
  ['written to this morning', network, PrinterState.READY],
  ['not reached since', { ...network, failedAt: ago(60) }, PrinterState.SILENT],
  ['without paper', { ...network, paperOut: true }, PrinterState.NO_PAPER],
  ['asking just now', cloud, PrinterState.READY],
  ['asking, without paper', { ...cloud, paperOut: true }, PrinterState.NO_PAPER],
  ['asking, with its cover open', { ...cloud, problem: PrinterProblem.COVER_OPEN }, PrinterState.SILENT],
  ['quiet for two minutes', { ...cloud, seenAt: ago(120) }, PrinterState.READY],
  ['quiet for longer', { ...cloud, seenAt: ago(121) }, PrinterState.SILENT],
  ['quiet, without paper', { ...cloud, seenAt: ago(600), paperOut: true }, PrinterState.SILENT],
])('the state of a printer %s is %s', (_what, printer, state) => {
  expect(printerState(printer, now)).toBe(state);
});

describe('reportedCondition', () => {
  const { COVER_OPEN, FAULT } = PrinterProblem;
  test.each([
    ['200%20OK', false, null],
    ['OK', false, null],
    ['211 OK Paper Low', false, null],
    ['200%20Paper%20Near%20End', false, null],
    [undefined, false, null],
    ['410%20Paper%20Empty', true, null],
    ['410', true, null],
    ['420%20Cover%20open', false, COVER_OPEN],
    ['507%20Cover%20Open', false, COVER_OPEN],
    [420, false, COVER_OPEN],
    ['411%20Paper%20Jam', false, FAULT],
    ['520%20Timeout', false, FAULT],
  ])('reads %s', (statusCode, paperOut, problem) => {
    expect(reportedCondition(statusCode)).toEqual({ paperOut, problem });
  });
});
