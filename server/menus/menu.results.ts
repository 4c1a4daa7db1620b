import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shop } from '../shops/shop.entity';
import { Category } from './category.entity';
import { Ingredient } from './ingredient.entity';
import { Item } from './item.entity';
import type { MenuCategory, MenuIngredient, MenuItem } from './menu-rows';

@ObjectType()
export class MenuSection {
  @Field(() => Category) category!: MenuCategory;
  @Field(() => [Item]) items!: MenuItem[];
}

@ObjectType()
export class LimitedItem {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true, description: 'Pieces left; null when nobody counts.' }) remaining!: number | null;
  @Field(() => Boolean) soldOut!: boolean;
}

@ObjectType()
export class FoundShop {
  @Field(() => Shop) shop!: Shop;

  @Field(() => Int, { nullable: true, description: 'As the crow flies, in metres; null where no place was given.' })
  distanceMetres!: number | null;

  @Field(() => [Item], { description: 'What fits best, at most 3; empty where the shop itself is named so.' })
  dishes!: MenuItem[];
}

@ObjectType()
export class Composition {
  @Field(() => [Ingredient], { description: 'Meats offered within the price.' }) meats!: MenuIngredient[];
  @Field(() => [Ingredient], { description: 'Sauces offered within the price.' }) sauces!: MenuIngredient[];
  @Field(() => [Ingredient], { description: 'Of salad, tomato and onion those available.' }) sot!: MenuIngredient[];

  @Field(() => [Ingredient], { description: 'Paid extras: meats, sauces, drinks and sides with a price.' })
  supplements!: MenuIngredient[];

  @Field(() => [Ingredient]) fries!: MenuIngredient[];
  @Field(() => [Ingredient]) drinks!: MenuIngredient[];
  @Field(() => [Ingredient]) toppings!: MenuIngredient[];
}
