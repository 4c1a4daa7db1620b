import { Field, ID, InputType } from 'type-graphql';
import { OrderStatus } from './order-status';

@InputType({ description: 'An order the shop calls off.' })
export class CancelOrderInput {
  @Field(() => ID) orderId!: string;

  @Field(() => OrderStatus, { description: 'The status the owner saw; refused when it changed meanwhile.' })
  from!: OrderStatus;

  @Field(() => String, { description: 'Why, as the customer reads it; 1 to 500 characters.' }) reason!: string;
}
