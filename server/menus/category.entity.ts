import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shop } from '../shops/shop.entity';
import { Named } from './named';
import { type ServedHours, servedText } from './days/served-hours';
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

  /** Null when the category is served whenever the shop is open. */
  @Property({ type: 'json', nullable: true }) served: ServedHours | null = null;

  @Field(() => String, { nullable: true, description: '« jusqu’à 11:00 »; null: whenever the shop is open.' })
  get servedText(): Opt<string> | null {
    return this.served && servedText(this.served);
  }

  /** When the category was taken off the menu, else null; the row remains for items of past orders. */
  @Property({ type: 'datetime', nullable: true }) deletedAt: Date | null = null;
}
