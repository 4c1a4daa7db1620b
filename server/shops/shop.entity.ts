import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LANG, toReader } from '../locale';
import { announcesWindows, raisesShopVersion } from './shop-version.entity';

export enum ShopKind {
  BOULANGERIE = 'BOULANGERIE',
  RESTAURANT = 'RESTAURANT',
  CAFE = 'CAFE',
}
registerEnumType(ShopKind, {
  name: 'ShopKind',
  description: 'What a shop calls itself; a café is listed among restaurants.',
});

/** A shop. Its id is also its owner's account id: `ownerId` and `restaurantId` both name it (specification 1.4). */
@ObjectType()
@Entity()
@Index({ properties: ['paymentAccountId'] })
@Index({ properties: ['zone'] })
@Index({ name: 'shop_by_slug', expression: 'create unique index "shop_by_slug" on "shop" ("slug")' })
@Index({
  name: 'shop_place',
  expression: 'create index "shop_place" on "shop" using gist (point("longitude", "latitude"))',
})
@Check({
  expression:
    'capacity_units > 0 and slot_minutes >= 5 and slot_minutes <= 120 and preparation_minutes >= 0 and preparation_minutes <= 600',
  name: 'shop_pace',
})
@Check({ expression: 'days_ahead >= 0 and days_ahead <= 30', name: 'shop_days_ahead' })
@Check({ expression: 'delay_minutes >= 0 and delay_minutes <= 600', name: 'shop_delay' })
@Check({ expression: 'cancel_unseen_minutes >= 5 and cancel_unseen_minutes <= 60', name: 'shop_cancel_unseen' })
@Trigger(raisesShopVersion('shop', 'id'))
@Trigger(announcesWindows('shop', 'id'))
@Trigger({
  name: 'shop_has_slug',
  timing: 'before',
  events: ['insert', 'update'],
  expression:
    'create trigger "shop_has_slug" before insert or update of "name", "city", "slug" on "shop" for each row execute function give_slug()',
})
export class Shop {
  @Field(() => ID, { description: 'UUIDv7, shared with the owner account.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 120 })
  name!: string;

  @Field(() => String, {
    description: 'Of name and city, in the address of its public page /chez/{slug}; earlier ones lead on.',
  })
  @Property({ type: 'string', length: 100, default: '' })
  slug: Opt<string> = '';

  @Field(() => ShopKind)
  @Enum({ items: () => ShopKind, type: 'string' })
  kind!: ShopKind;

  @Field(() => String)
  @Property({ type: 'string', length: 200 })
  address!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 10 })
  postcode!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 120 })
  city!: string;

  @Field(() => Float, { description: 'Degrees north.' })
  @Property({ type: 'double' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  @Property({ type: 'double' })
  longitude!: number;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 20, nullable: true })
  phone: string | null = null;

  @Property({ type: 'string', length: 500, default: '' }) description: Opt<string> = '';
  @Property({ type: 'string', length: 500, nullable: true }) descriptionEn: string | null = null;

  @Property({ type: 'string', nullable: true }) picture: string | null = null;

  @Field(() => String, { description: 'IANA zone of every shop-local time.' })
  @Property({ type: 'string', default: 'Europe/Paris' })
  zone: Opt<string> = 'Europe/Paris';

  @Property({ type: 'integer', default: 15 }) slotMinutes: Opt<number> = 15;

  /** Usual preparation time in minutes, without a delay (preparation.ts). */
  @Property({ type: 'integer', default: 15 }) preparationMinutes: Opt<number> = 15;
  @Property({ type: 'integer', default: 0 }) delayMinutes: Opt<number> = 0;
  @Property({ type: 'datetime', nullable: true }) delayUntil: Date | null = null;

  @Field(() => Int, { description: 'For how many days after today it takes orders, 0 to 30.' })
  @Property({ type: 'integer', default: 0 })
  daysAhead: Opt<number> = 0;

  @Property({ type: 'integer', default: 10 }) capacityUnits: Opt<number> = 10;

  @Field(() => Int, { description: 'Minutes after the end of its window for which an order is kept.' })
  @Property({ type: 'integer', default: 10 })
  noShowGraceMinutes: Opt<number> = 10;
  @Property({ type: 'datetime', nullable: true }) pausedUntil: Date | null = null;

  /** Sum of stars; it and the number of reviews are updated in the same transaction as the reviews. */
  @Property({ type: 'integer', default: 0 }) ratingTotal: Opt<number> = 0;

  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  reviewCount: Opt<number> = 0;

  /** Id of the Stripe account; never exposed. */
  @Property({ type: 'string', nullable: true, hidden: true }) paymentAccountId: string | null = null;

  @Field(() => Boolean, { description: 'Whoever orders without an account gives a phone number.' })
  @Property({ type: 'boolean', default: false })
  asksPhone: Opt<boolean> = false;

  /** Customers see the shop only once this is true (specification 3.2). */
  @Property({ type: 'boolean', default: false }) chargesEnabled: Opt<boolean> = false;
  @Property({ type: 'boolean', default: false }) autoPrint: Opt<boolean> = false;

  /** Whether the board rings until a new order is seen. */
  @Property({ type: 'boolean', default: true }) alertRing: Opt<boolean> = true;

  /** Whether the owner’s devices are notified of an order unseen after a minute. */
  @Property({ type: 'boolean', default: true }) alertPush: Opt<boolean> = true;

  /** Whether the owner is mailed about an order unseen after three minutes. */
  @Property({ type: 'boolean', default: true }) alertMail: Opt<boolean> = true;
  @Property({ type: 'boolean', default: false }) alertSms: Opt<boolean> = false;

  /** Minutes after which an unseen order is cancelled; null for never. */
  @Property({ type: 'integer', nullable: true }) cancelUnseenMinutes: number | null = null;

  @Field(() => String, { description: 'Last words of the customer’s receipt; empty: the usual ones.' })
  @Property({ type: 'string', length: 120, default: '' })
  receiptText: Opt<string> = '';

  /** When all setup steps were completed; undoing one later does not close the shop again. */
  @Property({ type: 'datetime', nullable: true }) openedAt: Date | null = null;
  @Property({ type: 'datetime' }) createdAt!: Date;

  @Field(() => String, { name: 'description', description: 'To English readers in English, where it was written.' })
  get descriptionRead(): Opt<string> {
    return toReader(this.description, this.descriptionEn);
  }

  @Field(() => String, LANG)
  get descriptionLang(): string | null {
    return toReader(null, this.descriptionEn && 'en');
  }

  @Field(() => Float, {
    nullable: true,
    description: 'Mean of all reviews, 1 to 5, one decimal; null without reviews.',
  })
  get rating(): number | null {
    return this.reviewCount === 0 ? null : Math.round((this.ratingTotal / this.reviewCount) * 10) / 10;
  }
}

/** An earlier slug of a shop, so that printed addresses still lead to it. */
@Entity()
@Index({ properties: ['shop'] })
export class ShopSlug {
  @PrimaryKey({ type: 'string', length: 100 }) slug!: string;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;
}

/** An opening range of a weekday, in shop-local wall-clock minutes. */
@Entity()
@Trigger(raisesShopVersion('opening_range'))
@Trigger(announcesWindows('opening_range'))
@Index({ properties: ['shop'] })
@Check({
  expression:
    'weekday >= 1 and weekday <= 7 and opens_at >= 0 and opens_at < 1440 and closes_at > opens_at and closes_at <= 2880',
  name: 'opening_range_order',
})
export class OpeningRange {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;

  /** ISO weekday, 1 Monday to 7 Sunday. */
  @Property({ type: 'integer' }) weekday!: 1 | 2 | 3 | 4 | 5 | 6 | 7;

  @Property({ type: 'integer' }) opensAt!: number;

  /** Minutes after the midnight that begins the opening day; above 1440 it is on the next day. */
  @Property({ type: 'integer' }) closesAt!: number;
}

/** Days that are not like the usual week; shop-local dates, both included. */
abstract class PlannedDays {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;

  /** YYYY-MM-DD */
  @Property({ type: 'date', fieldName: 'from_date' }) from!: string;
  @Property({ type: 'date', fieldName: 'to_date' }) to!: string;

  /** Reason shown to customers, for instance « Congés d’été » or « Fête du pain »; may be empty. */
  @Property({ type: 'string', length: 120, default: '' }) reason: Opt<string> = '';
}

/** Days on which the shop is closed despite its opening ranges. */
@Entity()
@Trigger(raisesShopVersion('closure'))
@Trigger(announcesWindows('closure'))
@Index({ properties: ['shop'] })
@Check({ expression: 'to_date >= from_date', name: 'closure_order' })
export class Closure extends PlannedDays {}

/** Days with special opening hours instead of the weekly ones. */
@Entity()
@Trigger(raisesShopVersion('exceptional_opening'))
@Trigger(announcesWindows('exceptional_opening'))
@Index({ properties: ['shop'] })
@Check({
  expression:
    'to_date >= from_date and opens_at >= 0 and opens_at < 1440 and closes_at > opens_at and closes_at <= opens_at + 1440',
  name: 'exceptional_opening_order',
})
export class ExceptionalOpening extends PlannedDays {
  /** Minutes after local midnight of each day. */
  @Property({ type: 'integer' }) opensAt!: number;

  /** Minutes after the midnight that begins the opening day; above 1440 it is on the next day. */
  @Property({ type: 'integer' }) closesAt!: number;
}
