import { kitchenTicket } from './kitchen-ticket';
import { testRows, ticketRows, voidRows, type PaperRow } from './paper';
import { PrintedDocument, type PrintJob } from './print-job.entity';
import type { Printer } from './printer.entity';

/** What a job prints on a printer; its order is loaded with lines, shop and window, the printer with its shop. */
export function paperOf(job: PrintJob, { name, columns, shop }: Printer): PaperRow[] {
  const { order, document, revision, startedAt } = job;
  if (order) {
    const { lines, ...facts } = order;
    const duplicate = revision > 1 || startedAt !== null;
    const ticket = kitchenTicket({ ...facts, lines: lines.getItems() }, { duplicate });
    return document === PrintedDocument.VOID_TICKET ? voidRows(ticket, columns) : ticketRows(ticket, columns);
  }
  const at = new Intl.DateTimeFormat('fr-FR', { timeZone: shop.zone, dateStyle: 'short', timeStyle: 'short' });
  return testRows(shop.name, name, at.format(job.queuedAt), columns);
}
