import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import { Order } from './order.entity';
import { RefundLinesInput } from './order.inputs';
import { OrderRefund, RefundLinesResult } from './refund.results';

@Resolver(() => Order)
export class RefundResolver {
  @Mutation(() => RefundLinesResult, { description: 'Gives lines of an order back to its customer’s card.' })
  refundLines(
    @Arg('input', () => RefundLinesInput, { description: 'What, and why.' }) input: RefundLinesInput,
    @Ctx() { refunds, principal }: Context,
  ) {
    return refunds.lines(ownShopId(principal), input);
  }

  @FieldResolver(() => [OrderRefund], { description: 'What the shop gave back of it, oldest first.' })
  refunds(@Root() order: Order, @Ctx() { refunds }: Context): Promise<OrderRefund[]> {
    return refunds.of(order);
  }
}
