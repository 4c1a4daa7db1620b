import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { OrderStatus } from './order-status';

@ObjectType('Cancellation', { description: 'Why an order was called off, and what goes back.' })
export class CancellationView {
  @Field(() => Boolean, {
    description: 'By the shop, or for it when it did not see the order; otherwise by the customer.',
  })
  byShop!: boolean;

  @Field(() => String, { description: 'A sentence for the customer.' })
  reason!: string;

  @Field(() => Int, { description: 'What goes back to the card, in cents; 0 where nothing was paid.' })
  refundCents!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was called off.' })
  at!: Date;
}

@InputType({ description: 'An order the shop calls off.' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => OrderStatus, { description: 'The status the owner saw; refused when it changed meanwhile.' })
  from!: OrderStatus;

  @Field(() => String, { description: 'Why, as the customer reads it; 1 to 500 characters.' })
  reason!: string;
}
