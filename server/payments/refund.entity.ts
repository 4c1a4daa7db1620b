import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Payment } from './payment.entity';

/** Why money goes back. Who bears it follows from it (refund-rules.ts). */
export enum RefundCause {
  /** The shop called the order off. */
  SHOP = 'SHOP',
  /** The customer called the order off in time. */
  CUSTOMER = 'CUSTOMER',
  /** Paid when window or stock were gone. */
  TOO_LATE = 'TOO_LATE',
  /** The shop gives back some lines of an order it keeps. */
  LINES = 'LINES',
  /** Nobody at the shop saw the order in time. */
  UNSEEN = 'UNSEEN',
}

export enum RefundState {
  PENDING = 'PENDING',
  /** The provider has taken it on. */
  DONE = 'DONE',
  /** It did not arrive: a person has to give the money back another way (`npm run audit`, I1d). */
  FAILED = 'FAILED',
}

/** Money on its way back. The row is the intent; a job carries it out, with the row's id as idempotency key. */
@Entity()
@Index({ properties: ['payment'] })
@Index({ properties: ['createdAt'] })
@Check({ expression: 'amount_cents > 0', name: 'refund_amount' })
export class Refund {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Payment, fieldName: 'intent_id' }) payment!: Rel<Payment>;
  @Property({ type: 'integer' }) amountCents!: number;

  /** Why, for the owner and the customer, in French. */
  @Property({ type: 'string', length: 500 }) reason!: string;
  @Enum({ items: () => RefundCause, type: 'string' }) cause!: RefundCause;
  @Enum({ items: () => RefundState, type: 'string' }) state!: RefundState;

  /** The provider's id (`re_…`). */
  @Property({ type: 'string', nullable: true }) providerId: string | null = null;
  @Property({ type: 'datetime' }) createdAt!: Date;
}
