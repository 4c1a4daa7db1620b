import { Field, ObjectType } from 'type-graphql';
import { Category } from './category.entity';
import { Ingredient } from './ingredient.entity';
import { Item } from './item.entity';
import type { MenuCategory, MenuItem } from './menu-rows';

@ObjectType()
export class MenuSection {
  @Field(() => Category) category!: MenuCategory;
  @Field(() => [Item]) items!: MenuItem[];
}

@ObjectType()
export class Composition {
  @Field(() => [Ingredient], { description: 'Meats offered within the price.' }) meats!: Ingredient[];
  @Field(() => [Ingredient], { description: 'Sauces offered within the price.' }) sauces!: Ingredient[];
  @Field(() => [Ingredient], { description: 'Of salad, tomato and onion those available.' }) sot!: Ingredient[];

  @Field(() => [Ingredient], { description: 'Paid extras: meats, sauces, drinks and sides with a price.' })
  supplements!: Ingredient[];

  @Field(() => [Ingredient]) fries!: Ingredient[];
  @Field(() => [Ingredient]) drinks!: Ingredient[];
  @Field(() => [Ingredient]) toppings!: Ingredient[];
}
