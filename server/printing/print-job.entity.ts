import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Order } from '../orders/order.entity';

export enum PrintedDocument {
  KITCHEN_TICKET = 'KITCHEN_TICKET',
}

/** One paper to be printed in a shop. What is unique is the promise: queued once per order, document and printer (contract §5). */
@Entity()
@Unique({ properties: ['order', 'document', 'printer'] })
@Index({ properties: ['printer', 'queuedAt'] })
export class PrintJob {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne({ entity: () => Order, deleteRule: 'cascade' })
  order!: Rel<Order>;

  @Enum({ items: () => PrintedDocument, type: 'string' })
  document!: PrintedDocument;

  /** Which of the shop's printers. */
  @Property({ type: 'string', length: 120 })
  printer!: string;

  @Property({ type: 'datetime' })
  queuedAt!: Date;

  /** Null until a printer took it. */
  @Property({ type: 'datetime', nullable: true })
  printedAt: Date | null = null;
}
