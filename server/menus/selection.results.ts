import { Field, Int, ObjectType } from 'type-graphql';
import { Refusal } from '../refusal';

@ObjectType({ implements: Refusal, description: 'More was chosen of a group than the item allows.' })
export class LimitExceeded extends Refusal {
  override readonly status = 400;
  readonly code = 'LIMIT_EXCEEDED';

  @Field(() => Int, { description: 'How many are allowed.' })
  maximum: number;

  constructor(maximum: number) {
    super(`Maximum ${maximum} allowed.`);
    this.maximum = maximum;
  }
}

@ObjectType({
  implements: Refusal,
  description: 'Something was chosen that this item does not offer, or a choice is missing.',
})
export class InvalidSelection extends Refusal {
  override readonly status = 400;
  readonly code = 'INVALID_SELECTION';

  @Field(() => String, { description: 'Name of the item.' })
  itemName: string;

  constructor(itemName: string) {
    super(`Cette composition n’est pas possible : ${itemName}.`);
    this.itemName = itemName;
  }
}

@ObjectType({ implements: Refusal, description: 'Not, or not enough, left of an item or ingredient.' })
export class SoldOut extends Refusal {
  readonly code = 'SOLD_OUT';

  @Field(() => String, { description: 'Name of what is missing.' })
  itemName: string;

  @Field(() => Int, { description: 'Pieces left, 0 when none.' })
  left: number;

  constructor(itemName: string, left: number) {
    super(left > 0 ? `${itemName} : il n’en reste que ${left}.` : `${itemName} : épuisé.`);
    this.itemName = itemName;
    this.left = left;
  }
}
