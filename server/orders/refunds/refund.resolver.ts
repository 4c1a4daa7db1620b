import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ownShopId } from '../../accounts/principal';
import { DisputeState } from '../../payments/disputes';
import type { Context } from '../../platform/context';
import { Order } from '../order.entity';
import { RefundLinesInput, SettleRefundInput } from '../order.types';
import { FailedRefund, OpenDispute, OrderRefund, RefundLinesResult } from './refund.service';

@Resolver(() => Order)
export class RefundResolver {
  @Mutation(() => RefundLinesResult, { description: 'Gives lines of an order back to its customer’s card.' })
  refundLines(
    @Arg('input', () => RefundLinesInput, { description: 'What, and why.' }) input: RefundLinesInput,
    @Ctx() { refunds, principal }: Context,
  ) {
    return refunds.lines(ownShopId(principal), input);
  }

  @Query(() => [OpenDispute], { description: 'Disputes about the calling shop’s payments, oldest first.' })
  openDisputes(@Ctx() { refunds, principal }: Context) {
    return refunds.openDisputes(ownShopId(principal));
  }

  @Query(() => [FailedRefund], { description: 'The calling shop’s refunds that failed for good, oldest first.' })
  failedRefunds(@Ctx() { refunds, principal }: Context) {
    return refunds.failed(ownShopId(principal));
  }

  @Mutation(() => [FailedRefund], {
    description: 'The shop gave the money back itself; answers what is left to settle.',
  })
  settleRefund(
    @Arg('input', () => SettleRefundInput, { description: 'Which, and how.' }) input: SettleRefundInput,
    @Ctx() { refunds, principal }: Context,
  ) {
    return refunds.settle(ownShopId(principal), input);
  }

  @FieldResolver(() => DisputeState, {
    nullable: true,
    description: 'Where the dispute of its payment stands at the customer’s bank; null without one.',
  })
  dispute(@Root() order: Order, @Ctx() { refunds }: Context): Promise<DisputeState | null> {
    return refunds.dispute(order);
  }

  @FieldResolver(() => [OrderRefund], { description: 'What the shop gave back of it, oldest first.' })
  refunds(@Root() order: Order, @Ctx() { refunds }: Context): Promise<OrderRefund[]> {
    return refunds.of(order);
  }
}
