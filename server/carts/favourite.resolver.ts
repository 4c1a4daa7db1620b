import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { asAccount } from '../accounts/principal';
import type { Context } from '../platform/context';
import { ChangeCartResult } from './cart.results';
import { FavouriteView, KeepFavouriteInput, KeepFavouriteResult } from './favourite.results';

@Resolver()
export class FavouriteResolver {
  @Query(() => [FavouriteView], { description: 'What the caller comes back for, the latest first.' })
  favourites(@Ctx() { favourites, principal }: Context) {
    return favourites.of(asAccount(principal));
  }

  @Mutation(() => KeepFavouriteResult)
  keepFavourite(
    @Arg('input', () => KeepFavouriteInput) input: KeepFavouriteInput,
    @Ctx() { favourites, principal }: Context,
  ) {
    return favourites.keep(asAccount(principal), input);
  }

  @Mutation(() => Boolean)
  async dropFavourite(@Arg('id', () => ID) id: string, @Ctx() { favourites, principal }: Context) {
    await favourites.drop(asAccount(principal), id);
    return true;
  }

  @Mutation(() => ChangeCartResult, { description: 'One more of a composition.' })
  favouriteToCart(@Arg('id', () => ID) id: string, @Ctx() { favourites, principal }: Context) {
    return favourites.toCart(asAccount(principal), id);
  }
}
