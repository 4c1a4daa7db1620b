import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { DayWithWindows } from '../payments/pickup-days.results';
import type { Context } from '../platform/context';
import { Order } from './order.entity';
import { MoveOrderResult } from './order.results';

/** A day that closes after an order was placed for it. */
@Resolver(() => Order)
export class OrderMoveResolver {
  @Mutation(() => MoveOrderResult, { description: 'Another day, while its own closes. Again answers the same.' })
  moveOrder(
    @Arg('reference', () => String, { description: 'Id or token, in any case.' }) reference: string,
    @Arg('windowStartsAt', () => Date, { description: 'One of `otherDays`.' }) windowStartsAt: Date,
    @Ctx() { orderMoves, principal }: Context,
  ) {
    return orderMoves.move(principal, reference, windowStartsAt);
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
  otherDays(@Root() order: Order, @Ctx() { orderMoves, principal }: Context) {
    return orderMoves.choices(principal, order);
  }
}
