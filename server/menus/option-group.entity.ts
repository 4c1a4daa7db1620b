import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Shop } from '../shops/shop.entity';
import { raisesShopVersion } from '../shops/shop-version.entity';
import { Named } from './named';

/**
 * Returns SQL that is true while too little of a group that is always required is in stock; `ids` is the column of the
 * item's groups. Such an item counts as sold out; groups with a condition are looked at when a choice is priced.
 */
export const optionsSoldOut = (ids: string) => `(cardinality(${ids}) > 0 and exists (select from option_group g
  where g.id = any(${ids}::uuid[]) and g.min > 0 and g.shown_when is null and g.min > g.per_option_max * (
    select count(*) from ingredient o where o.group_id = g.id and not o.out_of_stock)))`;

/** Group of options that a shop made itself, such as « Cuisson »; any number of items may offer it. */
@Entity()
@Index({
  name: 'option_group_name_unique',
  expression: 'create unique index "option_group_name_unique" on "option_group" ("shop_id", lower("name"))',
})
@Check({
  expression:
    'min >= 0 and included >= 0 and per_option_max >= 1 and per_option_max <= 20 and (max is null or (max >= 1 and max >= min))',
  name: 'option_group_numbers',
})
@Trigger(raisesShopVersion('option_group'))
export class OptionGroup extends Named {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;

  /** Fewest pieces to choose, all options together. */
  @Property({ type: 'integer', default: 0 }) min: Opt<number> = 0;
  /** Most pieces to choose; null: no limit. */
  @Property({ type: 'integer', nullable: true }) max: number | null = null;
  /** Number of chosen pieces that cost nothing, the dearest first. */
  @Property({ type: 'integer', default: 0 }) included: Opt<number> = 0;
  @Property({ type: 'integer', default: 1 }) perOptionMax: Opt<number> = 1;

  /** The group applies only while one of these options of an earlier group is chosen; null: always. */
  @Property({ type: 'json', nullable: true }) shownWhen: { groupId: string; optionIds: string[] } | null = null;
}
