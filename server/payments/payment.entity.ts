import { PrimaryKeyProp, type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Checkout } from './checkout.entity';

export enum PaymentState {
  OPEN = 'OPEN',
  SUCCEEDED = 'SUCCEEDED',
  /** The column uses the provider's spelling. */
  CANCELLED = 'CANCELED',
}

/** The payment intent that belongs to a checkout. */
@Entity()
@Check({ expression: 'amount_cents > 0', name: 'payment_amount' })
@Index({ properties: ['state', 'createdAt'] })
export class Payment {
  [PrimaryKeyProp]?: 'intentId';

  /** The provider's id (`pi_…`). */
  @PrimaryKey({ type: 'string' }) intentId!: string;

  @OneToOne({ entity: () => Checkout, owner: true, unique: true })
  checkout!: Rel<Checkout>;

  @Property({ type: 'integer' }) amountCents!: number;

  /** The shop's account the payment was opened for; null for payments older than this column. */
  @Property({ type: 'string', nullable: true }) destination: string | null = null;

  /**
   * Fee of the payment in cents: what the shop pays beside the service charge when `shopPaysFee`, else the provider's
   * charge by its published rate.
   */
  @Property({ type: 'integer', default: 0 }) providerFeeCents: Opt<number> = 0;
  @Property({ type: 'boolean', default: false }) shopPaysFee: Opt<boolean> = false;
  @Enum({ items: () => PaymentState, type: 'string' }) state!: PaymentState;
  @Property({ type: 'datetime' }) createdAt!: Date;

  /** When the provider may be queried about the payment again; null before the first time. */
  @Property({ type: 'datetime', nullable: true }) nextTryAt: Date | null = null;
  @Property({ type: 'datetime', nullable: true }) succeededAt: Date | null = null;
}
