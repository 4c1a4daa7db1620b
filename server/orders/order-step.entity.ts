import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Order } from './order.entity';
import { OrderStatus } from './order-status';

export enum StepAuthor {
  CUSTOMER = 'CUSTOMER',
  OWNER = 'OWNER',
  SYSTEM = 'SYSTEM',
}

/** One recorded change of an order's status; a reversal references the step it undoes. */
@Entity()
@Index({ properties: ['order', 'at'] })
export class OrderStep {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Order, deleteRule: 'cascade' }) order!: Rel<Order>;

  @Enum({ items: () => OrderStatus, type: 'string', nullable: true, fieldName: 'from_status' })
  from: OrderStatus | null = null;

  @Enum({ items: () => OrderStatus, type: 'string', fieldName: 'to_status' }) to!: OrderStatus;
  @Enum({ items: () => StepAuthor, type: 'string' }) by!: StepAuthor;

  @OneToOne({ entity: () => OrderStep, nullable: true, owner: true, unique: true })
  reverses: Rel<OrderStep> | null = null;

  @Property({ type: 'datetime' }) at!: Date;
}
