import { createUnionType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { CartEmpty } from '../payments/checkout.results';
import { RefundState } from '../payments/refund.entity';
import { NotOnThatDay, SoldOut } from '../menus/selection.results';
import { WindowFull, WindowInvalid } from '../pickup/pickup.results';
import { Refusal } from '../refusal';
import { Order } from './order.entity';
import * as t from './order.texts';
import * as payment from './settlement.texts';

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
export class BoardNews {
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
