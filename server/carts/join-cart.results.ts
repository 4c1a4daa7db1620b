import { Field, ObjectType } from 'type-graphql';
import { CartView } from './cart.results';
import { RefillChange } from './refill.results';

@ObjectType({ description: 'The caller’s cart with that of the device in it.' })
export class JoinedCart {
  @Field(() => CartView) cart!: CartView;
  @Field(() => [RefillChange], { description: 'What could not be added, or not all of it.' }) changes!: RefillChange[];
}
