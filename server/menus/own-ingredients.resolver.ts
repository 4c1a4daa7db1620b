import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import { ownIngredientOf } from './ingredient.service';
import { Ingredient } from './ingredient.entity';
import {
  IngredientInput,
  SotInput,
  TypedIngredientsInput,
  AddIngredientsResult,
  IngredientsAdded,
  OwnIngredient,
  OwnIngredientResult,
} from './own-ingredients.types';

/** Queries and changes of the calling owner's ingredients; every change applies to the owner's shop. */
@Resolver()
export class OwnIngredientsResolver {
  @Query(() => [OwnIngredient])
  async ownIngredients(@Ctx() { menus, principal }: Context) {
    return (await menus.ingredients(ownShopId(principal))).map(ownIngredientOf);
  }

  @Mutation(() => AddIngredientsResult, { description: 'Adds ingredients, all of them or none.' })
  async addIngredients(
    @Arg('groups', () => [TypedIngredientsInput]) groups: TypedIngredientsInput[],
    @Ctx() { ingredients, principal }: Context,
  ) {
    const added = await ingredients.add(ownShopId(principal), groups);
    if (!Array.isArray(added)) return added;
    return Object.assign(new IngredientsAdded(), { ingredients: added.map(ownIngredientOf) });
  }

  @Mutation(() => [OwnIngredient], { description: 'Says how salad, tomato and onion stand; answers all ingredients.' })
  async setSot(@Arg('input', () => SotInput) input: SotInput, @Ctx() { ingredients, menus, principal }: Context) {
    const shopId = ownShopId(principal);
    await ingredients.setSot(shopId, input);
    return (await menus.ingredients(shopId)).map(ownIngredientOf);
  }

  @Mutation(() => OwnIngredientResult)
  async changeIngredient(
    @Arg('ingredientId', () => ID) id: string,
    @Arg('input', () => IngredientInput) input: IngredientInput,
    @Ctx() { ingredients, principal }: Context,
  ) {
    const changed = await ingredients.change(ownShopId(principal), id, input);
    return changed instanceof Ingredient ? ownIngredientOf(changed) : changed;
  }

  @Mutation(() => OwnIngredient)
  async setIngredientOutOfStock(
    @Arg('ingredientId', () => ID) id: string,
    @Arg('outOfStock', () => Boolean) outOfStock: boolean,
    @Ctx() { ingredients, principal }: Context,
  ) {
    return ownIngredientOf(await ingredients.setOutOfStock(ownShopId(principal), id, outOfStock));
  }

  @Mutation(() => Boolean)
  async removeIngredient(@Arg('ingredientId', () => ID) id: string, @Ctx() { ingredients, principal }: Context) {
    await ingredients.remove(ownShopId(principal), id);
    return true;
  }
}
