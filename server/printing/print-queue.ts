import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../identifiers';
import { enqueue } from '../queue';
import { PrintedDocument } from './print-job.entity';
import { PrinterConnection } from './printer.entity';

/** Printer id in the ledger of a shop without printers, so that no page requests the ticket twice. */
const NO_PRINTER = 'kitchen';

interface Asked {
  orderId: string | null;
  shopId: string;
  document: PrintedDocument;
  revision: number;
  /** Only this printer; absent: all of the shop's printers. */
  printerId?: string;
}

/**
 * Inserts a paper into the ledger of each printer, once, and enqueues it for printers the server writes to, all in one
 * transaction. Returns the number of new papers.
 */
export async function queuePaper(em: EntityManager, asked: Asked, now: Date): Promise<number> {
  const { orderId, shopId, document, revision, printerId } = asked;
  return em.transactional(async (inner) => {
    const printers = await inner.execute<{ id: string; connection: PrinterConnection }[]>(
      'select id, connection from printer where shop_id = ? and (code is null or id = ?::uuid) order by id',
      [shopId, printerId ?? null],
    );
    const wanted = printers.filter(({ id }) => printerId === undefined || id === printerId);
    const names = wanted.length > 0 || document === PrintedDocument.TEST ? wanted.map(({ id }) => id) : [NO_PRINTER];
    let fresh = 0;
    for (const printer of names) {
      const rows = await inner.execute<{ id: string }[]>(
        `insert into print_job (id, order_id, document, printer, revision, queued_at) values (?, ?, ?, ?, ?, ?)
         on conflict do nothing returning id`,
        [newId(now), orderId, document, printer, revision, now],
      );
      fresh += rows.length;
      const isWrittenTo = wanted.some((each) => each.id === printer && each.connection === PrinterConnection.NETWORK);
      if (rows[0] && isWrittenTo) await enqueuePaper(inner, rows[0].id, printer);
    }
    return fresh;
  });
}

/**
 * Enqueues sending a paper to its printer in `delay` seconds; the papers of one printer are sent one after the other.
 */
export function enqueuePaper(em: EntityManager, jobId: string, printer: string, delay = 0): Promise<void> {
  return enqueue(em, 'print', { jobId }, { queue: `printer:${printer}`, delay });
}
