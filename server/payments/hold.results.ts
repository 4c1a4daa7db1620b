import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('CartHold', { description: 'A window and stock kept for the customer of a cart.' })
export class CartHold {
  @Field(() => ID, { description: 'Id of the window: its start as an ISO instant.' }) windowId!: string;

  @Field(() => Int, { description: 'Preparation units it takes of the window, which does not count them as left.' })
  units!: number;

  @Field(() => Int, { description: 'Seconds left, for a countdown that does not trust the browser’s clock.' })
  secondsLeft!: number;
}
