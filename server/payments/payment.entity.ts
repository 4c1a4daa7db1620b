import { PrimaryKeyProp, type Opt, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Index,
  OneToOne,
  PrimaryKey,
  Property,
  Unique,
  ManyToOne,
} from '@mikro-orm/decorators/legacy';
import { Account } from '../accounts/account.entity';
import type { PricedLine } from '../carts/priced-line';
import type { StoredMealDeal } from '../menus/meal-deal.entity';
import { BookedWindow } from '../pickup/booked-window.entity';
import { Shop } from '../shops/shop.entity';

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

  /** Cents: what the shop pays beside the service charge if `shopPaysFee`, else the provider's published rate. */
  @Property({ type: 'integer', default: 0 }) providerFeeCents: Opt<number> = 0;
  @Property({ type: 'boolean', default: false }) shopPaysFee: Opt<boolean> = false;
  @Enum({ items: () => PaymentState, type: 'string' }) state!: PaymentState;
  @Property({ type: 'datetime' }) createdAt!: Date;

  /** When the provider may be queried about the payment again; null before the first time. */
  @Property({ type: 'datetime', nullable: true }) nextTryAt: Date | null = null;
  @Property({ type: 'datetime', nullable: true }) succeededAt: Date | null = null;
}

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

export enum CheckoutState {
  /** Window and stock are taken for this customer until `holdUntil`. */
  HELD = 'HELD',
  /** Released: the hold expired, the customer started again, or the payment was refunded. */
  RELEASED = 'RELEASED',
  /** Window and stock belong to an order. */
  ORDERED = 'ORDERED',
}

/** A priced copy of a cart that holds a window and stock while the customer pays (specification 4.5). */
@Entity()
@Index({
  name: 'checkout_one_hold',
  expression: `create unique index "checkout_one_hold" on "checkout" ("customer_id", "shop_id") where "state" = 'HELD'`,
})
@Index({ properties: ['state', 'holdUntil'] })
@Index({ properties: ['customer', 'shop', 'createdAt'] })
@Index({ properties: ['shop'] })
@Index({
  name: 'checkout_guests_holding',
  expression: `create index "checkout_guests_holding" on "checkout" ("network") where "state" = 'HELD' and "network" is not null`,
})
@Index({ properties: ['window'] })
@Check({ expression: 'total_cents = lines_cents + fee_cents and units > 0', name: 'checkout_total' })
export class Checkout {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Account, deleteRule: 'cascade' }) customer!: Rel<Account>;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;
  @Property({ type: 'json' }) lines!: PricedLine[];
  @Property({ type: 'json', defaultRaw: `'[]'` }) mealDeals: Opt<StoredMealDeal[]> = [];
  @Property({ type: 'integer' }) linesCents!: number;
  @Property({ type: 'integer' }) feeCents!: number;
  @Property({ type: 'integer' }) totalCents!: number;

  /** Preparation units taken from the window. */
  @Property({ type: 'integer' }) units!: number;

  /** The held window; null for a client that names its window only at place-order, until it does. */
  @ManyToOne({ entity: () => BookedWindow, nullable: true }) window: Rel<BookedWindow> | null = null;

  /** Menu day whose stock is taken when the window is on a later day; null for the day of the checkout. */
  @Property({ type: 'date', nullable: true }) aheadDay: string | null = null;
  @Enum({ items: () => CheckoutState, type: 'string' }) state!: CheckoutState;
  @Property({ type: 'datetime' }) holdUntil!: Date;

  /** Network of the guest who holds (accounts/guest-holds.ts); null for accounts. */
  @Property({ type: 'string', length: 43, nullable: true }) network: string | null = null;

  /** When housekeeping may try again to end the hold; null before the first attempt. */
  @Property({ type: 'datetime', nullable: true }) nextTryAt: Date | null = null;
  @Property({ type: 'datetime' }) createdAt!: Date;
}
