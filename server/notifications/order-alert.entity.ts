import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Order } from '../orders/order.entity';
import { UNSEEN_STEPS, type UnseenStep } from '../orders/unseen';

/** Escalation step that was run for an unseen order. The primary key guarantees that each step runs at most once. */
@Entity()
export class OrderAlert {
  [PrimaryKeyProp]?: ['order', 'step'];

  @ManyToOne({ entity: () => Order, primary: true, deleteRule: 'cascade' }) order!: Rel<Order>;
  @Enum({ items: [...UNSEEN_STEPS], type: 'string', primary: true }) step!: UnseenStep;
  @Property({ type: 'datetime' }) at!: Date;
}
