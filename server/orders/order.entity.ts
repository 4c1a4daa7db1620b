import { isDeepStrictEqual } from 'node:util';
import { Collection, type Opt, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
  OneToOne,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Account } from '../accounts/account.entity';
import type { PricedLine } from '../carts/priced-line';
import { LANG, toReader } from '../locale';
import { Allergen } from '../menus/allergens';
import { AppliedMealDeal, appliedMealDeals, type StoredMealDeal } from '../menus/meal-deal.entity';
import { ChosenGroup } from '../menus/options/selections';
import { Item, ItemKind } from '../menus/item.entity';
import { Refund } from '../payments/refund.entity';
import { BookedWindow } from '../pickup/booked-window.entity';
import { Shop } from '../shops/shop.entity';
import { orderName } from './stored-reasons';
import { OrderStatus } from './order-status';

export enum OrderSource {
  ONLINE = 'ONLINE',
  COUNTER = 'COUNTER',
}
registerEnumType(OrderSource, {
  name: 'OrderSource',
  description: 'Paid online, or taken at the counter without payment.',
});

/** Lines, prices and name are copies from when it was placed, which a later change of the menu does not alter. */
@ObjectType({ description: 'What was ordered: paid online, or taken at the counter.' })
@Entity({ tableName: 'orders' })
@Index({ properties: ['shop', 'createdAt'] })
@Index({ properties: ['customer', 'createdAt'] })
@Index({ properties: ['shop', 'revision'] })
@Index({ properties: ['shop', 'status'] })
@Index({ properties: ['shop', 'statusAt'] })
@Index({ properties: ['window'] })
@Index({
  name: 'orders_open',
  expression: `create index "orders_open" on "orders" ("created_at", "shop_id") where "status" in ('PREPARING', 'READY')`,
})
@Trigger({
  name: 'orders_announced',
  timing: 'before',
  events: ['insert', 'update'],
  // The trigger's function is defined in migrations/m20261127-initial.ts.
  expression:
    'create trigger "orders_announced" before insert or update of status, previous_status, seen_at, arriving_at, changed_in on "orders" for each row execute function announce_order()',
})
@Check({ expression: 'total_cents = lines_cents + fee_cents', name: 'orders_total' })
@Check({ expression: `(source = 'COUNTER') = (payment_intent_id is null)`, name: 'orders_paid' })
export class Order {
  @Field(() => ID, { description: 'UUIDv7.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, { description: 'Six characters to say at the counter, unique in the system.' })
  @Property({ type: 'string', length: 6 })
  @Unique()
  token!: string;

  @Field(() => Shop, { description: 'Where it is collected.' })
  @ManyToOne({ entity: () => Shop })
  shop!: Rel<Shop>;

  /** The customer; null for an order taken at the counter or anonymised when its retention ended. */
  @ManyToOne({ entity: () => Account, nullable: true }) customer: Rel<Account> | null = null;

  @Property({ type: 'string', length: 120 }) customerName!: string;

  @Field(() => String, { name: 'customerName', description: 'Name to call out.' })
  get nameRead(): Opt<string> {
    return orderName(this);
  }

  @Field(() => OrderSource, { description: 'How it came in.' })
  @Enum({ items: () => OrderSource, type: 'string' })
  source!: OrderSource;

  @Enum({ items: () => OrderStatus, type: 'string' })
  status!: OrderStatus;

  @ManyToOne({ entity: () => BookedWindow }) window!: Rel<BookedWindow>;
  @Property({ type: 'integer' }) units!: number;

  @Property({ type: 'json', defaultRaw: `'[]'` }) mealDeals: Opt<StoredMealDeal[]> = [];

  @Field(() => [AppliedMealDeal], { name: 'mealDeals' })
  get mealDealsRead(): Opt<AppliedMealDeal[]> {
    return appliedMealDeals(this.mealDeals);
  }

  @Field(() => Int, { description: 'Sum of the lines, in cents.' })
  @Property({ type: 'integer' })
  linesCents!: number;

  @Field(() => Int, { description: 'Service charge, in cents.' })
  @Property({ type: 'integer' })
  feeCents!: number;

  @Field(() => Int, { description: 'Lines and service charge, in cents.' })
  @Property({ type: 'integer' })
  totalCents!: number;

  @Property({ type: 'string', nullable: true, hidden: true })
  @Unique()
  paymentIntentId: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When the customer pressed « J’arrive ».' })
  @Property({ type: 'datetime', nullable: true })
  arrivingAt: Date | null = null;

  /** Status before the owner's last step, to which an undo returns; it may stay set after the undo time is over. */
  @Enum({ items: () => OrderStatus, type: 'string', nullable: true }) previousStatus: OrderStatus | null = null;
  @Property({ type: 'datetime' }) statusAt!: Date;

  /** When the customer's call first received the order: it answers 201, later ones 200 (specification 4.7). */
  @Property({ type: 'datetime', nullable: true }) claimedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When somebody at the counter has seen it.' })
  @Property({ type: 'datetime', nullable: true })
  seenAt: Date | null = null;

  @Field(() => Date, { description: 'When it was placed.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When the customer was asked for another day; null again after the order was moved or the day reopened. */
  @Property({ type: 'datetime', nullable: true }) dayClosedAskedAt: Date | null = null;

  /** When the customer last moved the order to another day. */
  @Property({ type: 'datetime', nullable: true }) movedAt: Date | null = null;

  /** PostgreSQL id of the transaction that made the order's last announced change (order-changes.ts). */
  @Field(() => String, { description: 'Another after each change; opaque.' })
  @Property({ type: 'string', columnType: 'xid8', fieldName: 'changed_in', default: '0' })
  revision!: Opt<string>;

  /** Incremented by the trigger that announces the order's changes. */
  @Field(() => Int, { description: 'Greater after each change.' })
  @Property({ type: 'integer', default: 0 })
  version!: Opt<number>;

  /** True when read by its mailed link: the caller may see, cancel, move and contest it, and nothing else. */
  openedByLink?: true;

  @OneToMany({ entity: () => OrderLine, mappedBy: 'order', orderBy: { position: 'asc' } })
  lines = new Collection<OrderLine>(this);
}

/** One line of an order: a copy, so that a later menu change never alters it. */
@ObjectType({ description: 'One line of an order, as it was when placed.' })
@Entity()
@Index({ properties: ['order'] })
@Index({ properties: ['item'] })
@Index({ properties: ['picture'] })
@Check({
  expression:
    'quantity >= 1 and quantity <= 99 and unit_cents >= 0 and reduction_cents >= 0 and reduction_cents <= quantity * unit_cents',
  name: 'order_line_numbers',
})
export class OrderLine {
  @Field(() => ID, { description: 'UUIDv7.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne({ entity: () => Order, deleteRule: 'cascade' }) order!: Rel<Order>;
  @ManyToOne({ entity: () => Item }) item!: Rel<Item>;

  @Field(() => ID, { description: 'What of the menu it is.' })
  get itemId(): string {
    return this.item.id;
  }

  @Field(() => ItemKind, { description: 'How it was ordered.' })
  @Enum({ items: () => ItemKind, type: 'string' })
  kind!: ItemKind;

  @Field(() => String, { description: 'Name when it was placed.' })
  @Property({ type: 'string', length: 120 })
  name!: string;

  @Field(() => String, { description: 'Description when it was placed.' })
  @Property({ type: 'string', length: 500 })
  description!: string;

  @Property({ type: 'string', length: 120 }) category!: string;
  @Property({ type: 'string', nullable: true }) picture: string | null = null;

  @Field(() => Int, { description: 'How many.' })
  @Property({ type: 'integer' })
  quantity!: number;

  @Field(() => Int, { description: 'Price of one with its choices, in cents.' })
  @Property({ type: 'integer' })
  unitCents!: number;

  /** What meal deals take off the line, in cents. */
  @Property({ type: 'integer', default: 0 }) reductionCents: Opt<number> = 0;

  @Field(() => Int, { description: 'What the line cost, in cents; meal deals may make it less than its pieces.' })
  @Property({
    type: 'integer',
    generated: (columns) => `(${columns.quantity} * ${columns.unitCents} - ${columns.reductionCents}) stored`,
  })
  lineCents!: Opt<number>;

  @Field(() => Int, { description: 'VAT in thousandths.' })
  @Property({ type: 'integer' })
  vatRate!: number;

  @Field(() => [Allergen], { description: 'Allergens declared when it was placed.' })
  @Property({ type: 'array' })
  allergens: Allergen[] = [];

  @Field(() => Boolean, { description: 'Whether all that is in it was declared.' })
  @Property({ type: 'boolean', default: false })
  allergensDeclared = false;

  @Field(() => [ChosenGroup], { description: 'What was chosen.' })
  @Property({ type: 'json' })
  choices!: ChosenGroup[];

  /** The line's English texts for its customer; null when the shop's own texts are shown. */
  @Property({ type: 'json', nullable: true }) english: PricedLine['english'] | null = null;

  @Field(() => String, LANG) nameLang?: string;
  @Field(() => String, LANG) choicesLang?: string;

  @Field(() => String, { description: 'Note for the kitchen.' })
  @Property({ type: 'string', length: 500, default: '' })
  note = '';

  @Property({ type: 'integer' }) position!: number;
}

/** Returns the lines in the customer's language; the kitchen reads the shop's own texts. */
export function linesToRead({ lines }: Pick<Order, 'lines'>): OrderLine[] {
  return lines.getItems().map((line) => {
    const { english, itemId } = line;
    const nameLang = english && english.name !== line.name && { nameLang: 'en' };
    const choicesLang = english && !isDeepStrictEqual(english.choices, line.choices) && { choicesLang: 'en' };
    return toReader(line, english && { ...line, itemId, ...english, ...nameLang, ...choicesLang });
  });
}

export enum StepAuthor {
  CUSTOMER = 'CUSTOMER',
  OWNER = 'OWNER',
  SYSTEM = 'SYSTEM',
}

/** One recorded change of an order's status; a reversal references the step it undoes. */
@Entity()
@Index({ properties: ['order', 'at'] })
export class OrderStep {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Order, deleteRule: 'cascade' }) order!: Rel<Order>;

  @Enum({ items: () => OrderStatus, type: 'string', nullable: true, fieldName: 'from_status' })
  from: OrderStatus | null = null;

  @Enum({ items: () => OrderStatus, type: 'string', fieldName: 'to_status' }) to!: OrderStatus;
  @Enum({ items: () => StepAuthor, type: 'string' }) by!: StepAuthor;

  @OneToOne({ entity: () => OrderStep, nullable: true, owner: true, unique: true })
  reverses: Rel<OrderStep> | null = null;

  @Property({ type: 'datetime' }) at!: Date;
}

/** A link mailed to a guest, which opens one order until its retention ends. */
@Entity()
@Index({ properties: ['order'] })
export class OrderLink {
  /** SHA-256 of the key; only the mail contains the key itself. */
  @PrimaryKey({ type: 'string', length: 64 }) keyHash!: string;
  @ManyToOne({ entity: () => Order, deleteRule: 'cascade' }) order!: Rel<Order>;
  @Property({ type: 'datetime' }) createdAt!: Date;
}

/** How many pieces of an order’s line a refund covers, and what they cost in cents. */
@Entity()
@Check({ expression: 'quantity >= 1', name: 'refund_line_quantity' })
@Index({ properties: ['line'] })
export class RefundLine {
  [PrimaryKeyProp]?: ['refund', 'line'];

  @ManyToOne({ entity: () => Refund, primary: true, deleteRule: 'cascade' }) refund!: Rel<Refund>;
  @ManyToOne({ entity: () => OrderLine, primary: true, deleteRule: 'cascade' }) line!: Rel<OrderLine>;
  @Property({ type: 'integer' }) quantity!: number;
  @Property({ type: 'integer' }) cents!: number;
}
