import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Payment } from './payment.entity';

/** Cause of a refund, which decides who bears it (refund-rules.ts). */
export enum RefundCause {
  /** The shop cancelled the order, or does not open on its day. */
  SHOP = 'SHOP',
  /** The customer cancelled the order in time. */
  CUSTOMER = 'CUSTOMER',
  /** The payment came too late to become an order. */
  TOO_LATE = 'TOO_LATE',
  /** The shop refunds some lines of an order that stands. */
  LINES = 'LINES',
  /** Nobody at the shop saw the order in time. */
  UNSEEN = 'UNSEEN',
  /** The refund was made in the provider's own dashboard, or the bank returned the money. */
  ELSEWHERE = 'ELSEWHERE',
}

export enum RefundState {
  PENDING = 'PENDING',
  /** The provider has accepted the refund. */
  DONE = 'DONE',
  /** The money did not arrive: retried once, then a person gives it back another way (`npm run refunds`). */
  FAILED = 'FAILED',
  /** A person gave the money back another way, or the bank returned it. */
  SETTLED = 'SETTLED',
}

/** State of the shop's share of a refund or dispute. */
export enum ShopShare {
  /** The share is still to be taken back from the shop. */
  DUE = 'DUE',
  /** The share was taken back, even if the refund then failed: a further attempt takes nothing. */
  TAKEN = 'TAKEN',
  /** The shop's balance does not cover the share, so the platform advances it. */
  OWED = 'OWED',
}

/** A refund. The row is the intent; a job executes it, with an idempotency key derived from the row's id. */
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

  /** See `Reason` (orders/stored-reasons.ts). */
  @Property({ type: 'string', length: 500 }) reason!: string;
  @Property({ type: 'text', nullable: true, default: '' }) reasonCode!: string | null;
  @Enum({ items: () => RefundCause, type: 'string' }) cause!: RefundCause;
  @Enum({ items: () => RefundState, type: 'string' }) state!: RefundState;

  /** The provider's id (`re_…`). */
  @Property({ type: 'string', nullable: true })
  @Unique()
  providerId: string | null = null;
  @Property({ type: 'datetime' }) createdAt!: Date;

  /** Incremented when the refund is requested again under another idempotency key. */
  @Property({ type: 'integer', default: 0 }) attempt: Opt<number> = 0;
  @Enum({ items: () => ShopShare, type: 'string', default: ShopShare.DUE })
  share: Opt<ShopShare> = ShopShare.DUE;

  /** Cents that the shop owes the platform for it; negative when the platform owes the shop. */
  @Property({ type: 'integer', default: 0 }) shopOwesCents: Opt<number> = 0;

  /** How the money was given back another way; the code column works as for `reason`. */
  @Property({ type: 'string', length: 500, nullable: true }) settledHow: string | null = null;
  @Property({ type: 'text', nullable: true, default: '' }) settledHowCode: Opt<string> | null = '';
  @Property({ type: 'datetime', nullable: true }) settledAt: Date | null = null;
}
