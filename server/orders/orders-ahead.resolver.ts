import { Ctx, Query, Resolver } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import { DayToCome } from './orders-ahead.results';

@Resolver()
export class OrdersAheadResolver {
  @Query(() => [DayToCome], { description: 'The days after today for which the calling owner has orders.' })
  ordersAhead(@Ctx() { ordersAhead, principal }: Context) {
    return ordersAhead.calendar(ownShopId(principal));
  }
}
