import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import { CancelOrderInput, CancellationView, OrderStepResult } from './order.types';
import { OrderAgainResult, SameAgain } from './order-again.service';
import { Order } from './order.entity';
import { PaymentFee } from '../payments/payout.service';

/** Mutations and fields for cancelling an order and for ordering it again. */
@Resolver(() => Order)
export class AfterOrderResolver {
  @Mutation(() => OrderStepResult, {
    description:
      'The customer calls the order off while it need not be begun; the money goes back. Again answers the same.',
  })
  cancelMyOrder(
    @Arg('reference', () => String, { description: 'Id or token, in any case.' }) reference: string,
    @Ctx() { cancellations, principal }: Context,
  ) {
    return cancellations.byCustomer(principal, reference);
  }

  @Mutation(() => OrderStepResult, {
    description: 'The shop calls the order off; refunded once it can no longer be undone.',
  })
  cancelOrder(
    @Arg('input', () => CancelOrderInput, { description: 'Which order, and why.' }) input: CancelOrderInput,
    @Ctx() { cancellations, principal }: Context,
  ) {
    return cancellations.byShop(ownShopId(principal), input);
  }

  @Mutation(() => OrderAgainResult, { description: 'Puts the order into the cart again; twice is as once.' })
  orderAgain(
    @Arg('reference', () => String, { description: 'Id or token, in any case.' }) reference: string,
    @Ctx() { orderAgain, principal }: Context,
  ) {
    return orderAgain.again(principal, reference);
  }

  @Query(() => SameAgain, { nullable: true, description: 'What `orderAgain` would bring of the caller’s last order.' })
  sameAgain(@Ctx() { orderAgain, principal }: Context) {
    return orderAgain.offer(principal);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when the caller may call it off; null for anybody but its customer, and when that is over.',
  })
  cancellableUntil(@Root() order: Order, @Ctx() { cancellations, principal }: Context) {
    return cancellations.until(principal, order);
  }

  @FieldResolver(() => CancellationView, { nullable: true, description: 'Why it was called off, where it was.' })
  cancellation(@Root() order: Order, @Ctx() { cancellations, principal }: Context) {
    return cancellations.view(principal, order);
  }

  @FieldResolver(() => PaymentFee, {
    nullable: true,
    description: 'What its payment costs; null for anybody but its shop, and where nothing was paid online.',
  })
  paymentCost(@Root() order: Order, @Ctx() { orders, payouts, principal }: Context) {
    const { paymentIntentId } = order;
    return paymentIntentId !== null && orders.isItsShop(principal, order) ? payouts.feeOf(paymentIntentId) : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'It is the caller’s own, or opened by its link: they may call it off and, signed in, order it again.',
  })
  isMine(@Root() order: Order, @Ctx() { orders, principal }: Context) {
    return orders.isItsCustomer(principal, order);
  }
}
