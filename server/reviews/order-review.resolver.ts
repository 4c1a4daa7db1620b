import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../platform/context';
import { Order } from '../orders/order.entity';
import { ReviewOrderInput, OrderReviewView, ReviewOrderResult } from './order-review.service';

@Resolver(() => Order)
export class OrderReviewResolver {
  @Mutation(() => ReviewOrderResult, { description: 'Keeps, or replaces, the caller’s review of a collected order.' })
  reviewOrder(
    @Arg('input', () => ReviewOrderInput) input: ReviewOrderInput,
    @Ctx() { orderReviews, principal }: Context,
  ) {
    return orderReviews.review(principal, input);
  }

  @FieldResolver(() => OrderReviewView, {
    nullable: true,
    description: 'Its customer’s review; null while there is none.',
  })
  review(@Root() order: Order, @Ctx() { orderReviews }: Context) {
    return orderReviews.of(order);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the caller may write, or change, its review.' })
  mayReview(@Root() order: Order, @Ctx() { orderReviews, principal }: Context) {
    return orderReviews.mayReview(order, principal);
  }
}
