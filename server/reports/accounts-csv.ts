import { OrderSource } from '../orders/order.entity';
import { readingAt } from '../shops/wall-clock';
import type { Operation } from './accounts';
import type { VatTotal } from './report.results';
import * as t from './reports.texts';

/**
 * The accountant's file: a row for each operation and VAT rate. The service charge and what was paid in all stand on the
 * first row of an operation, so that every column can be summed. A byte order mark; French tables have semicolons and decimal
 * commas.
 */
export function accountsCsv(operations: readonly Operation[], zone: string): string {
  const rows = operations.flatMap((operation) =>
    operation.parts.map((part, index) => rowOf(operation, part, index === 0, zone)),
  );
  return `\ufeff${[t.headings().map(textCell), ...rows].map((cells) => cells.join(t.separator())).join('\r\n')}\r\n`;
}

function rowOf(operation: Operation, part: VatTotal, first: boolean, zone: string): string[] {
  const { kind, at, order, parts, feeCents } = operation;
  const clock = new Date(readingAt(zone, at)).toISOString();
  const paidCents = feeCents + parts.reduce((cents, { grossCents }) => cents + grossCents, 0);
  return [
    clock.slice(0, 10).split('-').reverse().join('/'),
    clock.slice(11, 16),
    textCell(order.token),
    kind === 'SALE' ? t.sale() : t.refund(),
    order.source === OrderSource.ONLINE ? t.card() : t.counter(),
    (part.rate / 10).toFixed(1).replace('.', t.point()),
    amount(part.netCents),
    amount(part.taxCents),
    amount(part.grossCents),
    first ? amount(feeCents) : '',
    first ? amount(paidCents) : '',
  ];
}

/** Integer cents as « -1234,50 » or « -1234.50 »: no spaces, which tables take for text. */
export function amount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${t.point()}${digits.slice(-2)}`;
}

/** A text that no table computes when the file is opened: what begins like a formula is disarmed by an apostrophe. */
export function textCell(text: string): string {
  const safe = /^['=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[;,"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
