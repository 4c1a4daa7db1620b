import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum RefillReason {
  WITHDRAWN = 'WITHDRAWN',
  SOLD_OUT = 'SOLD_OUT',
  CHOICE_UNAVAILABLE = 'CHOICE_UNAVAILABLE',
  FEWER = 'FEWER',
  CART_FULL = 'CART_FULL',
  ALREADY_THERE = 'ALREADY_THERE',
}
registerEnumType(RefillReason, {
  name: 'RefillReason',
  description: 'Why something is not in the cart as it was once ordered.',
  valuesConfig: {
    CART_FULL: { description: 'The cart takes no more of it.' },
    ALREADY_THERE: { description: 'The cart held it before; `quantity` of it more than was ordered.' },
  },
});

@ObjectType()
export class RefillChange {
  @Field(() => String) name: string;
  @Field(() => RefillReason) reason: RefillReason;
  @Field(() => Int, { description: 'How many are in the cart all the same.' }) quantity: number;

  @Field(() => String, { nullable: true, description: 'Name of the choice that is sold out or no longer offered.' })
  choice: string | null;

  constructor(name: string, reason: RefillReason, quantity: number, choice: string | null = null) {
    this.choice = choice;
    this.name = name;
    this.reason = reason;
    this.quantity = quantity;
  }
}
