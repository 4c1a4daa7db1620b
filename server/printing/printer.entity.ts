import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { Shop } from '../shops/shop.entity';
import type { Columns } from './paper';
import type { OrderRefund } from '../../graphql/rules/refunds';
import { Order } from '../orders/order.entity';

export enum PrinterConnection {
  NETWORK = 'NETWORK',
  CLOUD = 'CLOUD',
}
registerEnumType(PrinterConnection, {
  name: 'PrinterConnection',
  description: 'The server writes to it (ESC/POS), or it asks the server for what to print (Star CloudPRNT).',
});

export enum PrinterProblem {
  COVER_OPEN = 'COVER_OPEN',
  FAULT = 'FAULT',
}
registerEnumType(PrinterProblem, {
  name: 'PrinterProblem',
  description: 'What a printer that answers reports beside the end of its paper.',
});

@Entity()
@Index({ properties: ['shop'] })
@Check({
  name: 'printer_reached',
  expression: `(connection = 'NETWORK') = (host is not null and port is not null) and (connection = 'CLOUD') = (secret_hash is not null)`,
})
@Check({ name: 'printer_paper', expression: 'columns in (32, 48)' })
export class Printer {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;
  @Property({ type: 'string', length: 60 }) name!: string;
  @Enum({ items: () => PrinterConnection, type: 'string' }) connection!: PrinterConnection;

  /** IP address in the shop's network; null for a printer that polls the server. */
  @Property({ type: 'string', length: 45, nullable: true }) host: string | null = null;
  @Property({ type: 'integer', nullable: true }) port: number | null = null;

  /** Characters in a row of its paper. */
  @Property({ type: 'integer' }) columns!: Columns;

  /** SHA-256 of the secret in its polling URL; null for a printer the server writes to. */
  @Property({ type: 'string', length: 64, nullable: true, hidden: true, unique: true })
  secretHash: string | null = null;

  /** Code printed on its paper; null once its shop has typed it. Until then nothing else is printed there. */
  @Property({ type: 'string', length: 6, nullable: true, hidden: true }) code: string | null = null;

  /** How often the code was typed or printed again. */
  @Property({ type: 'integer', default: 0 }) codeTries: Opt<number> = 0;

  /** When the printer last answered or polled. */
  @Property({ type: 'datetime', nullable: true }) seenAt: Date | null = null;

  /** When writing to the printer last failed other than for lack of paper; null once it answered again. */
  @Property({ type: 'datetime', nullable: true }) failedAt: Date | null = null;
  @Property({ type: 'boolean' }) paperOut = false;
  @Enum({ items: () => PrinterProblem, type: 'string', nullable: true }) problem: PrinterProblem | null = null;

  /** The paper it was last offered, because printers whose firmware sends no token fetch and confirm this one. */
  @Property({ type: 'uuid', nullable: true }) offeredJob: string | null = null;
  @Property({ type: 'datetime' }) createdAt!: Date;
}

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

/** Its unique key queues it once per order, document, printer and revision (specification 6.2). */
@Entity()
@Unique({ properties: ['order', 'document', 'printer', 'revision'] })
@Index({ properties: ['printer', 'queuedAt'] })
export class PrintJob {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Order, deleteRule: 'cascade', nullable: true }) order: Rel<Order> | null = null;
  @Enum({ items: () => PrintedDocument, type: 'string' }) document!: PrintedDocument;

  /** Id of the printer; « kitchen » when the shop has none. */
  @Property({ type: 'string', length: 120 }) printer!: string;

  /** Of a ticket, 1, more for copies, which say DUPLICATA; of a correction, the number of refunds it covers. */
  @Property({ type: 'integer', default: 1 }) revision = 1;
  @Property({ type: 'datetime' }) queuedAt!: Date;

  /** When the paper was first sent to the printer: from then on it may lie there, and the next one says DUPLICATA. */
  @Property({ type: 'datetime', nullable: true }) startedAt: Date | null = null;

  /** Number of refunds of pieces that its order had when the paper was first sent to the printer. */
  @Property({ type: 'integer', default: 0 }) refundCount = 0;

  /** Not sent (again) until then: a printer that fetched it has to report, or one in trouble has a pause. */
  @Property({ type: 'datetime', nullable: true }) busyUntil: Date | null = null;

  /** When the paper was printed; null until a printer confirmed it or, without confirmation, accepted it. */
  @Property({ type: 'datetime', nullable: true }) printedAt: Date | null = null;
}
