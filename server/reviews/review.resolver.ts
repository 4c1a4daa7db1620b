import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root, Mutation } from 'type-graphql';
import type { Context } from '../platform/context';
import { Shop } from '../shops/shop.entity';
import { ShopReviewPage, StarCount, ReviewOrderInput, OrderReviewView, ReviewOrderResult } from './review.service';
import { Order } from '../orders/order.entity';

@Resolver(() => Shop)
export class ShopReviewsResolver {
  @FieldResolver(() => ShopReviewPage, { description: 'What those who collected here say, newest first.' })
  reviews(
    @Root() shop: Shop,
    @Arg('first', () => Int, { defaultValue: 6, description: 'How many, 1 to 50.' }) first: number,
    @Arg('after', () => ID, { nullable: true, description: 'The `next` of the page before.' }) after: string | null,
    @Ctx() { shopReviews }: Context,
  ): Promise<ShopReviewPage> {
    return shopReviews.page(shop.id, first, after);
  }

  @FieldResolver(() => [StarCount], { description: 'From five stars to one.' })
  starCounts(@Root() shop: Shop, @Ctx() { shopReviews }: Context): Promise<StarCount[]> {
    return shopReviews.starCounts(shop.id);
  }
}

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
