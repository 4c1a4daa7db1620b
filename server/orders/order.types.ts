import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  Int,
  ObjectType,
  InputType,
  registerEnumType,
} from 'type-graphql';
import { CartEmpty } from '../payments/checkout/checkout.results';
import { RefundState } from '../payments/refund.entity';
import { NotOnThatDay, SoldOut } from '../menus/menu.types';
import { WindowFull, WindowInvalid } from '../pickup/pickup.types';
import { Refusal } from '../refusal';
import { Order } from './order.entity';
import * as t from './order.texts';
import * as payment from './settlement/settlement.texts';
import { OrderStatus } from './order-status';

/** Of the argument that names an order. */
export const REFERENCE = { description: 'Id or token, in any case.' };

@ObjectType('OrderWindow', { description: 'When an order is to be collected.' })
export class OrderWindow {
  @Field(() => GraphQLISODateTime, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => GraphQLISODateTime, { description: 'When it ends.' }) endsAt!: Date;
  @Field(() => String, { description: 'Shop-local date, M/D/YYYY.' }) date!: string;
  @Field(() => String, { description: 'Shop-local times, as of a PickupWindow.' }) pickupWindow!: string;

  @Field(() => String, {
    nullable: true,
    description: '« samedi 28 novembre »; null: the day it was placed on.',
  })
  day!: string | null;

  @Field(() => GraphQLISODateTime, {
    description:
      'When the shop begins to see it among the orders of the day: its day or, earlier, its preparation begins.',
  })
  shownFrom!: Date;
}

@ObjectType({ description: 'What a board has not seen yet.' })
export class BoardChanges {
  @Field(() => String, { description: 'How far the board has come with these; opaque.' }) cursor: string;
  @Field(() => [Order], {
    description: 'The orders that are new or changed; none where the shop was paused, or resumed.',
  })
  orders: Order[];

  constructor(cursor: string, orders: Order[]) {
    this.cursor = cursor;
    this.orders = orders;
  }
}

@ObjectType({ description: 'Some of a customer’s orders, newest first.' })
export class OrderHistoryPage {
  @Field(() => [Order], { description: 'Newest first.' }) orders!: Order[];

  @Field(() => ID, { nullable: true, description: 'Give it as `after` for older ones; null: there are none.' })
  next!: string | null;
}

@ObjectType({ implements: Refusal, description: 'The payment has not succeeded (yet).' })
export class PaymentPending extends Refusal {
  override readonly status = 402;
  readonly code = 'PAYMENT_REQUIRED';
  override message = payment.pending();
}

@ObjectType({ implements: Refusal, description: 'Paid, but no room or stock was left: the money goes back.' })
export class PaymentRefunded extends Refusal {
  readonly code = 'REFUNDED';
  override message = payment.refunded();
}

@ObjectType({ implements: Refusal, description: 'Somebody else moved the order first.' })
export class OrderMoved extends Refusal {
  readonly code = 'ORDER_MOVED';
  override message = t.moved();

  @Field(() => Order, { description: 'The order as it is now.' }) order: Order;

  constructor(order: Order) {
    super();
    this.order = order;
  }
}

@ObjectType({ implements: Refusal, description: 'It is too early, or too late, for this step.' })
export class StepNotPossible extends Refusal {
  readonly code = 'STEP_NOT_POSSIBLE';
}

export const PlaceOrderResult = createUnionType({
  name: 'PlaceOrderResult',
  description: 'The order, or why there is none.',
  types: () => [Order, PaymentPending, PaymentRefunded, CartEmpty, WindowInvalid] as const,
});

export const OrderStepResult = createUnionType({
  name: 'OrderStepResult',
  description: 'The order after the step, or why it was not taken.',
  types: () => [Order, OrderMoved, StepNotPossible] as const,
});

export const MoveOrderResult = createUnionType({
  name: 'MoveOrderResult',
  description: 'The order on its new day, or why it stays.',
  types: () => [Order, StepNotPossible, WindowInvalid, WindowFull, SoldOut, NotOnThatDay] as const,
});

@ObjectType('Cancellation', { description: 'Why an order was called off, and what goes back.' })
export class CancellationView {
  @Field(() => Boolean, {
    description: 'By the shop, or for it when it did not see the order; otherwise by the customer.',
  })
  byShop!: boolean;

  @Field(() => String, { description: 'A sentence for the customer.' }) reason!: string;

  @Field(() => Int, { description: 'What goes back to the card, in cents; 0 where nothing was paid.' })
  refundCents!: number;

  @Field(() => RefundState, { description: 'How far that is on its way.' }) refundState!: RefundState;

  @Field(() => GraphQLISODateTime, { description: 'When it was called off.' }) at!: Date;
}

/** Codes of the reasons a shop can pick; their texts are in `cancelReasons`. */
enum CancelReason {
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
class RefundedLineInput {
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
