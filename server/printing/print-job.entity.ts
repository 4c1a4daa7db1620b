import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { OrderRefund } from '../../graphql/rules/refunds';
import { Order } from '../orders/order.entity';

export enum PrintedDocument {
  KITCHEN_TICKET = 'KITCHEN_TICKET',
  /** Calls the ticket of a cancelled order off, where one may lie. */
  VOID_TICKET = 'VOID_TICKET',
  /** After a refund of pieces, where a ticket that names them lies: what is not to be made any more. */
  CORRECTION = 'CORRECTION',
  /** To see whether a printer works; of no order. */
  TEST = 'TEST',
}

/** How many of an order’s refunds cover pieces, which is what papers show of them. */
export function piecesRefunds(refunds: readonly OrderRefund[]): number {
  return refunds.filter(({ lines }) => lines.length > 0).length;
}

/** One paper to be printed in a shop. Its unique key guarantees: queued once per order, document, printer and revision (specification 6.2). */
@Entity()
@Unique({ properties: ['order', 'document', 'printer', 'revision'] })
@Index({ properties: ['printer', 'queuedAt'] })
export class PrintJob {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Order, deleteRule: 'cascade', nullable: true }) order: Rel<Order> | null = null;
  @Enum({ items: () => PrintedDocument, type: 'string' }) document!: PrintedDocument;

  /** Id of the printer; « kitchen » where the shop has none. */
  @Property({ type: 'string', length: 120 }) printer!: string;

  /** 1 for the original; a further one was asked for by the owner and says DUPLICATA. */
  @Property({ type: 'integer', default: 1 }) revision = 1;
  @Property({ type: 'datetime' }) queuedAt!: Date;

  /** When it first left for the printer: from then on a paper may lie there, and the next one says DUPLICATA. */
  @Property({ type: 'datetime', nullable: true }) startedAt: Date | null = null;

  /** How many refunds of pieces its order had when it first left for the printer. */
  @Property({ type: 'integer', default: 0 }) refundCount = 0;

  /** Until when it is not tried (again): a printer that fetched it is to say how it went, one in trouble has a pause. */
  @Property({ type: 'datetime', nullable: true }) busyUntil: Date | null = null;

  /** Null until a printer said, or took, it. */
  @Property({ type: 'datetime', nullable: true }) printedAt: Date | null = null;
}
