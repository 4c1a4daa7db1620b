import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Shop } from '../shops/shop.entity';
import { Payment } from './payment.entity';
import { ShopShare } from './refund.entity';

export enum IncidentKind {
  /** The customer disputes a payment at the bank, which takes the money back until it decides. */
  DISPUTE = 'DISPUTE',
  /** The bank warns that a payment may be fraud; the money is still there. */
  FRAUD_WARNING = 'FRAUD_WARNING',
  /** A payout to the owner's bank account failed. */
  PAYOUT_FAILED = 'PAYOUT_FAILED',
  /** The owner disconnected their account from the platform. */
  DEAUTHORIZED = 'DEAUTHORIZED',
}

/** An incident at the provider, recorded once: after a payment or with a shop's account. */
@Entity()
@Index({ properties: ['shop'] })
@Index({ properties: ['payment'] })
@Index({
  name: 'incident_open',
  expression: `create index "incident_open" on "incident" ("at") where "closed_at" is null`,
})
export class Incident {
  /** The provider's id (`dp_…`, `issfr_…`, `po_…`), or the id of the event when the incident has none. */
  @PrimaryKey({ type: 'string' }) id!: string;
  @Enum({ items: () => IncidentKind, type: 'string' }) kind!: IncidentKind;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;
  @ManyToOne({ entity: () => Payment, fieldName: 'intent_id', nullable: true }) payment: Rel<Payment> | null = null;
  @Property({ type: 'integer', nullable: true }) amountCents: number | null = null;

  /** Reason and status, in the provider's terms: `fraudulent`, `needs_response`. */
  @Property({ type: 'string' }) reason!: string;
  @Property({ type: 'string' }) status!: string;

  /** Deadline for evidence to the bank. */
  @Property({ type: 'datetime', nullable: true }) answerBy: Date | null = null;
  @Property({ type: 'datetime' }) at!: Date;
  @Property({ type: 'datetime', nullable: true }) closedAt: Date | null = null;

  /** State of the shop's share; null when nothing is to be taken back. */
  @Enum({ items: () => ShopShare, type: 'string', nullable: true }) share: ShopShare | null = null;
  @Property({ type: 'integer', default: 0 }) takenCents: Opt<number> = 0;

  /** Cents that the shop owes the platform for it; negative when the platform owes the shop. */
  @Property({ type: 'integer', default: 0 }) shopOwesCents: Opt<number> = 0;
}
