import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { Shop } from '../shops/shop.entity';
import type { Columns } from './paper';

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
