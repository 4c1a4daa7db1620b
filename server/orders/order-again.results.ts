import { createUnionType, Field, ObjectType } from 'type-graphql';
import { CartView } from '../carts/cart.results';
import { RefillChange } from '../carts/refill.results';
import { Refusal } from '../refusal';

@ObjectType({ description: 'An old order put into the cart again, at today’s prices.' })
export class OrderedAgain {
  @Field(() => CartView, { description: 'The cart with it; lines say where a price is another than then.' })
  cart!: CartView;

  @Field(() => [RefillChange], { description: 'What is missing or fewer.' }) changes!: RefillChange[];
}

@ObjectType({ implements: Refusal, description: 'Nothing of the order can be had today.' })
export class NothingLeft extends Refusal {
  readonly code = 'NOTHING_LEFT';
  override message = 'Plus rien de cette commande n’est disponible aujourd’hui.';
}

export const OrderAgainResult = createUnionType({
  name: 'OrderAgainResult',
  description: 'The cart, or why nothing came into it.',
  types: () => [OrderedAgain, NothingLeft] as const,
});
