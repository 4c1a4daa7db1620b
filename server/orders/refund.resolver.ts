import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import { Order } from './order.entity';
import { RefundLinesInput, SettleRefundInput } from './order.inputs';
import { FailedRefund, OrderRefund, RefundLinesResult } from './refund.results';

@Resolver(() => Order)
export class RefundResolver {
  @Mutation(() => RefundLinesResult, { description: 'Gives lines of an order back to its customer’s card.' })
  refundLines(
    @Arg('input', () => RefundLinesInput, { description: 'What, and why.' }) input: RefundLinesInput,
    @Ctx() { refunds, principal }: Context,
  ) {
    return refunds.lines(ownShopId(principal), input);
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

  @FieldResolver(() => [OrderRefund], { description: 'What the shop gave back of it, oldest first.' })
  refunds(@Root() order: Order, @Ctx() { refunds }: Context): Promise<OrderRefund[]> {
    return refunds.of(order);
  }
}
