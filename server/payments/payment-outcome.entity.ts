import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, OneToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Payment } from './payment.entity';

export enum OutcomeKind {
  ORDER = 'ORDER',
  REFUND = 'REFUND',
}

/** Outcome of a succeeded payment. The primary key guarantees at most one outcome per payment (specification 4.7). */
@Entity()
@Check({
  expression: `(kind = 'ORDER') = (order_id is not null) and (kind = 'REFUND') = (refund_id is not null)`,
  name: 'payment_outcome_one',
})
export class PaymentOutcome {
  [PrimaryKeyProp]?: 'payment';

  @OneToOne({ entity: () => Payment, primary: true, owner: true, fieldName: 'intent_id' })
  payment!: Rel<Payment>;

  @Enum({ items: () => OutcomeKind, type: 'string' }) kind!: OutcomeKind;

  @Property({ type: 'uuid', nullable: true })
  @Unique()
  orderId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  @Unique()
  refundId: string | null = null;

  @Property({ type: 'datetime' }) createdAt!: Date;
}
