import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context';
import { Order } from '../order.entity';
import { MoveOrderResult, OrderStepResult } from '../order.types';
import { AccountClosingResult } from './account-closing.service';

const KEY = { description: 'From the mailed link.' };

/** Queries and mutations authorised by a guest's mailed link, on any device. */
@Resolver()
export class GuestOrderResolver {
  @Query(() => Order, { description: 'The order a mailed link opens, as its customer sees it.' })
  guestOrder(@Arg('key', () => String, KEY) key: string, @Ctx() { guestOrders, orders, address }: Context) {
    return guestOrders.asCustomer(key, address, (principal, id) => orders.order(principal, id));
  }

  @Mutation(() => OrderStepResult, { description: 'As `cancelMyOrder`, by a mailed link.' })
  cancelGuestOrder(
    @Arg('key', () => String, KEY) key: string,
    @Ctx() { guestOrders, cancellations, address }: Context,
  ) {
    return guestOrders.asCustomer(key, address, (principal, id) => cancellations.byCustomer(principal, id));
  }

  @Mutation(() => MoveOrderResult, { description: 'As `moveOrder`, by a mailed link.' })
  moveGuestOrder(
    @Arg('key', () => String, KEY) key: string,
    @Arg('windowStartsAt', () => Date) windowStartsAt: Date,
    @Ctx() { guestOrders, closedDays, address }: Context,
  ) {
    return guestOrders.asCustomer(key, address, (principal, id) => closedDays.move(principal, id, windowStartsAt));
  }

  @Mutation(() => OrderStepResult, { description: 'As `contestNoShow`, by a mailed link.' })
  contestGuestNoShow(
    @Arg('key', () => String, KEY) key: string,
    @Arg('reason', () => String, { description: 'In their own words, 1 to 500 characters.' }) reason: string,
    @Ctx() { guestOrders, noShowContests, address }: Context,
  ) {
    return guestOrders.asCustomer(key, address, (principal, id) => noShowContests.raise(principal, id, reason));
  }
}

@Resolver()
export class AccountClosingResolver {
  @Mutation(() => AccountClosingResult, {
    description: 'Removes the calling customer’s account; past orders stay, without the name.',
  })
  removeAccount(@Ctx() { accountClosing, principal }: Context) {
    return accountClosing.close(principal);
  }
}
