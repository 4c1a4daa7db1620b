import { createUnionType, Field, ObjectType } from 'type-graphql';
import { CartView } from '../carts/cart.results';
import { RefillChange } from '../carts/refill.results';
import { Refusal } from '../refusal';
import * as t from './order.texts';

@ObjectType({ description: 'An old order put into the cart again, at today’s prices.' })
export class OrderedAgain {
  @Field(() => CartView, { description: 'The cart with it; lines say where a price is another than then.' })
  cart!: CartView;

  @Field(() => [RefillChange], { description: 'What is missing or fewer.' }) changes!: RefillChange[];
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
