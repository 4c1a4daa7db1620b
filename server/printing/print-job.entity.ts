import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { OrderRefund } from '../../graphql/rules/refunds';
import { Order } from '../orders/order.entity';

export enum PrintedDocument {
  KITCHEN_TICKET = 'KITCHEN_TICKET',
  /** Voids the ticket of a cancelled order on printers that may have printed it. */
  VOID_TICKET = 'VOID_TICKET',
  /** After a refund of pieces: what must no longer be made, on printers that may have printed a ticket with them. */
  CORRECTION = 'CORRECTION',
  /** Test page of a printer, without an order. */
  TEST = 'TEST',
}

/** Returns how many of an order's refunds cover pieces, since papers show only those. */
export function piecesRefunds(refunds: readonly OrderRefund[]): number {
  return refunds.filter(({ lines }) => lines.length > 0).length;
}

/**
 * A paper to be printed in a shop. Its unique key guarantees that it is queued once per order, document, printer and
 * revision (specification 6.2).
 */
@Entity()
@Unique({ properties: ['order', 'document', 'printer', 'revision'] })
@Index({ properties: ['printer', 'queuedAt'] })
export class PrintJob {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Order, deleteRule: 'cascade', nullable: true }) order: Rel<Order> | null = null;
  @Enum({ items: () => PrintedDocument, type: 'string' }) document!: PrintedDocument;

  /** Id of the printer; « kitchen » when the shop has none. */
  @Property({ type: 'string', length: 120 }) printer!: string;

  /**
   * Of a ticket, 1 for the original, and more for a copy that the owner requested, which says DUPLICATA; of a
   * correction, the number of refunds it covers.
   */
  @Property({ type: 'integer', default: 1 }) revision = 1;
  @Property({ type: 'datetime' }) queuedAt!: Date;

  /** When the paper was first sent to the printer: from then on it may lie there, and the next one says DUPLICATA. */
  @Property({ type: 'datetime', nullable: true }) startedAt: Date | null = null;

  /** Number of refunds of pieces that its order had when the paper was first sent to the printer. */
  @Property({ type: 'integer', default: 0 }) refundCount = 0;

  /**
   * Until when the paper is not sent (again), because a printer that fetched it has to report the result or a printer
   * in trouble has a pause.
   */
  @Property({ type: 'datetime', nullable: true }) busyUntil: Date | null = null;

  /** When the paper was printed; null until a printer confirmed it or, without confirmation, accepted it. */
  @Property({ type: 'datetime', nullable: true }) printedAt: Date | null = null;
}
