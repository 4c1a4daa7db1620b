import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shop } from '../shops/shop.entity';
import { Category } from './category.entity';
import { Item } from './item.entity';
import type { MenuCategory, MenuItem } from './menu-rows';
import { Refusal } from '../refusal';
import { type Obstacle, orderRulesText } from './days/order-rules';
import * as t from './options/selection.texts';

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
    /** Name of the shop's own group of which too little is chosen; null when there is none. */
    readonly missingGroup: string | null = null,
  ) {
    super(
      missingChoice !== null
        ? t.choiceMissing({ itemName, choice: missingChoice })
        : missingGroup !== null
          ? t.choiceNeeded({ itemName, group: missingGroup })
          : t.impossible(itemName),
    );
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
