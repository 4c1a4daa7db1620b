import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Order } from './order.entity';

/** A link mailed to a guest, which opens one order as long as it is kept. */
@Entity()
@Index({ properties: ['order'] })
export class OrderLink {
  /** SHA-256 of the key; the key itself stands in the mail alone. */
  @PrimaryKey({ type: 'string', length: 64 }) keyHash!: string;
  @ManyToOne({ entity: () => Order, deleteRule: 'cascade' }) order!: Rel<Order>;
  @Property({ type: 'datetime' }) createdAt!: Date;
}
