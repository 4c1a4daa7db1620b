import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { asCustomer } from '../accounts/principal';
import type { Context } from '../platform/context';
import { CartView } from '../carts/cart.results';
import { CartHold } from './checkout.results';

@Resolver(() => CartView)
export class CartHoldResolver {
  @FieldResolver(() => CartHold, { nullable: true, description: 'What is kept for its customer while they pay.' })
  hold(@Root() { shop }: CartView, @Ctx() { checkouts, principal }: Context) {
    return checkouts.holdOf(asCustomer(principal), shop.id);
  }
}
