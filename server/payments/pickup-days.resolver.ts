import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { asCustomer } from '../accounts/principal';
import type { Context } from '../platform/context';
import { PickupDay } from './pickup-days.results';

@Resolver()
export class PickupDaysResolver {
  @Query(() => [PickupDay], { description: 'Today and the days after it for the caller’s cart in a shop.' })
  pickupDays(@Arg('shopId', () => ID) shopId: string, @Ctx() { pickupDays, principal }: Context) {
    return pickupDays.of(asCustomer(principal), shopId);
  }
}
