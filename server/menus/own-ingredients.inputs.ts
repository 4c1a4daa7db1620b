import { Field, InputType, Int } from 'type-graphql';
import { Allergen } from './allergens';
import { IngredientType } from './ingredient.entity';

@InputType({ description: 'One ingredient.' })
export class IngredientInput {
  @Field(() => String, { description: 'Name, unique within the shop and type.' })
  name!: string;

  @Field(() => Int, { description: 'Cents as a supplement, 0 to 99999.' })
  priceCents!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Cents added in the menu variant, 0 to 99999.' })
  supplementPriceCents!: number;

  @Field(() => String, { nullable: true, description: 'Address of a picture of the shop.' })
  pictureUrl?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Shown but not to be chosen.' })
  outOfStock!: boolean;

  @Field(() => [Allergen], { nullable: true, description: 'Empty: none; null: not said.' })
  allergens?: Allergen[] | null;
}

@InputType({ description: 'Ingredients of one type.' })
export class TypedIngredientsInput {
  @Field(() => IngredientType, { description: 'What they are used for; never SOT.' })
  type!: IngredientType;

  @Field(() => [IngredientInput], { description: 'At least one.' })
  entries!: IngredientInput[];
}

@InputType({ description: 'One of salad, tomato and onion.' })
export class SotStateInput {
  @Field(() => Boolean, { description: 'On offer.' })
  available!: boolean;

  @Field(() => Boolean, { description: 'On offer, but out of stock.' })
  outOfStock!: boolean;
}

@InputType({ description: 'How salad, tomato and onion stand.' })
export class SotInput {
  @Field(() => SotStateInput, { description: 'Salade.' })
  salad!: SotStateInput;

  @Field(() => SotStateInput, { description: 'Tomate.' })
  tomato!: SotStateInput;

  @Field(() => SotStateInput, { description: 'Oignon.' })
  onion!: SotStateInput;
}
