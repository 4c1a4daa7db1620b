import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../platform/context';
import { Shop } from '../shops/shop.entity';
import { ShopReviewPage, StarCount } from './shop-reviews.service';

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
