import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ownShopId } from '../../accounts/principal';
import { DayWithWindows } from '../../payments/checkout/pickup-days.results';
import type { Context } from '../../platform/context';
import { Order } from '../order.entity';
import { MoveOrderResult, REFERENCE } from '../order.types';
import { DayToCome } from './orders-ahead.service';

/** Orders for later days, and moving an order whose day closes. */
@Resolver(() => Order)
export class OrdersAheadResolver {
  @Query(() => [DayToCome], { description: 'The days after today for which the calling owner has orders.' })
  ordersAhead(@Ctx() { ordersAhead, principal }: Context) {
    return ordersAhead.calendar(ownShopId(principal));
  }

  @Mutation(() => MoveOrderResult, { description: 'Another day, while its own closes. Again answers the same.' })
  moveOrder(
    @Arg('reference', () => String, REFERENCE) reference: string,
    @Arg('windowStartsAt', () => Date, { description: 'One of `otherDays`.' }) windowStartsAt: Date,
    @Ctx() { closedDays, principal }: Context,
  ) {
    return closedDays.move(principal, reference, windowStartsAt);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Its shop does not open then any more: until when its customer may choose another day or their money, which goes back by itself afterwards.',
  })
  dayClosedUntil(@Root() order: Order, @Ctx() { closedDays }: Context) {
    return closedDays.until(order);
  }

  @FieldResolver(() => [DayWithWindows], { description: 'What its customer may choose then.' })
  otherDays(@Root() order: Order, @Ctx() { closedDays, principal }: Context) {
    return closedDays.choices(principal, order);
  }
}
