import { Collection, type Rel, type Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Account } from '../accounts/account.entity';
import { Item } from '../menus/item.entity';
import type { Selection } from '../../graphql/rules/option-groups';
import { Shop } from '../shops/shop.entity';

/** Cart; a customer has one per shop (specification 4.1). */
@Entity()
@Unique({ properties: ['customer', 'shop'] })
@Index({ properties: ['shop'] })
export class Cart {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Account, deleteRule: 'cascade' }) customer!: Rel<Account>;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;

  /** Time of the customer's last change: /cart shows the cart changed last. */
  @Property({ type: 'datetime' }) touchedAt!: Date;

  /** Version of the lines, incremented with each change, for optimistic locking. */
  @Property({ type: 'integer', default: 0 }) revision = 0;

  /** Id of the device cart merged last, so that sending it again does not merge it twice. */
  @Property({ type: 'uuid', nullable: true }) joined: string | null = null;

  /** Ids of the device carts merged before the last, the latest first, because two devices may send theirs in turns. */
  @Property({ type: 'json', nullable: true }) joinedEarlier: string[] | null = null;

  /** Meal deals that the customer does not want for this cart. */
  @Property({ type: 'array', default: [] }) declinedMealDealIds: Opt<string[]> = [];

  @OneToMany({ entity: () => CartLine, mappedBy: 'cart', orderBy: { position: 'asc' } })
  lines = new Collection<CartLine>(this);
}

/** Cart line: an item with its choices. Prices are looked up at each read, never stored. */
@Entity()
@Index({ properties: ['cart'] })
@Index({ properties: ['item'] })
@Check({ expression: 'quantity >= 1 and quantity <= 99', name: 'cart_line_quantity' })
export class CartLine {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Cart, deleteRule: 'cascade' }) cart!: Rel<Cart>;
  @ManyToOne({ entity: () => Item, deleteRule: 'cascade' }) item!: Rel<Item>;
  @Property({ type: 'integer' }) quantity!: number;
  @Property({ type: 'json' }) selections!: Selection[];
  @Property({ type: 'string', length: 500, default: '' }) note = '';

  /** Unit price in cents that the customer last saw, so that a price change can be shown. */
  @Property({ type: 'integer' }) seenUnitCents!: number;
  @Property({ type: 'integer' }) position!: number;
}

/** Favourite of an account: a shop, or an item with the choices it was composed with. */
@Entity()
@Check({ expression: '(item_id is null) = (selections is null)', name: 'favourite_composition' })
@Index({
  name: 'favourite_once',
  expression: `create unique index "favourite_once" on "favourite" ("account_id", coalesce("item_id", "shop_id"), md5(coalesce("selections"::text, '') || "note"))`,
})
@Index({ properties: ['shop'] })
@Index({ properties: ['item'] })
export class Favourite {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Account, deleteRule: 'cascade' }) account!: Rel<Account>;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;
  /** Null when it refers to the shop itself. */
  @ManyToOne({ entity: () => Item, deleteRule: 'cascade', nullable: true }) item: Rel<Item> | null = null;
  /** Choices, in the same format as in CartLine. */
  @Property({ type: 'json', nullable: true }) selections: Selection[] | null = null;
  @Property({ type: 'string', length: 500, default: '' }) note: Opt<string> = '';
  @Property({ type: 'datetime' }) createdAt!: Date;
}
