import { Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { Shop } from '../shops/shop.entity';
import { Category } from './category.entity';
import { Ingredient } from './ingredient.entity';
import { Item } from './item.entity';
import type { MenuCategory, MenuIngredient, MenuItem } from './menu-rows';
import { Refusal } from '../refusal';
import { type Obstacle, orderRulesText } from './days/order-rules';
import * as t from './choices/selection.texts';
import type { WantedSelections } from './choices/selections';

@ObjectType()
export class MenuSection {
  @Field(() => Category) category!: MenuCategory;
  @Field(() => [Item]) items!: MenuItem[];
}

@ObjectType()
export class LimitedItem {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true, description: 'Pieces left; null when nobody counts.' }) remaining!: number | null;
  @Field(() => Boolean) soldOut!: boolean;
}

@ObjectType()
export class FoundShop {
  @Field(() => Shop) shop!: Shop;

  @Field(() => Int, { nullable: true, description: 'As the crow flies, in metres; null where no place was given.' })
  distanceMetres!: number | null;

  @Field(() => [Item], { description: 'What fits best, at most 3; empty where the shop itself is named so.' })
  dishes!: MenuItem[];
}

@ObjectType()
export class Composition {
  @Field(() => [Ingredient], { description: 'Meats offered within the price.' }) meats!: MenuIngredient[];
  @Field(() => [Ingredient], { description: 'Sauces offered within the price.' }) sauces!: MenuIngredient[];
  @Field(() => [Ingredient], { description: 'Of salad, tomato and onion those available.' }) sot!: MenuIngredient[];

  @Field(() => [Ingredient], { description: 'Paid extras: meats, sauces, drinks and sides with a price.' })
  supplements!: MenuIngredient[];

  @Field(() => [Ingredient]) fries!: MenuIngredient[];
  @Field(() => [Ingredient]) drinks!: MenuIngredient[];
  @Field(() => [Ingredient]) toppings!: MenuIngredient[];
}

@ObjectType({ implements: Refusal })
export class LimitExceeded extends Refusal {
  override readonly status = 400;
  readonly code = 'LIMIT_EXCEEDED';

  @Field(() => Int) maximum: number;

  constructor(maximum: number) {
    super(t.limitReached(maximum));
    this.maximum = maximum;
  }
}

@ObjectType({ implements: Refusal })
export class InvalidSelection extends Refusal {
  override readonly status = 400;
  readonly code = 'INVALID_SELECTION';

  @Field(() => String) itemName: string;

  constructor(
    itemName: string,
    /** Name of the choice that is sold out or no longer offered; null when there is none. */
    readonly missingChoice: string | null = null,
  ) {
    super(missingChoice === null ? t.impossible(itemName) : t.choiceMissing({ itemName, choice: missingChoice }));
    this.itemName = itemName;
  }
}

@ObjectType({
  implements: Refusal,
  description: 'An item is not to be had for the chosen window: too late for its notice, not that day, out of season.',
})
export class NotOnThatDay extends Refusal {
  readonly code = 'CONFLICT';

  @Field(() => String) itemName: string;

  constructor({ nameRead, orderRules }: Pick<Item, 'nameRead' | 'orderRules'>, why: Obstacle) {
    const said = { itemName: nameRead, rules: orderRulesText(orderRules) ?? '' };
    super(why === 'NOTICE' ? t.tooLate(said) : t.notThatDay(said));
    this.itemName = nameRead;
  }
}

@ObjectType({ implements: Refusal, description: 'Not, or not enough, left of an item or ingredient.' })
export class SoldOut extends Refusal {
  readonly code = 'SOLD_OUT';

  @Field(() => String) itemName: string;
  @Field(() => Int, { description: 'Pieces left, 0 when none.' }) left: number;

  constructor(itemName: string, left: number) {
    super(left > 0 ? t.fewLeft({ itemName, left }) : t.soldOut(itemName));
    this.itemName = itemName;
    this.left = left;
  }
}

@InputType({ description: 'What was chosen for one line; ingredients by id.' })
export class SelectionsInput implements WantedSelections {
  @Field(() => [String], { defaultValue: [], description: 'Meats within the price.' }) meats!: string[];
  @Field(() => [String], { defaultValue: [], description: 'Sauces within the price.' }) sauces!: string[];
  @Field(() => [String], { defaultValue: [] }) sot!: string[];
  @Field(() => [String], { defaultValue: [] }) supplements!: string[];
  @Field(() => String, { nullable: true, defaultValue: null }) fries!: string | null;
  @Field(() => String, { nullable: true, defaultValue: null }) drink!: string | null;
  @Field(() => String, { nullable: true, defaultValue: null }) size!: string | null;
  @Field(() => [String], { defaultValue: [] }) toppings!: string[];
}
