import { OrderSource } from '../orders/order.entity';
import { csvText, writeCsv } from '../../texts/csv';
import { readingAt } from '../shops/wall-clock';
import type { Operation } from './accounts';
import type { VatTotal } from './report.results';
import * as t from './reports.texts';

/**
 * The accountant's file: a row for each operation and VAT rate. The service charge and what was paid in all stand on the
 * first row of an operation, so that every column can be summed. French files have semicolons and decimal commas.
 */
export function accountsCsv(operations: readonly Operation[], zone: string): string {
  const rows = operations.flatMap((operation) =>
    operation.parts.map((part, index) => rowOf(operation, part, index === 0, zone)),
  );
  return writeCsv([t.headings(), ...rows], t.separator());
}

function rowOf(operation: Operation, part: VatTotal, first: boolean, zone: string): string[] {
  const { kind, at, order, parts, feeCents } = operation;
  const clock = new Date(readingAt(zone, at)).toISOString();
  const paidCents = feeCents + parts.reduce((cents, { grossCents }) => cents + grossCents, 0);
  return [
    clock.slice(0, 10).split('-').reverse().join('/'),
    clock.slice(11, 16),
    csvText(order.token),
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
