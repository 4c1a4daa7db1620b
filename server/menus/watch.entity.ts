import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Account } from '../accounts/account.entity';
import { Shop } from '../shops/shop.entity';
import { Item } from './item.entity';

/** Request to be notified once when a shop opens or an item is available again. */
@ObjectType()
@Entity()
@Index({
  name: 'watch_once',
  expression:
    'create unique index "watch_once" on "watch" ("account_id", coalesce("item_id", "shop_id")) where "told_at" is null',
})
@Index({ properties: ['account'] })
@Index({ properties: ['shop'] })
@Index({ properties: ['item'] })
@Index({ properties: ['endsAt'] })
export class Watch {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne({ entity: () => Account, deleteRule: 'cascade' }) account!: Rel<Account>;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;
  /** Null when it refers to the shop itself. */
  @ManyToOne({ entity: () => Item, deleteRule: 'cascade', nullable: true }) item: Rel<Item> | null = null;

  /** When the request expires. */
  @Property({ type: 'datetime' }) endsAt!: Date;

  /** When the account was notified; null before. */
  @Property({ type: 'datetime', nullable: true }) toldAt: Date | null = null;

  @Field(() => ID)
  get shopId(): Opt<string> {
    return this.shop.id;
  }

  @Field(() => ID, { nullable: true, description: 'Null: that the shop opens.' })
  get itemId(): Opt<string> | null {
    return this.item?.id ?? null;
  }
}
