import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Shop } from '../shops/shop.entity';
import { Payment } from './payment.entity';
import { ShopShare } from './refund.entity';

export enum IncidentKind {
  /** The customer disputes a payment at the bank, which takes the money back meanwhile. */
  DISPUTE = 'DISPUTE',
  /** The bank warns that a payment may be fraud; the money is still there. */
  FRAUD_WARNING = 'FRAUD_WARNING',
  /** A transfer to the owner's bank came back. */
  PAYOUT_FAILED = 'PAYOUT_FAILED',
  /** The owner cut the tie to the platform. */
  DEAUTHORIZED = 'DEAUTHORIZED',
}

/** What went wrong at the provider after a payment, or with a shop's account: written down once, its owner and the operator told. */
@Entity()
@Index({ properties: ['shop'] })
@Index({ properties: ['payment'] })
@Index({
  name: 'incident_open',
  expression: `create index "incident_open" on "incident" ("at") where "closed_at" is null`,
})
export class Incident {
  /** The provider's (`dp_…`, `issfr_…`, `po_…`); that of its event where the thing itself has none. */
  @PrimaryKey({ type: 'string' }) id!: string;
  @Enum({ items: () => IncidentKind, type: 'string' }) kind!: IncidentKind;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;
  @ManyToOne({ entity: () => Payment, fieldName: 'intent_id', nullable: true }) payment: Rel<Payment> | null = null;
  @Property({ type: 'integer', nullable: true }) amountCents: number | null = null;

  /** Both in the provider's words: `fraudulent`, `needs_response`. */
  @Property({ type: 'string' }) reason!: string;
  @Property({ type: 'string' }) status!: string;

  /** Until when the bank hears the other side. */
  @Property({ type: 'datetime', nullable: true }) answerBy: Date | null = null;
  @Property({ type: 'datetime' }) at!: Date;
  @Property({ type: 'datetime', nullable: true }) closedAt: Date | null = null;

  /** Null where nothing is to be taken back. */
  @Enum({ items: () => ShopShare, type: 'string', nullable: true }) share: ShopShare | null = null;
  @Property({ type: 'integer', default: 0 }) takenCents: Opt<number> = 0;

  /** What the shop owes the platform for it; negative: what the platform owes the shop. */
  @Property({ type: 'integer', default: 0 }) shopOwesCents: Opt<number> = 0;
}
