import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum RefillReason {
  WITHDRAWN = 'WITHDRAWN',
  SOLD_OUT = 'SOLD_OUT',
  CHOICE_UNAVAILABLE = 'CHOICE_UNAVAILABLE',
  FEWER = 'FEWER',
  CART_FULL = 'CART_FULL',
}
registerEnumType(RefillReason, {
  name: 'RefillReason',
  description: 'Why something is not in the cart as it was once ordered.',
  valuesConfig: {
    WITHDRAWN: { description: 'The item left the menu.' },
    SOLD_OUT: { description: 'Nothing left of it today.' },
    CHOICE_UNAVAILABLE: { description: 'A choice is out of stock or no longer offered.' },
    FEWER: { description: 'Fewer left than were ordered.' },
    CART_FULL: { description: 'The cart takes no more of it.' },
  },
});

@ObjectType({ description: 'Something that is not in the cart as it was once ordered.' })
export class RefillChange {
  @Field(() => String, { description: 'Name of the item.' })
  name: string;

  @Field(() => RefillReason, { description: 'Why.' })
  reason: RefillReason;

  @Field(() => Int, { description: 'How many are in the cart all the same.' })
  quantity: number;

  constructor(name: string, reason: RefillReason, quantity: number) {
    this.name = name;
    this.reason = reason;
    this.quantity = quantity;
  }
}
