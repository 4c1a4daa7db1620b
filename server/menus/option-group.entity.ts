import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Shop } from '../shops/shop.entity';
import { raisesShopVersion } from '../shops/shop-version.entity';
import { Named } from './named';

/** Group of options that a shop made itself, such as « Cuisson »; any number of items may offer it. */
@Entity()
@Index({
  name: 'option_group_name_unique',
  expression: 'create unique index "option_group_name_unique" on "option_group" ("shop_id", lower("name"))',
})
@Check({
  expression: 'min >= 0 and included >= 0 and per_option_max between 1 and 20 and (max is null or max >= greatest(min, 1))',
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
