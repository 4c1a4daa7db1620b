import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
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
  /** Made in the provider's own dashboard. */
  ELSEWHERE = 'ELSEWHERE',
}

export enum RefundState {
  PENDING = 'PENDING',
  /** The provider has taken it on. */
  DONE = 'DONE',
  /** It did not arrive: it is tried once more, then a person has to give the money back another way (`npm run refunds`). */
  FAILED = 'FAILED',
  /** A person gave the money back another way. */
  SETTLED = 'SETTLED',
}

/** What becomes of the shop's share of a refund. */
export enum ShopShare {
  /** Taken back with the refund. */
  DUE = 'DUE',
  /** Was taken back, also where the refund then failed: a further try takes nothing. */
  TAKEN = 'TAKEN',
  /** The shop's balance does not cover it: the platform advances it. */
  OWED = 'OWED',
}

/** Money on its way back. The row is the intent; a job carries it out, with the row's id as idempotency key. */
@Entity()
@Index({ properties: ['payment'] })
@Index({ properties: ['createdAt'] })
@Index({
  name: 'refund_failed',
  expression: `create index "refund_failed" on "refund" ("created_at") where "state" = 'FAILED'`,
})
@Check({ expression: 'amount_cents > 0', name: 'refund_amount' })
export class Refund {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Payment, fieldName: 'intent_id' }) payment!: Rel<Payment>;
  @Property({ type: 'integer' }) amountCents!: number;

  /** See `Reason` (orders/kept-reasons.ts). */
  @Property({ type: 'string', length: 500 }) reason!: string;
  @Property({ type: 'text', nullable: true, default: '' }) reasonCode!: string | null;
  @Enum({ items: () => RefundCause, type: 'string' }) cause!: RefundCause;
  @Enum({ items: () => RefundState, type: 'string' }) state!: RefundState;

  /** The provider's id (`re_…`). */
  @Property({ type: 'string', nullable: true })
  @Unique()
  providerId: string | null = null;
  @Property({ type: 'datetime' }) createdAt!: Date;

  /** Raised when it is asked for anew, under another key. */
  @Property({ type: 'integer', default: 0 }) attempt: Opt<number> = 0;
  @Enum({ items: () => ShopShare, type: 'string', default: ShopShare.DUE })
  share: Opt<ShopShare> = ShopShare.DUE;

  /** What the shop owes the platform for it; negative: what the platform owes the shop. */
  @Property({ type: 'integer', default: 0 }) shopOwesCents: Opt<number> = 0;

  /** How the money was given back another way; with its code as above. */
  @Property({ type: 'string', length: 500, nullable: true }) settledHow: string | null = null;
  @Property({ type: 'text', nullable: true, default: '' }) settledHowCode: Opt<string> | null = '';
  @Property({ type: 'datetime', nullable: true }) settledAt: Date | null = null;
}
