import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { OrderStatus } from './order-status';

/** See `cancelReasons`. */
export enum CancelReason {
  SOLD_OUT = 'SOLD_OUT',
  CLOSING_EARLY = 'CLOSING_EARLY',
  ASKED_BY_CUSTOMER = 'ASKED_BY_CUSTOMER',
}
registerEnumType(CancelReason, { name: 'CancelReason', description: 'Why a shop calls an order off.' });

@InputType({ description: 'The payment that should become an order.' })
export class PlaceOrderInput {
  @Field(() => ID, { description: 'The shop ordered from.' }) shopId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The payment intent; without it the caller’s latest at this shop.',
  })
  intentId?: string | null;
}

@InputType({ description: 'A step on the board.' })
export class AdvanceOrderInput {
  @Field(() => ID) orderId!: string;

  @Field(() => OrderStatus, { description: 'The status the owner saw; the step is refused when it changed meanwhile.' })
  from!: OrderStatus;
}

@InputType({ description: 'An order the shop calls off.' })
export class CancelOrderInput {
  @Field(() => ID) orderId!: string;

  @Field(() => OrderStatus, { description: 'The status the owner saw; refused when it changed meanwhile.' })
  from!: OrderStatus;

  @Field(() => CancelReason, { nullable: true, description: 'Why; each reader is told in their language.' })
  why?: CancelReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'Needed without `why`: in the shop’s words, as the customer reads them; 1 to 500 characters.',
  })
  reason?: string | null;
}

@InputType({ description: 'Pieces of a line to give back.' })
export class RefundedLineInput {
  @Field(() => ID, { description: 'The order’s line.' }) lineId!: string;
  @Field(() => Int, { description: 'How many pieces; at most what was not given back before.' }) quantity!: number;
}

@InputType({ description: 'What the shop gives back of an order that it keeps.' })
export class RefundLinesInput {
  @Field(() => ID, { description: 'A UUID made by the caller: said again, it is the same refund.' }) requestId!: string;
  @Field(() => ID) orderId!: string;
  @Field(() => [RefundedLineInput], { description: 'At least one line, each once.' }) lines!: RefundedLineInput[];
  @Field(() => String, { description: 'Why, as the customer reads it; 1 to 500 characters.' }) reason!: string;
}

@InputType()
export class SettleRefundInput {
  @Field(() => ID, { description: 'One that failed.' }) refundId!: string;
  @Field(() => String, { description: 'How the money was given, for its customer.' }) how!: string;
}
