import { createUnionType, Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { Order } from '../orders/order.entity';
import { StepNotPossible } from '../orders/order.results';
import * as t from './reviews.texts';

@ObjectType('OrderReview', { description: 'What the customer said after the pickup.' })
export class OrderReviewView {
  @Field(() => Int, { description: '1 to 5.' }) stars!: number;
  @Field(() => String, { description: 'May be empty.' }) text!: string;
  @Field(() => GraphQLISODateTime) createdAt!: Date;
}

/** Named StepNotPossible in the schema, for installed clients. */
export class ReviewTooEarly extends StepNotPossible {
  constructor() {
    super(t.tooEarly());
  }
}

export const ReviewOrderResult = createUnionType({
  name: 'ReviewOrderResult',
  types: () => [Order, StepNotPossible] as const,
});
