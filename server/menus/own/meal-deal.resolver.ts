import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ownShopId } from '../../accounts/principal';
import { Input } from '../../input';
import type { Context } from '../../platform/context';
import { MealDealInput, OwnMealDeal, SaveMealDealResult } from './meal-deal.types';

/** Queries and changes of the calling owner's meal deals. */
@Resolver()
export class MealDealResolver {
  @Query(() => [OwnMealDeal], { description: 'The calling owner’s meal deals by name.' })
  ownMealDeals(@Ctx() { ownMealDeals, principal }: Context) {
    return ownMealDeals.all(ownShopId(principal));
  }

  @Mutation(() => SaveMealDealResult, {
    description: 'Saves a new or a changed meal deal as a whole; carts get its price, orders stay as they are.',
  })
  saveMealDeal(@Input(MealDealInput) input: MealDealInput, @Ctx() { ownMealDeals, principal }: Context) {
    return ownMealDeals.save(ownShopId(principal), input);
  }

  @Mutation(() => [OwnMealDeal], { description: 'Removes a meal deal; answers those that stay.' })
  removeMealDeal(@Arg('id', () => ID) id: string, @Ctx() { ownMealDeals, principal }: Context) {
    return ownMealDeals.remove(ownShopId(principal), id);
  }
}
