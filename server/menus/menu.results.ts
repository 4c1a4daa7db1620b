import { Field, ObjectType } from 'type-graphql';
import { Category } from './category.entity';
import { Ingredient } from './ingredient.entity';
import { Item } from './item.entity';

@ObjectType({ description: 'A category with what it offers today.' })
export class MenuSection {
  @Field(() => Category, { description: 'The heading.' })
  category!: Category;

  @Field(() => [Item], { description: 'Its items, in the owner’s order.' })
  items!: Item[];
}

@ObjectType({ description: 'Everything a customer may choose when composing an item.' })
export class Composition {
  @Field(() => [Ingredient], { description: 'Meats offered within the price.' })
  meats!: Ingredient[];

  @Field(() => [Ingredient], { description: 'Sauces offered within the price.' })
  sauces!: Ingredient[];

  @Field(() => [Ingredient], { description: 'Of salad, tomato and onion those available.' })
  sot!: Ingredient[];

  @Field(() => [Ingredient], { description: 'Paid extras: meats, sauces, drinks and sides with a price.' })
  supplements!: Ingredient[];

  @Field(() => [Ingredient], { description: 'Fries of the menu variant.' })
  fries!: Ingredient[];

  @Field(() => [Ingredient], { description: 'Drinks of the menu variant.' })
  drinks!: Ingredient[];

  @Field(() => [Ingredient], { description: 'Toppings of a pizza.' })
  toppings!: Ingredient[];
}
