import { createUnionType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Refusal } from '../refusal';
import { Order } from './order.entity';

@ObjectType({ description: 'Pieces of a line that were given back.' })
export class RefundedLine {
  @Field(() => ID, { description: 'The order’s line.' }) lineId!: string;
  @Field(() => Int, { description: 'How many pieces.' }) quantity!: number;
}

@ObjectType('OrderRefund', { description: 'Money the shop gave back of an order that it keeps.' })
export class OrderRefund {
  @Field(() => ID, { description: 'UUID.' }) id!: string;
  @Field(() => Int, { description: 'What goes back to the card, in cents.' }) cents!: number;
  @Field(() => String, { description: 'Why, in the shop’s words.' }) reason!: string;
  @Field(() => GraphQLISODateTime, { description: 'When the shop decided it.' }) at!: Date;
  @Field(() => [RefundedLine], { description: 'For which lines.' }) lines!: RefundedLine[];
}

@ObjectType({ implements: Refusal, description: 'Nothing, or less than that, is left to give back.' })
export class RefundNotPossible extends Refusal {
  readonly code = 'REFUND_NOT_POSSIBLE';
}

export const RefundLinesResult = createUnionType({
  name: 'RefundLinesResult',
  description: 'The order with its refunds, or why there is none.',
  types: () => [Order, RefundNotPossible] as const,
});
