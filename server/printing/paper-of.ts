import { kitchenTicket } from './kitchen-ticket';
import { testRows, ticketRows, type PaperRow } from './paper';
import type { PrintJob } from './print-job.entity';
import type { Printer } from './printer.entity';

/** What a job prints on a printer; its order is loaded with lines, shop and window, the printer with its shop. */
export function paperOf(job: PrintJob, { name, columns, shop }: Printer): PaperRow[] {
  const { order, revision, startedAt } = job;
  if (order) {
    const { lines, ...facts } = order;
    return ticketRows(
      kitchenTicket({ ...facts, lines: lines.getItems() }, { duplicate: revision > 1 || startedAt !== null }),
      columns,
    );
  }
  const at = new Intl.DateTimeFormat('fr-FR', { timeZone: shop.zone, dateStyle: 'short', timeStyle: 'short' });
  return testRows(shop.name, name, at.format(job.queuedAt), columns);
}
