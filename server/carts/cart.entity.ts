import { Collection, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Account } from '../accounts/account.entity';
import { Item } from '../menus/item.entity';
import type { Selections } from '../menus/selections';
import { Shop } from '../shops/shop.entity';

/** One per customer and shop (specification 4.1). */
@Entity()
@Unique({ properties: ['customer', 'shop'] })
@Index({ properties: ['shop'] })
export class Cart {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Account, deleteRule: 'cascade' }) customer!: Rel<Account>;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;

  /** When the customer last changed it: /cart shows the latest. */
  @Property({ type: 'datetime' }) touchedAt!: Date;

  /** Raised with each change of its lines, so that nobody writes over a change they have not seen. */
  @Property({ type: 'integer', default: 0 }) revision = 0;

  /** The cart of a device that joined it last: sent again, it does not join twice. */
  @Property({ type: 'uuid', nullable: true }) joined: string | null = null;

  /** Those before it, the latest first: two devices may send theirs in turns. */
  @Property({ type: 'json', nullable: true }) joinedEarlier: string[] | null = null;

  @OneToMany({ entity: () => CartLine, mappedBy: 'cart', orderBy: { position: 'asc' } })
  lines = new Collection<CartLine>(this);
}

/** One line of a cart: an item with its choices. Prices are looked up, never stored. */
@Entity()
@Index({ properties: ['cart'] })
@Index({ properties: ['item'] })
@Check({ expression: 'quantity >= 1 and quantity <= 99', name: 'cart_line_quantity' })
export class CartLine {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Cart, deleteRule: 'cascade' }) cart!: Rel<Cart>;
  @ManyToOne({ entity: () => Item, deleteRule: 'cascade' }) item!: Rel<Item>;
  @Property({ type: 'integer' }) quantity!: number;
  @Property({ type: 'json' }) selections!: Selections;
  @Property({ type: 'string', length: 500, default: '' }) note = '';

  /** Unit price in cents the customer last saw, so that a change can be explained. */
  @Property({ type: 'integer' }) seenUnitCents!: number;
  @Property({ type: 'integer' }) position!: number;
}
