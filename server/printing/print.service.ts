import type { EntityManager } from '@mikro-orm/postgresql';
import { ownShopId, type Principal } from '../accounts/principal';
import type { Clock } from '../clock';
import { isOpen } from '../../graphql/rules/order-status';
import { Order } from '../orders/order.entity';
import type { OrderService } from '../orders/order.service';
import { refundsIn } from '../orders/refunds/refund.service';
import { kitchenTicket, type KitchenTicket } from './kitchen-ticket';
import { PrintedDocument, piecesRefunds, PrintJob, PrinterConnection } from './printer.entity';
import { newId } from '../identifiers';
import { enqueue } from '../queue';

export class PrintService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
  ) {}

  /** Queues the kitchen ticket of an order for its customer or shop; returns true when it was not queued before. */
  async queueTicket(principal: Principal, reference: string): Promise<boolean> {
    return this.queue(await this.orders.order(principal, reference), 1);
  }

  /** Queues a further copy of the kitchen ticket, which says DUPLICATA; only the shop's owner may call it. */
  async reprintTicket(principal: Principal, reference: string): Promise<boolean> {
    const order = await this.orders.order(principal, reference);
    ownShopId(principal, order.shop.id);
    const [latest] = await this.em.execute<{ revision: number | null }[]>(
      'select max(revision) as revision from print_job where order_id = ? and document = ?',
      [order.id, PrintedDocument.KITCHEN_TICKET],
    );
    return this.queue(order, (latest?.revision ?? 0) + 1);
  }

  /** Queues a new order's ticket when the shop prints tickets automatically. */
  async queueNewOrder(orderId: string): Promise<void> {
    const order = await this.em.findOneOrFail(Order, orderId, { populate: ['shop'] });
    const [printer] = await this.em.execute('select 1 from printer where shop_id = ? limit 1', [order.shop.id]);
    if (printer && order.shop.autoPrint && isOpen(order.status)) await this.queue(order, 1);
  }

  /** Queues the void ticket of a cancelled order, once, on every printer that may have printed its ticket. */
  callOff(orderId: string): Promise<void> {
    return this.queueAfterTicket(orderId, PrintedDocument.VOID_TICKET, 1);
  }

  /** On every printer that may have printed an earlier ticket, once for each state of the order. */
  async correctTicket(orderId: string): Promise<void> {
    const order = await this.em.findOneOrFail(Order, { id: orderId });
    const refundCount = piecesRefunds(await refundsIn(this.em, order));
    if (refundCount > 0 && isOpen(order.status))
      await this.queueAfterTicket(orderId, PrintedDocument.CORRECTION, refundCount, refundCount);
  }

  /** With `before`, only for printers whose ticket shows fewer refunds of pieces. */
  private async queueAfterTicket(orderId: string, document: PrintedDocument, revision: number, before?: number) {
    const printers = await this.em.execute<{ id: string; shop_id: string }[]>(
      `select id, shop_id from printer where exists (select 1 from print_job j where j.order_id = ? and j.document = ?
         and j.printer = printer.id::text and j.started_at is not null and j.refund_count < coalesce(?, 2147483647))`,
      [orderId, PrintedDocument.KITCHEN_TICKET, before ?? null],
    );
    for (const { id: printerId, shop_id: shopId } of printers)
      await queuePaper(this.em, { orderId, shopId, printerId, document, revision }, this.clock.now());
  }

  /** Following the order prints its ticket: switched on by the shop, and never queued before (specification 5.7). */
  async printsItself(order: Order): Promise<boolean> {
    if (!order.shop.autoPrint || !isOpen(order.status)) return false;
    // An order for a later day is printed when that day begins.
    if (order.window.shownFrom > this.clock.now()) return false;
    return (await this.em.count(PrintJob, { order: order.id, document: PrintedDocument.KITCHEN_TICKET })) === 0;
  }

  /** Returns the kitchen ticket of a loaded order, marked as a copy once it was sent to a printer of the shop. */
  async kitchenTicket({ lines, ...order }: Order): Promise<KitchenTicket> {
    const refunds = await refundsIn(this.em, order);
    const begun = { order: order.id, document: PrintedDocument.KITCHEN_TICKET, startedAt: { $ne: null } };
    const duplicate = (await this.em.count(PrintJob, begun)) > 0;
    return kitchenTicket({ ...order, lines: lines.getItems() }, { duplicate, refunds });
  }

  private async queue({ id, shop }: Order, revision: number): Promise<boolean> {
    const asked = { orderId: id, shopId: shop.id, document: PrintedDocument.KITCHEN_TICKET, revision };
    return (await queuePaper(this.em, asked, this.clock.now())) > 0;
  }
}

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

/** Once in the ledger of each printer, with the job for those the server writes to. Returns the new papers. */
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

/** In `delay` seconds; the papers of one printer are sent one after the other. */
export function enqueuePaper(em: EntityManager, jobId: string, printer: string, delay = 0): Promise<void> {
  return enqueue(em, 'print', { jobId }, { queue: `printer:${printer}`, delay });
}
