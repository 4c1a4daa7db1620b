import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Order } from './order.entity';

/** A link mailed to a guest, which opens one order until its retention ends. */
@Entity()
@Index({ properties: ['order'] })
export class OrderLink {
  /** SHA-256 of the key; only the mail contains the key itself. */
  @PrimaryKey({ type: 'string', length: 64 }) keyHash!: string;
  @ManyToOne({ entity: () => Order, deleteRule: 'cascade' }) order!: Rel<Order>;
  @Property({ type: 'datetime' }) createdAt!: Date;
}
