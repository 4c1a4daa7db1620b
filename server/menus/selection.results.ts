import { Field, Int, ObjectType } from 'type-graphql';
import { Refusal } from '../refusal';
import type { Item } from './item.entity';
import { type Obstacle, orderRulesText } from './order-rules';
import * as t from './selection.texts';

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
    /** Name of the choice that is sold out or no longer offered. */
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
