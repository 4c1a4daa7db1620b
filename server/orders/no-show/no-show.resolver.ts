import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { ownShopId } from '../../accounts/principal';
import type { Context } from '../../platform/context';
import { heldUntil, noShowFrom } from '../order-deadlines';
import { NoShowContest } from './no-show-contest.entity';
import { Order } from '../order.entity';
import { OrderStepResult, REFERENCE } from '../order.types';

/** No-shows and the customers' contests (specification 5.4). */
@Resolver(() => Order)
export class NoShowResolver {
  @Mutation(() => OrderStepResult, { description: 'The customer did not come.' })
  markNoShow(
    @Arg('orderId', () => ID) orderId: string,
    @Arg('despiteArrival', () => Boolean, {
      nullable: true,
      description: 'False: refused where the customer has said that they are on the way. Absent: true.',
    })
    despiteArrival: boolean | null,
    @Ctx() { orders, principal }: Context,
  ) {
    return orders.markNoShow(ownShopId(principal), orderId, despiteArrival ?? true);
  }

  @Mutation(() => OrderStepResult, {
    description: 'A customer marked as missing says they were there; within 24 hours, once.',
  })
  contestNoShow(
    @Arg('reference', () => String, REFERENCE) reference: string,
    @Arg('reason', () => String, { description: 'In their own words, 1 to 500 characters.' }) reason: string,
    @Ctx() { noShowContests, principal }: Context,
  ) {
    return noShowContests.raise(principal, reference, reason);
  }

  @Mutation(() => OrderStepResult, {
    description: 'What the shop says to it, once; a refund it gives afterwards answers too.',
  })
  answerNoShowContest(
    @Arg('orderId', () => ID) orderId: string,
    @Arg('answer', () => String, { description: 'As the customer reads it, 1 to 500 characters.' }) answer: string,
    @Ctx() { noShowContests, principal }: Context,
  ) {
    return noShowContests.answer(ownShopId(principal), orderId, answer);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'From when on its shop may mark its customer as missing; null once it has ended and for anybody else.',
  })
  noShowFrom(@Root() order: Order, @Ctx() { orders, principal }: Context) {
    return orders.isItsShop(principal, order) ? noShowFrom(order, order.shop.noShowGraceMinutes) : null;
  }

  @FieldResolver(() => Date, { description: 'Until when it is kept for its customer.' })
  heldUntil(@Root() order: Order): Date {
    return heldUntil(order, order.shop.noShowGraceMinutes);
  }

  @FieldResolver(() => Boolean, {
    description: 'Its shop may mark its customer as missing now; false for anybody else.',
  })
  canMarkNoShow(@Root() order: Order, @Ctx() { orders, principal }: Context) {
    return orders.isItsShop(principal, order) && orders.canMarkNoShow(order);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Until when the caller, marked as missing, may contest it; null for anybody else, and when that is over.',
  })
  contestableUntil(@Root() order: Order, @Ctx() { noShowContests, principal }: Context) {
    return noShowContests.until(principal, order);
  }

  @FieldResolver(() => NoShowContest, {
    nullable: true,
    description: 'What its customer said to it being a no-show; null unless it is one.',
  })
  noShowContest(@Root() order: Order, @Ctx() { noShowContests }: Context) {
    return noShowContests.of(order);
  }
}
