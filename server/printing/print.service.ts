import type { EntityManager } from '@mikro-orm/postgresql';
import type { Principal } from '../accounts/principal';
import type { Clock } from '../clock';
import { newId } from '../identifiers';
import { isOpen } from '../orders/order-status';
import type { Order } from '../orders/order.entity';
import type { OrderService } from '../orders/order.service';
import { PrintedDocument, PrintJob } from './print-job.entity';

/** The one printer of a shop that has named none. */
const KITCHEN = 'kitchen';

/** What is to be put on paper in a shop. */
export class PrintService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
  ) {}

  /** Queues the kitchen ticket of an order for its customer or shop; true when it was not queued before. */
  async queueTicket(principal: Principal, reference: string): Promise<boolean> {
    const order = await this.orders.order(principal, reference);
    const { affectedRows } = await this.em.execute<{ affectedRows: number }>(
      `insert into print_job (id, order_id, document, printer, queued_at) values (?, ?, ?, ?, ?) on conflict do nothing`,
      [newId(), order.id, PrintedDocument.KITCHEN_TICKET, KITCHEN, this.clock.now()],
      'run',
    );
    return affectedRows === 1;
  }

  /** Whether following the order prints its ticket: the shop switched that on, and it was never queued (contract §7). */
  async printsItself(order: Order): Promise<boolean> {
    if (!order.shop.autoPrint || !isOpen(order.status)) return false;
    const ticket = { order: order.id, document: PrintedDocument.KITCHEN_TICKET, printer: KITCHEN };
    return (await this.em.count(PrintJob, ticket)) === 0;
  }
}
