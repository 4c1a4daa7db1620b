import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { CartView } from '../carts/cart.results';
import { RefillChange } from '../carts/refill.results';
import { Refusal } from '../refusal';
import { Order } from './order.entity';
import * as t from './order.texts';

@ObjectType({ description: 'An old order put into the cart again, at today’s prices.' })
export class OrderedAgain {
  @Field(() => CartView, { description: 'The cart with it; lines say where a price is another than then.' })
  cart!: CartView;

  @Field(() => [RefillChange], { description: 'What is missing or fewer, and what the cart held before.' })
  changes!: RefillChange[];
}

@ObjectType({ description: 'The caller’s last order as it could be ordered again now; no cart is changed by asking.' })
export class SameAgain {
  @Field(() => Order) order!: Order;
  @Field(() => [RefillChange], { description: 'What would be missing or fewer.' }) changes!: RefillChange[];

  @Field(() => Int, {
    nullable: true,
    description:
      'What all of it and nothing else costs now, service charge included, in cents; null where something is missing, or the cart of its shop holds something else.',
  })
  totalCents!: number | null;
}

@ObjectType({ implements: Refusal, description: 'Nothing of the order can be had today.' })
export class NothingLeft extends Refusal {
  readonly code = 'NOTHING_LEFT';
  override message = t.nothingLeft();
}

export const OrderAgainResult = createUnionType({
  name: 'OrderAgainResult',
  description: 'The cart, or why nothing came into it.',
  types: () => [OrderedAgain, NothingLeft] as const,
});
