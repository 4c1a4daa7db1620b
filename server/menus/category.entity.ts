import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shop } from '../shops/shop.entity';
import { Named } from './named';
import { raisesShopVersion } from '../shops/shop-version.entity';

@ObjectType()
@Entity()
@Index({
  name: 'category_name_unique',
  expression:
    'create unique index "category_name_unique" on "category" ("shop_id", lower("name")) where "deleted_at" is null',
})
@Index({ properties: ['shop'] })
@Trigger(raisesShopVersion('category'))
export class Category extends Named {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;

  @Field(() => Int, { description: 'Place on the menu, from 0.' })
  @Property({ type: 'integer', default: 0 })
  position: Opt<number> = 0;

  /** Set when it left the menu; items of past orders still refer to it. */
  @Property({ type: 'datetime', nullable: true }) deletedAt: Date | null = null;
}
