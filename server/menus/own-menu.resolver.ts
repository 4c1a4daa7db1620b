import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import { Item } from './item.entity';
import { Category } from './category.entity';
import {
  AddDrinkInput,
  AddPizzaInput,
  AddSandwichInput,
  ChangePizzaInput,
  ChangeSandwichInput,
} from './new-items.inputs';
import type { NameTaken } from './named';
import {
  AddDraftInput,
  AddItemInput,
  ChangeItemInput,
  IN_ENGLISH,
  ServedHoursInput,
  MenuRowInput,
  NewPriceInput,
  StockInput,
  MenuImported,
  OwnCategoryResult,
  OwnItem,
  OwnItemResult,
  OwnMenu,
  StockOfDay,
} from './own-menu.types';
import { ownCategoryOf, ownItemOf } from './own-menu.service';

const itemOr = (result: Item | NameTaken) => (result instanceof Item ? ownItemOf(result) : result);
const categoryOr = (result: Category | NameTaken) => (result instanceof Category ? ownCategoryOf(result, []) : result);

const DAY = { description: 'Today, one of the six days after it, or one orders are taken for, YYYY-MM-DD.' };

/** Queries and changes of the calling owner's menu; every change applies to the owner's shop. */
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

  @Mutation(() => OwnItemResult)
  async addItem(@Arg('input', () => AddItemInput) input: AddItemInput, @Ctx() { items, principal }: Context) {
    return itemOr(await items.add(ownShopId(principal), input));
  }

  @Mutation(() => OwnItemResult)
  async addDraft(@Arg('input', () => AddDraftInput) input: AddDraftInput, @Ctx() { items, principal }: Context) {
    return itemOr(await items.addDraft(ownShopId(principal), input));
  }

  @Mutation(() => OwnItemResult)
  async addSandwich(
    @Arg('input', () => AddSandwichInput) input: AddSandwichInput,
    @Ctx() { composedItems, principal }: Context,
  ) {
    return itemOr(await composedItems.saveSandwich(ownShopId(principal), input));
  }

  @Mutation(() => OwnItemResult)
  async addPizza(
    @Arg('input', () => AddPizzaInput) input: AddPizzaInput,
    @Ctx() { composedItems, principal }: Context,
  ) {
    return itemOr(await composedItems.savePizza(ownShopId(principal), input));
  }

  @Mutation(() => OwnItemResult)
  async addDrink(
    @Arg('input', () => AddDrinkInput) input: AddDrinkInput,
    @Ctx() { composedItems, principal }: Context,
  ) {
    return itemOr(await composedItems.addDrink(ownShopId(principal), input));
  }

  @Mutation(() => OwnItemResult, {
    description: 'Changes a sandwich as a whole; carts are told, orders stay as they are.',
  })
  async changeSandwich(
    @Arg('input', () => ChangeSandwichInput) input: ChangeSandwichInput,
    @Ctx() { composedItems, principal }: Context,
  ) {
    return itemOr(await composedItems.saveSandwich(ownShopId(principal), input));
  }

  @Mutation(() => OwnItemResult, {
    description: 'Changes a pizza as a whole; carts are told, orders stay as they are.',
  })
  async changePizza(
    @Arg('input', () => ChangePizzaInput) input: ChangePizzaInput,
    @Ctx() { composedItems, principal }: Context,
  ) {
    return itemOr(await composedItems.savePizza(ownShopId(principal), input));
  }

  @Mutation(() => OwnItem, { description: 'Changes an item; carts are told, orders stay as they are.' })
  async changeItem(@Arg('input', () => ChangeItemInput) input: ChangeItemInput, @Ctx() { items, principal }: Context) {
    return ownItemOf(await items.change(ownShopId(principal), input));
  }

  @Mutation(() => OwnMenu)
  async moveItem(
    @Arg('itemId', () => ID) itemId: string,
    @Arg('toIndex', () => Int, { description: 'Its place in its category afterwards, from 0.' }) toIndex: number,
    @Ctx() { items, ownMenus, principal }: Context,
  ) {
    const shopId = ownShopId(principal);
    await items.move(shopId, itemId, toIndex);
    return ownMenus.menu(shopId);
  }

  @Mutation(() => Boolean)
  async removeItem(@Arg('itemId', () => ID) itemId: string, @Ctx() { items, principal }: Context) {
    await items.remove(ownShopId(principal), itemId);
    return true;
  }

  @Mutation(() => OwnItem, { description: '« Épuisé aujourd’hui », until `OwnShop.todayEndsAt`.' })
  async setItemSoldOut(
    @Arg('itemId', () => ID) itemId: string,
    @Arg('soldOut', () => Boolean) soldOut: boolean,
    @Ctx() { items, principal }: Context,
  ) {
    return ownItemOf(await items.setSoldOut(ownShopId(principal), itemId, soldOut));
  }

  @Mutation(() => OwnMenu, { description: 'Says how many there are on a day; of today how many are left.' })
  async setStock(
    @Arg('day', () => String, DAY) day: string,
    @Arg('changes', () => [StockInput]) changes: StockInput[],
    @Ctx() { stocks, ownMenus, principal }: Context,
  ) {
    const shopId = ownShopId(principal);
    await stocks.set(shopId, day, changes);
    return ownMenus.menu(shopId);
  }

  @Mutation(() => [OwnItem], { description: 'New prices, all of them or none.' })
  async changePrices(
    @Arg('prices', () => [NewPriceInput]) prices: NewPriceInput[],
    @Ctx() { items, principal }: Context,
  ) {
    return (await items.reprice(ownShopId(principal), prices)).map(ownItemOf);
  }

  @Mutation(() => [OwnItem], { description: 'Shows drafts to customers, each at its price, all of them or none.' })
  async publishItems(
    @Arg('prices', () => [NewPriceInput]) prices: NewPriceInput[],
    @Ctx() { items, principal }: Context,
  ) {
    return (await items.reprice(ownShopId(principal), prices, true)).map(ownItemOf);
  }

  @Mutation(() => MenuImported, { description: 'Takes over a menu file, all of it or nothing.' })
  importMenu(@Arg('rows', () => [MenuRowInput]) rows: MenuRowInput[], @Ctx() { menuImports, principal }: Context) {
    return menuImports.import(ownShopId(principal), rows);
  }

  @Mutation(() => OwnCategoryResult)
  async addCategory(
    @Arg('name', () => String, { description: '1 to 120 characters.' }) name: string,
    @Arg('nameEn', () => String, IN_ENGLISH) nameEn: string | null | undefined,
    @Arg('served', () => ServedHoursInput, { nullable: true, description: 'Null: always.' })
    served: ServedHoursInput | null | undefined,
    @Ctx() { categories, principal }: Context,
  ) {
    return categoryOr(await categories.add(ownShopId(principal), name, nameEn, served));
  }

  @Mutation(() => OwnCategoryResult)
  async renameCategory(
    @Arg('categoryId', () => ID) categoryId: string,
    @Arg('name', () => String, { description: '1 to 120 characters.' }) name: string,
    @Arg('nameEn', () => String, IN_ENGLISH) nameEn: string | null | undefined,
    @Arg('served', () => ServedHoursInput, { nullable: true, description: 'Absent: as before; null: always.' })
    served: ServedHoursInput | null | undefined,
    @Ctx() { categories, principal }: Context,
  ) {
    return categoryOr(await categories.rename(ownShopId(principal), categoryId, name, nameEn, served));
  }

  @Mutation(() => OwnMenu)
  async moveCategory(
    @Arg('categoryId', () => ID) categoryId: string,
    @Arg('toIndex', () => Int, { description: 'Its place afterwards, from 0.' }) toIndex: number,
    @Ctx() { categories, ownMenus, principal }: Context,
  ) {
    const shopId = ownShopId(principal);
    await categories.move(shopId, categoryId, toIndex);
    return ownMenus.menu(shopId);
  }

  @Mutation(() => OwnMenu)
  async removeCategory(
    @Arg('categoryId', () => ID) categoryId: string,
    @Ctx() { categories, ownMenus, principal }: Context,
  ) {
    const shopId = ownShopId(principal);
    await categories.remove(shopId, categoryId);
    return ownMenus.menu(shopId);
  }
}
