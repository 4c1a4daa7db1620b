import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root, Mutation } from 'type-graphql';
import type { Context } from '../platform/context';
import { pictureUrl } from '../media/pictures';
import { Shop } from '../shops/shop.entity';
import { PlaceInput } from '../shops/shop.types';
import { Allergen, DietaryMark } from './allergens';
import { OfferedGroup, optionGroupsOf } from './options/option-groups';
import { Ingredient } from './ingredient.entity';
import { Item } from './item.entity';
import { MealDeal } from './meal-deal.entity';
import type { MenuItem } from './menu-rows';
import { FoundShop, LimitedItem, MenuSection } from './menu.types';
import { orderRulesText } from './days/order-rules';
import { requireAccount } from '../accounts/principal';
import { Watch } from './watch.entity';

@Resolver(() => Item)
export class ItemResolver {
  @Query(() => Item)
  item(@Arg('id', () => ID) id: string, @Ctx() { menus, principal }: Context) {
    return menus.item(id, principal?.id);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Picture of the item, 4:3.' })
  pictureUrl(@Root() item: Pick<Item, 'picture'>) {
    return pictureUrl(item.picture);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: '« Sur commande, 48 h avant · Le dimanche »; null: whenever the shop is open.',
  })
  availability(@Root() { orderRules }: Pick<Item, 'orderRules'>) {
    return orderRulesText(orderRules);
  }

  @FieldResolver(() => [OfferedGroup], { description: 'What may be chosen; empty for an item ordered as it is.' })
  async optionGroups(@Root() item: MenuItem, @Ctx() { menus }: Context): Promise<OfferedGroup[]> {
    return optionGroupsOf(item, await menus.offeredIngredients(item.shopId));
  }
}

@Resolver(() => Ingredient)
export class IngredientResolver {
  @FieldResolver(() => [Allergen], { description: 'Allergens it brings; empty also where nothing was said.' })
  allergens(@Root() { allergens }: Ingredient) {
    return allergens ?? [];
  }

  @FieldResolver(() => Boolean, { description: 'Whether the shop has said what it brings.' })
  allergensDeclared(@Root() { allergens }: Ingredient) {
    return allergens !== null;
  }
}

@Resolver(() => Shop)
export class ShopMenuResolver {
  @Query(() => [FoundShop], {
    description:
      'Shops that sell what is typed, or are named so, within 10 km of the place where one is given; slips of the keys are forgiven. Whole words first, then beginnings, then slips; among these open shops first, then near ones.',
  })
  findDishes(
    @Arg('text', () => String, { description: 'What was typed, at most 100 characters.' }) text: string,
    @Arg('place', () => PlaceInput, { nullable: true }) place: PlaceInput | null,
    @Ctx() { dishSearch }: Context,
  ): Promise<FoundShop[]> {
    return dishSearch.find(text, place);
  }

  @FieldResolver(() => [MenuSection], { description: 'The menu; empty when the shop offers nothing yet.' })
  menu(@Root() shop: Shop, @Ctx() { menus }: Context) {
    return menus.sections(shop.id);
  }

  @FieldResolver(() => [LimitedItem], { description: 'What is nearly gone or sold out: of the rest there is enough.' })
  limitedItems(@Root() shop: Shop, @Ctx() { menus }: Context) {
    return menus.limitedItems(shop.id);
  }

  @FieldResolver(() => [MealDeal], { description: 'By name, with the items on the menu.' })
  mealDeals(@Root() shop: Shop, @Ctx() { menus }: Context) {
    return menus.offeredMealDeals(shop.id);
  }

  @FieldResolver(() => [DietaryMark], { description: 'Marks that something on the menu has and that is still left.' })
  async dietary(@Root() shop: Shop, @Ctx() { menus }: Context) {
    return (await menus.offer(shop.id)).marks;
  }

  @FieldResolver(() => Boolean, { description: 'Nothing is on the menu, not even something sold out.' })
  async menuIsEmpty(@Root() shop: Shop, @Ctx() { menus }: Context) {
    return (await menus.offer(shop.id)).isEmpty;
  }
}

@Resolver()
export class WatchResolver {
  @Query(() => [Watch], { description: 'What the caller waits for.' })
  watches(@Ctx() { watches, principal }: Context) {
    return watches.of(requireAccount(principal));
  }

  @Mutation(() => Watch, { description: 'Says once when the shop opens or the item is back, within 30 days.' })
  watchFor(
    @Arg('shopId', () => ID) shopId: string,
    @Arg('itemId', () => ID, { nullable: true }) itemId: string | null | undefined,
    @Ctx() { watches, principal }: Context,
  ) {
    return watches.begin(requireAccount(principal), shopId, itemId ?? null);
  }

  @Mutation(() => Boolean)
  async dropWatch(@Arg('id', () => ID) id: string, @Ctx() { watches, principal }: Context) {
    await watches.end(requireAccount(principal), id);
    return true;
  }
}
