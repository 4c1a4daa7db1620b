import { type Opt, type Rel, PrimaryKeyProp } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Formula,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Trigger,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ITEM_DEFAULTS } from '../../graphql/rules/item-defaults';
import { LANG, toReader } from '../locale';
import { Shop } from '../shops/shop.entity';
import { Allergen, DietaryMark } from './allergens';
import { Category } from './category.entity';
import { itemKeepsDrinkAlike } from './menu-drinks';
import { Named } from './named';
import { optionsSoldOut } from './option-group.entity';
import type { OrderRules } from './days/order-rules';
import { raisesShopVersion } from '../shops/shop-version.entity';

export enum ItemKind {
  SIMPLE = 'SIMPLE',
  SANDWICH = 'SANDWICH',
  PIZZA = 'PIZZA',
  DRINK = 'DRINK',
}
registerEnumType(ItemKind, {
  name: 'ItemKind',
  description: 'How an item is ordered: as it is, composed (sandwich), sized and topped (pizza), or a drink.',
});

export function isComposed({ kind }: Pick<Item, 'kind'>): boolean {
  return kind === ItemKind.SANDWICH || kind === ItemKind.PIZZA;
}

@ObjectType()
export class PizzaSize {
  @Field(() => String, { description: 'Name of the size, unique within the pizza.' }) name!: string;
  @Field(() => Int) priceCents!: number;
}

@ObjectType()
@Entity()
@Index({
  name: 'item_name_unique',
  expression:
    'create unique index "item_name_unique" on "item" ("category_id", lower("name")) where "deleted_at" is null',
})
@Index({ properties: ['shop'] })
@Index({ properties: ['category'] })
@Check({ expression: 'stock is null or stock >= 0', name: 'item_stock' })
@Check({ expression: 'not published or price_cents > 0', name: 'item_published_price' })
@Index({ properties: ['picture'] })
@Index({ properties: ['stockDay'], where: { deletedAt: null } })
@Index({ properties: ['soldOutUntil'] })
@Check({
  expression:
    'price_cents >= 0 and preparation_units >= 0 and meat_limit >= 0 and meat_limit <= 20 and sauce_limit >= 0 and sauce_limit <= 20',
  name: 'item_numbers',
})
@Trigger(raisesShopVersion('item'))
@Trigger(itemKeepsDrinkAlike)
export class Item extends Named {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;
  @ManyToOne({ entity: () => Category, deleteRule: 'cascade' }) category!: Rel<Category>;

  @Field(() => ItemKind)
  @Enum({ items: () => ItemKind, type: 'string' })
  kind!: ItemKind;

  @Property({ type: 'string', length: 500, default: '' }) description: Opt<string> = '';
  @Property({ type: 'string', length: 500, nullable: true }) descriptionEn: string | null = null;

  /** 0 when no price was given yet, so that the item cannot be published. */
  @Field(() => Int, { description: 'Price in cents, VAT included; of a pizza the smallest size.' })
  @Property({ type: 'integer' })
  priceCents!: number;

  /** Pieces left today; null when the stock is not counted. */
  @Property({ type: 'integer', nullable: true }) stock: number | null = null;

  /** Menu day of `stock`, shop-local YYYY-MM-DD; null when no day was ever set (menu-day.ts). */
  @Property({ type: 'date', nullable: true }) stockDay: string | null = null;

  /** « Épuisé aujourd’hui »: cleared at the end of the shop's day, so the item is sold out while this is set. */
  @Property({ type: 'datetime', nullable: true }) soldOutUntil: Date | null = null;

  /** Storage key of the uploaded picture. */
  @Property({ type: 'string', nullable: true }) picture: string | null = null;

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  freshlyBaked: Opt<boolean> = false;

  @Field(() => [Allergen], {
    nullable: true,
    description:
      'The declared ones of the fourteen (Règlement (UE) 1169/2011, annexe II); empty: the owner says none; null: not said.',
  })
  @Property({ type: 'array', nullable: true })
  allergens: Allergen[] | null = null;

  @Field(() => [DietaryMark])
  @Property({ type: 'array' })
  dietary: Opt<DietaryMark[]> = [];

  /** VAT rate in thousandths: 55, 100 or 200. */
  @Property({ type: 'integer', default: ITEM_DEFAULTS.SIMPLE.vatRate })
  vatRate: Opt<number> = ITEM_DEFAULTS.SIMPLE.vatRate;

  /** Units of window capacity that one piece takes (specification 4.4). */
  @Property({ type: 'integer', default: ITEM_DEFAULTS.SIMPLE.preparationUnits })
  preparationUnits: Opt<number> = ITEM_DEFAULTS.SIMPLE.preparationUnits;

  /** Notice, days, season and pieces per day; null: available whenever the shop is open (order-rules.ts). */
  @Property({ type: 'json', nullable: true }) orderRules: OrderRules | null = null;

  @Property({ type: 'boolean', default: true }) published: Opt<boolean> = true;

  /** Added by the REST call `addCategory`: its name and picture are in the public catalogue before it is published. */
  @Property({ type: 'boolean', default: false }) catalogued: Opt<boolean> = false;

  @Property({ type: 'integer', default: 0 }) position: Opt<number> = 0;

  @Field(() => Boolean, { description: 'Sandwich: the customer chooses meats.' })
  @Property({ type: 'boolean', default: false })
  hasMeatSelection: Opt<boolean> = false;

  @Field(() => Int, { description: 'Sandwich: most meats one may choose.' })
  @Property({ type: 'integer', default: 0 })
  meatLimit: Opt<number> = 0;

  @Field(() => Int, { description: 'Sandwich or pizza: most sauces one may choose.' })
  @Property({ type: 'integer', default: 0 })
  sauceLimit: Opt<number> = 0;

  @Field(() => Boolean, { description: 'Sandwich: salad, tomato and onion are offered.' })
  @Property({ type: 'boolean', default: false })
  sot: Opt<boolean> = false;

  @Field(() => Boolean, { description: 'Sandwich: offered with fries and a drink.' })
  @Property({ type: 'boolean', default: false })
  isMenu: Opt<boolean> = false;

  @Property({ type: 'boolean', default: true }) useAllMeats: Opt<boolean> = true;

  /** Ids of the meats offered, when not all are. */
  @Property({ type: 'uuid[]', defaultRaw: `'{}'` }) allowedMeatIds: Opt<string[]> = [];

  @Field(() => [PizzaSize], { description: 'Pizza: its sizes, smallest first.' })
  @Property({ type: 'json', defaultRaw: `'[]'` })
  sizes: Opt<PizzaSize[]> = [];

  /** Ids of the shop's own option groups that the item offers, in this order. */
  @Property({ type: 'uuid[]', defaultRaw: `'{}'` }) optionGroupIds: Opt<string[]> = [];

  @Formula<Item>(({ optionGroupIds }) => optionsSoldOut(optionGroupIds), { type: 'boolean' })
  optionsSoldOut: Opt<boolean> = false;

  /** When the item was taken off the menu, else null; orders store their own copy of the item. */
  @Property({ type: 'datetime', nullable: true }) deletedAt: Date | null = null;

  @Field(() => Boolean, { description: 'Whether the customer chooses options before it is added.' })
  get hasOptions(): Opt<boolean> {
    return isComposed(this) || this.optionGroupIds.length > 0;
  }

  @Field(() => ID)
  get shopId(): Opt<string> {
    return this.shop.id;
  }

  @Field(() => String, { name: 'description' })
  get descriptionRead(): Opt<string> {
    return toReader(this.description, this.descriptionEn);
  }

  @Field(() => String, LANG)
  get descriptionLang(): string | null {
    return toReader(null, this.descriptionEn && 'en');
  }

  @Field(() => Boolean)
  get soldOut(): Opt<boolean> {
    return this.stock === 0 || this.soldOutUntil !== null || this.optionsSoldOut;
  }

  @Field(() => Int, { nullable: true, description: 'Pieces left when few are, at most 99; null when nobody counts.' })
  get remaining(): number | null {
    return this.stock === null ? null : Math.min(this.stock, 99);
  }
}

/**
 * Pieces of an item sold or held for a menu day before it began, subtracted from the stock with which that day begins
 * (stock.service.ts). Writers lock the item's row (pickup/ahead.ts), and the CHECK prevents overselling.
 */
@Entity()
@Check({ expression: 'taken >= 0 and (most is null or taken <= most)', name: 'item_ahead_taken' })
export class ItemAhead {
  [PrimaryKeyProp]?: ['item', 'day'];

  @ManyToOne({ entity: () => Item, deleteRule: 'cascade', primary: true }) item!: Rel<Item>;

  /** Menu day, shop-local YYYY-MM-DD (menu-day.ts). */
  @PrimaryKey({ type: 'date' }) day!: string;

  @Property({ type: 'integer', default: 0 }) taken: Opt<number> = 0;

  /** Maximum at the time of the last hold; null when the stock is not counted. */
  @Property({ type: 'integer', nullable: true }) most: number | null = null;
}

/** Stock of an item at the start of one menu day, planned or actual. */
@Entity()
@Index({ properties: ['day'] })
@Check({ expression: 'pieces is null or pieces >= 0', name: 'item_day_pieces' })
export class ItemDay {
  [PrimaryKeyProp]?: ['item', 'day'];

  @ManyToOne({ entity: () => Item, deleteRule: 'cascade', primary: true }) item!: Rel<Item>;

  /** Menu day, shop-local YYYY-MM-DD (menu-day.ts). */
  @PrimaryKey({ type: 'date' }) day!: string;

  /** Null when the stock is not counted on that day. */
  @Property({ type: 'integer', nullable: true, fieldName: 'pieces' }) stock!: number | null;
}
