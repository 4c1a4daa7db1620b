import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Account } from '../accounts/account.entity';
import { Item } from '../menus/item.entity';
import type { Selections } from '../menus/selections';
import { Shop } from '../shops/shop.entity';

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
  @Property({ type: 'json', nullable: true }) selections: Selections | null = null;
  @Property({ type: 'string', length: 500, default: '' }) note: Opt<string> = '';
  @Property({ type: 'datetime' }) createdAt!: Date;
}
