import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ownShopId } from '../../accounts/principal';
import { Input } from '../../input';
import type { Context } from '../../platform/context';
import { Ingredient } from '../ingredient.entity';
import {
  AddIngredientsResult,
  IngredientInput,
  IngredientsAdded,
  OwnIngredient,
  OwnIngredientResult,
  ownIngredientOf,
  SotInput,
  TypedIngredientsInput,
} from './ingredient.service';
import { ChangeItemsInput } from './item-change.service';
import { Item } from '../item.entity';
import { Category } from '../category.entity';
import type { NameTaken } from '../named';
import {
  IN_ENGLISH,
  MenuRowInput,
  NewPriceInput,
  SaveItemInput,
  StockInput,
  MenuImported,
  OwnCategoryResult,
  OwnItem,
  OwnItemResult,
  OwnMenu,
  StockOfDay,
} from './own-menu.types';
import { ownCategoryOf, ownItemOf } from './own-menu.service';
import { ServedHours } from '../days/served-hours';

const categoryOr = (result: Category | NameTaken) => (result instanceof Category ? ownCategoryOf(result, []) : result);

/** Runs a change of the caller's shop and answers its menu. */
async function menuAfter({ ownMenus, principal }: Context, change: (shopId: string) => Promise<void>) {
  const shopId = ownShopId(principal);
  await change(shopId);
  return ownMenus.menu(shopId);
}

const DAY = { description: 'Today, one of the six days after it, or one orders are taken for, YYYY-MM-DD.' };

/** Queries and changes of the calling owner's menu and ingredients; every change applies to the owner's shop. */
@Resolver()
export class OwnMenuResolver {
  @Query(() => OwnMenu, { description: 'The calling owner’s menu, drafts included.' })
  ownMenu(@Ctx() { ownMenus, principal }: Context) {
    return ownMenus.menu(ownShopId(principal));
  }

  @Query(() => OwnItem)
  ownItem(@Arg('itemId', () => ID) itemId: string, @Ctx() { ownMenus, principal }: Context) {
    return ownMenus.item(ownShopId(principal), itemId);
  }

  @Query(() => [ID], { description: 'The items that are « Épuisé aujourd’hui ».' })
  ownSoldOut(@Ctx() { items, principal }: Context) {
    return items.soldOut(ownShopId(principal));
  }

  @Query(() => [StockOfDay])
  ownStock(@Arg('day', () => String, DAY) day: string, @Ctx() { stocks, principal }: Context) {
    return stocks.ofDay(ownShopId(principal), day);
  }

  @Mutation(() => OwnItemResult, {
    description: 'Adds an item, or changes one: carts are told, orders stay as they are.',
  })
  async saveItem(@Input(SaveItemInput) input: SaveItemInput, @Ctx() { items, principal }: Context) {
    const saved = await items.save(ownShopId(principal), input);
    return saved instanceof Item ? ownItemOf(saved) : saved;
  }

  @Mutation(() => OwnMenu)
  moveItem(
    @Arg('itemId', () => ID) itemId: string,
    @Arg('toIndex', () => Int, { description: 'Its place in its category afterwards, from 0.' }) toIndex: number,
    @Ctx() context: Context,
  ) {
    return menuAfter(context, (shopId) => context.items.move(shopId, itemId, toIndex));
  }

  @Mutation(() => Boolean)
  async removeItem(@Arg('itemId', () => ID) itemId: string, @Ctx() { items, principal }: Context) {
    await items.remove(ownShopId(principal), itemId);
    return true;
  }

  @Mutation(() => OwnItem, { description: '« Épuisé aujourd’hui », until `OwnShop.todayEndsAt`.' })
  setItemSoldOut(
    @Arg('itemId', () => ID) itemId: string,
    @Arg('soldOut', () => Boolean) soldOut: boolean,
    @Ctx() { items, principal }: Context,
  ) {
    return items.setSoldOut(ownShopId(principal), itemId, soldOut).then(ownItemOf);
  }

  @Mutation(() => OwnMenu, { description: 'Says how many there are on a day; of today how many are left.' })
  setStock(
    @Arg('day', () => String, DAY) day: string,
    @Arg('changes', () => [StockInput]) changes: StockInput[],
    @Ctx() context: Context,
  ) {
    return menuAfter(context, (shopId) => context.stocks.set(shopId, day, changes));
  }

  @Mutation(() => [OwnItem], {
    description: 'Changes several items, all of them or none; the message names which cannot.',
  })
  async changeItems(@Input(ChangeItemsInput) input: ChangeItemsInput, @Ctx() { itemChanges, principal }: Context) {
    return (await itemChanges.change(ownShopId(principal), input)).map(ownItemOf);
  }

  @Mutation(() => [OwnItem], { description: 'Shows drafts to customers, each at its price, all of them or none.' })
  async publishItems(
    @Arg('prices', () => [NewPriceInput]) prices: NewPriceInput[],
    @Ctx() { items, principal }: Context,
  ) {
    return (await items.publish(ownShopId(principal), prices)).map(ownItemOf);
  }

  @Mutation(() => MenuImported, { description: 'Takes over a menu file, all of it or nothing.' })
  importMenu(@Arg('rows', () => [MenuRowInput]) rows: MenuRowInput[], @Ctx() { menuImports, principal }: Context) {
    return menuImports.import(ownShopId(principal), rows);
  }

  @Mutation(() => OwnCategoryResult)
  addCategory(
    @Arg('name', () => String, { description: '1 to 120 characters.' }) name: string,
    @Arg('nameEn', () => String, IN_ENGLISH) nameEn: string | null | undefined,
    @Arg('served', () => ServedHours, { nullable: true, description: 'Null: always.' })
    served: ServedHours | null | undefined,
    @Ctx() { categories, principal }: Context,
  ) {
    return categories.add(ownShopId(principal), { name, nameEn, served }).then(categoryOr);
  }

  @Mutation(() => OwnCategoryResult)
  renameCategory(
    @Arg('categoryId', () => ID) categoryId: string,
    @Arg('name', () => String, { description: '1 to 120 characters.' }) name: string,
    @Arg('nameEn', () => String, IN_ENGLISH) nameEn: string | null | undefined,
    @Arg('served', () => ServedHours, { nullable: true, description: 'Absent: as before; null: always.' })
    served: ServedHours | null | undefined,
    @Ctx() { categories, principal }: Context,
  ) {
    return categories.rename(ownShopId(principal), categoryId, { name, nameEn, served }).then(categoryOr);
  }

  @Mutation(() => OwnMenu)
  moveCategory(
    @Arg('categoryId', () => ID) categoryId: string,
    @Arg('toIndex', () => Int, { description: 'Its place afterwards, from 0.' }) toIndex: number,
    @Ctx() context: Context,
  ) {
    return menuAfter(context, (shopId) => context.categories.move(shopId, categoryId, toIndex));
  }

  @Mutation(() => OwnMenu)
  removeCategory(@Arg('categoryId', () => ID) categoryId: string, @Ctx() context: Context) {
    return menuAfter(context, (shopId) => context.categories.remove(shopId, categoryId));
  }

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
  async setSot(@Input(SotInput) input: SotInput, @Ctx() { ingredients, menus, principal }: Context) {
    const shopId = ownShopId(principal);
    await ingredients.setSot(shopId, input);
    return (await menus.ingredients(shopId)).map(ownIngredientOf);
  }

  @Mutation(() => OwnIngredientResult)
  async changeIngredient(
    @Arg('ingredientId', () => ID) id: string,
    @Input(IngredientInput) input: IngredientInput,
    @Ctx() { ingredients, principal }: Context,
  ) {
    const changed = await ingredients.change(ownShopId(principal), id, input);
    return changed instanceof Ingredient ? ownIngredientOf(changed) : changed;
  }

  @Mutation(() => OwnIngredient)
  setIngredientOutOfStock(
    @Arg('ingredientId', () => ID) id: string,
    @Arg('outOfStock', () => Boolean) outOfStock: boolean,
    @Ctx() { ingredients, principal }: Context,
  ) {
    return ingredients.setOutOfStock(ownShopId(principal), id, outOfStock).then(ownIngredientOf);
  }

  @Mutation(() => Boolean)
  async removeIngredient(@Arg('ingredientId', () => ID) id: string, @Ctx() { ingredients, principal }: Context) {
    await ingredients.remove(ownShopId(principal), id);
    return true;
  }
}
