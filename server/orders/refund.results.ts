import { createUnionType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Refusal } from '../refusal';
import { Order } from './order.entity';

@InputType({ description: 'Pieces of a line to give back.' })
export class RefundedLineInput {
  @Field(() => ID, { description: 'The order’s line.' })
  lineId!: string;

  @Field(() => Int, { description: 'How many pieces; at most what was not given back before.' })
  quantity!: number;
}

@InputType({ description: 'What the shop gives back of an order that it keeps.' })
export class RefundLinesInput {
  @Field(() => ID, { description: 'A UUID made by the caller: said again, it is the same refund.' })
  requestId!: string;

  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => [RefundedLineInput], { description: 'At least one line, each once.' })
  lines!: RefundedLineInput[];

  @Field(() => String, { description: 'Why, as the customer reads it; 1 to 500 characters.' })
  reason!: string;
}

@ObjectType({ description: 'Pieces of a line that were given back.' })
export class RefundedLine {
  @Field(() => ID, { description: 'The order’s line.' })
  lineId!: string;

  @Field(() => Int, { description: 'How many pieces.' })
  quantity!: number;
}

@ObjectType('OrderRefund', { description: 'Money the shop gave back of an order that it keeps.' })
export class OrderRefund {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => Int, { description: 'What goes back to the card, in cents.' })
  cents!: number;

  @Field(() => String, { description: 'Why, in the shop’s words.' })
  reason!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the shop decided it.' })
  at!: Date;

  @Field(() => [RefundedLine], { description: 'For which lines.' })
  lines!: RefundedLine[];
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
