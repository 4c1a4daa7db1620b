import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { asCustomer } from '../accounts/principal';
import { CartView } from '../carts/cart.results';
import type { Context } from '../platform/context';
import { CartHold } from './checkout.results';
import { PickupDay } from './pickup-days.results';

@Resolver(() => CartView)
export class CartPickupResolver {
  @Query(() => [PickupDay], { description: 'Today and the days after it for the caller’s cart in a shop.' })
  pickupDays(@Arg('shopId', () => ID) shopId: string, @Ctx() { pickupDays, principal }: Context) {
    return pickupDays.of(asCustomer(principal), shopId);
  }

  @FieldResolver(() => CartHold, { nullable: true, description: 'What is kept for its customer while they pay.' })
  hold(@Root() { shop }: CartView, @Ctx() { checkouts, principal }: Context) {
    return checkouts.holdOf(asCustomer(principal), shop.id);
  }
}
