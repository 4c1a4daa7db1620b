import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Refund } from '../payments/refund.entity';
import { Order } from './order.entity';
import { StepAuthor } from './order-step.entity';

/** Why an order was called off. Its primary key guarantees one cancellation an order, so at most one refund. */
@Entity()
@Index({
  name: 'cancellation_unsettled',
  expression: `create index "cancellation_unsettled" on "cancellation" ("at") where "settled_at" is null`,
})
@Index({ properties: ['refund'] })
export class Cancellation {
  [PrimaryKeyProp]?: 'order';

  @OneToOne({ entity: () => Order, primary: true, owner: true })
  order!: Rel<Order>;

  @Enum({ items: () => StepAuthor, type: 'string' }) by!: StepAuthor;

  /** See `Reason` (kept-reasons.ts). */
  @Property({ type: 'string', length: 500 }) reason!: string;
  @Property({ type: 'text', nullable: true, default: '' }) reasonCode!: string | null;
  @Property({ type: 'datetime' }) at!: Date;

  /** When window, stock and money were given back; null while the owner can still take the step back. */
  @Property({ type: 'datetime', nullable: true, fieldName: 'settled_at' }) finalisedAt: Date | null = null;

  /** Null where nothing was paid, and before it is final. */
  @ManyToOne({ entity: () => Refund, nullable: true }) refund: Rel<Refund> | null = null;
}
