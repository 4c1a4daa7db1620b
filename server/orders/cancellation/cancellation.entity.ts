import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Refund } from '../../payments/refund.entity';
import { Order, StepAuthor } from '../order.entity';

/** Who cancelled an order and why. The primary key guarantees one cancellation, and so one refund by it, per order. */
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

  /** See `Reason` (stored-reasons.ts). */
  @Property({ type: 'string', length: 500 }) reason!: string;
  @Property({ type: 'text', nullable: true, default: '' }) reasonCode!: string | null;
  @Property({ type: 'datetime' }) at!: Date;

  /** When window, stock and money were released; null while the owner can still undo the cancellation. */
  @Property({ type: 'datetime', nullable: true, fieldName: 'settled_at' }) finalisedAt: Date | null = null;

  /** Refund of the cancellation; null when nothing was paid, and until the cancellation is final. */
  @ManyToOne({ entity: () => Refund, nullable: true }) refund: Rel<Refund> | null = null;
}
