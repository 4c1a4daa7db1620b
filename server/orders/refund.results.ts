import { createUnionType, Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DisputeState } from '../payments/disputes';
import { RefundState } from '../payments/refund.entity';
import { Refusal } from '../refusal';
import { Order } from './order.entity';

registerEnumType(RefundState, {
  name: 'RefundState',
  description: 'How far money is on its way back.',
  valuesConfig: {
    PENDING: { description: 'Asked for.' },
    DONE: { description: 'On its way to the card.' },
    FAILED: { description: 'The bank did not take it.' },
    SETTLED: { description: 'Given back another way.' },
  },
});

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
  @Field(() => RefundState, { description: 'How far it is.' }) state!: RefundState;
  @Field(() => GraphQLISODateTime, { description: 'When the shop decided it.' }) at!: Date;
  @Field(() => [RefundedLine], { description: 'For which lines; none where it was made elsewhere.' })
  lines!: RefundedLine[];
}

@ObjectType({ implements: Refusal, description: 'Nothing, or less than that, is left to give back.' })
export class RefundNotPossible extends Refusal {
  readonly code = 'REFUND_NOT_POSSIBLE';
}

@ObjectType({ description: 'Money of the shop’s that did not come back to its customer, for a person to settle.' })
export class FailedRefund {
  @Field(() => ID, { description: 'UUID.' }) id!: string;
  @Field(() => Int, { description: 'What did not arrive.' }) cents!: number;
  @Field(() => String, { nullable: true, description: 'Of the order; null where the payment became none.' })
  token!: string | null;
  @Field(() => String, { description: 'Who waits for it.' }) customerName!: string;
}

@ObjectType({
  description: 'A payment of the shop’s that its customer disputes, about which the bank has not decided.',
})
export class OpenDispute {
  @Field(() => ID, { description: 'The provider’s.' }) id!: string;
  @Field(() => Int, { description: 'What is disputed, in cents.' }) cents!: number;
  @Field(() => String, { nullable: true, description: 'Of the order; null where the payment became none.' })
  token!: string | null;
  @Field(() => DisputeState, { description: '`INQUIRY` or `OPEN`.' }) state!: DisputeState;
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Until when the bank hears the shop.' })
  answerBy!: Date | null;
}

export const RefundLinesResult = createUnionType({
  name: 'RefundLinesResult',
  description: 'The order with its refunds, or why there is none.',
  types: () => [Order, RefundNotPossible] as const,
});
