import { Field, ID, InputType } from 'type-graphql';
import { OrderStatus } from './order-status';

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
