import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import { ownIngredientOf } from './ingredient.service';
import { Ingredient } from './ingredient.entity';
import { IngredientInput, SotInput, TypedIngredientsInput } from './own-ingredients.inputs';
import { AddIngredientsResult, IngredientsAdded, OwnIngredient, OwnIngredientResult } from './own-ingredients.results';

/** The ingredients behind the counter: every change is the calling owner’s, to their own shop. */
@Resolver()
export class OwnIngredientsResolver {
  @Query(() => [OwnIngredient], { description: 'All of the calling owner’s, in their order.' })
  async ownIngredients(@Ctx() { menus, principal }: Context) {
    return (await menus.ingredients(ownShopId(principal))).map(ownIngredientOf);
  }

  @Mutation(() => AddIngredientsResult, { description: 'Adds ingredients, all of them or none.' })
  async addIngredients(
    @Arg('groups', () => [TypedIngredientsInput], { description: 'By type.' }) groups: TypedIngredientsInput[],
    @Ctx() { ingredients, principal }: Context,
  ) {
    const added = await ingredients.add(ownShopId(principal), groups);
    if (!Array.isArray(added)) return added;
    return Object.assign(new IngredientsAdded(), { ingredients: added.map(ownIngredientOf) });
  }

  @Mutation(() => [OwnIngredient], { description: 'Says how salad, tomato and onion stand; answers all ingredients.' })
  async setSot(
    @Arg('input', () => SotInput, { description: 'Each of the three.' }) input: SotInput,
    @Ctx() { ingredients, menus, principal }: Context,
  ) {
    const shopId = ownShopId(principal);
    await ingredients.setSot(shopId, input);
    return (await menus.ingredients(shopId)).map(ownIngredientOf);
  }

  @Mutation(() => OwnIngredientResult, { description: 'Changes an ingredient.' })
  async changeIngredient(
    @Arg('ingredientId', () => ID, { description: 'The ingredient.' }) id: string,
    @Arg('input', () => IngredientInput, { description: 'As it is from now on.' }) input: IngredientInput,
    @Ctx() { ingredients, principal }: Context,
  ) {
    const changed = await ingredients.change(ownShopId(principal), id, input);
    return changed instanceof Ingredient ? ownIngredientOf(changed) : changed;
  }

  @Mutation(() => OwnIngredient, { description: 'Out of stock, or there again.' })
  async setIngredientOutOfStock(
    @Arg('ingredientId', () => ID, { description: 'The ingredient.' }) id: string,
    @Arg('outOfStock', () => Boolean, { description: 'Whether it is.' }) outOfStock: boolean,
    @Ctx() { ingredients, principal }: Context,
  ) {
    return ownIngredientOf(await ingredients.setOutOfStock(ownShopId(principal), id, outOfStock));
  }

  @Mutation(() => Boolean, { description: 'Takes an ingredient away.' })
  async removeIngredient(
    @Arg('ingredientId', () => ID, { description: 'The ingredient.' }) id: string,
    @Ctx() { ingredients, principal }: Context,
  ) {
    await ingredients.remove(ownShopId(principal), id);
    return true;
  }
}
