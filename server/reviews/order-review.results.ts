import { createUnionType, Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { Order } from '../orders/order.entity';
import { StepNotPossible } from '../orders/order.results';

@InputType({ description: 'What a customer thought of a pickup.' })
export class ReviewOrderInput {
  @Field(() => String, { description: 'The collected order, by id or token.' })
  reference!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { defaultValue: '', description: 'At most 500 characters; may be empty.' })
  text!: string;
}

@ObjectType('OrderReview', { description: 'What the customer said after the pickup.' })
export class OrderReviewView {
  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { description: 'May be empty.' })
  text!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was first said.' })
  createdAt!: Date;
}

/** On the wire a StepNotPossible: installed clients know no other. */
export class ReviewTooEarly extends StepNotPossible {
  constructor() {
    super('Vous pourrez donner votre avis une fois la commande retirée.');
  }
}

export const ReviewOrderResult = createUnionType({
  name: 'ReviewOrderResult',
  description: 'The order with its review, or why it takes none.',
  types: () => [Order, StepNotPossible] as const,
});
