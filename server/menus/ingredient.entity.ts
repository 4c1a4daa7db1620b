import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Shop } from '../shops/shop.entity';
import { type Allergen } from './allergens';
import { ingredientKeepsDrinkAlike } from './menu-drinks';
import { Named } from './named';
import { OptionGroup } from './option-group.entity';
import { raisesShopVersion } from '../shops/shop-version.entity';

export enum IngredientType {
  MEAT = 'MEAT',
  SAUCE = 'SAUCE',
  SIDE = 'SIDE',
  DRINK = 'DRINK',
  DESSERT = 'DESSERT',
  TOPPING = 'TOPPING',
  SOT = 'SOT',
  MENU_FRIES = 'MENU_FRIES',
  MENU_DRINK = 'MENU_DRINK',
  OPTION = 'OPTION',
}
registerEnumType(IngredientType, {
  name: 'IngredientType',
  valuesConfig: {
    SOT: { description: 'Salad, tomato or onion: free, named salad, tomato and onion.' },
    OPTION: { description: 'Of a group that the shop made itself.' },
  },
});

/** Ingredient of sandwiches, pizzas or menus; each shop has its own. */
@ObjectType()
@Entity()
@Index({
  name: 'ingredient_name_unique',
  expression:
    'create unique index "ingredient_name_unique" on "ingredient" ("shop_id", "type", coalesce("group_id", "shop_id"), lower("name"))',
})
@Index({ properties: ['picture'] })
@Check({ expression: 'price_cents >= 0 and supplement_price_cents >= 0', name: 'ingredient_prices' })
@Check({ expression: `(type = 'OPTION') = (group_id is not null)`, name: 'ingredient_group' })
@Check({ expression: 'preparation_units >= 0 and preparation_units <= 99', name: 'ingredient_units' })
@Index({ properties: ['group'] })
@Trigger(raisesShopVersion('ingredient'))
@Trigger(ingredientKeepsDrinkAlike)
@Trigger({
  name: 'ingredient_keeps_former_name',
  timing: 'before',
  events: ['update'],
  expression:
    'create trigger "ingredient_keeps_former_name" before update of name on "ingredient" for each row when (old.name <> new.name) execute function keep_former_name()',
})
export class Ingredient extends Named {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;

  @Field(() => IngredientType)
  @Enum({ items: () => IngredientType, type: 'string' })
  type!: IngredientType;

  /** The shop's own group whose option it is; null for the ingredients of the specification. */
  @ManyToOne({ entity: () => OptionGroup, deleteRule: 'cascade', nullable: true })
  group: Rel<OptionGroup> | null = null;

  @Field(() => Int, { description: 'Price in cents as a supplement; 0 is never sold as one.' })
  @Property({ type: 'integer', default: 0 })
  priceCents: Opt<number> = 0;

  @Field(() => Int, { description: 'Cents added when chosen in the menu variant.' })
  @Property({ type: 'integer', default: 0 })
  supplementPriceCents: Opt<number> = 0;

  @Property({ type: 'string', nullable: true }) picture: string | null = null;

  /** Declared allergens; empty: the owner declares none; null: not declared. */
  @Property({ type: 'array', nullable: true }) allergens: Allergen[] | null = null;

  /** Earlier names, written by a trigger, because orders and device carts refer to an ingredient by name. */
  @Property({ type: 'array', default: [] }) formerNames: Opt<string[]> = [];

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  outOfStock: Opt<boolean> = false;

  /** Units of window capacity that one piece takes, in addition to the item's. */
  @Property({ type: 'integer', default: 0 }) preparationUnits: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 }) position: Opt<number> = 0;
}
