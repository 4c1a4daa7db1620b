import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Allergen } from './allergens';
import { IngredientType } from './ingredient.entity';
import { NameTaken } from './name-taken';

@ObjectType({ description: 'An ingredient as its owner sees it.' })
export class OwnIngredient {
  @Field(() => ID, { description: 'UUIDv7, that of the ingredient.' })
  id!: string;

  @Field(() => IngredientType, { description: 'What it is used for.' })
  type!: IngredientType;

  @Field(() => String, { description: 'Name; unique within the shop and type.' })
  name!: string;

  @Field(() => Int, { description: 'Cents as a supplement; 0 is never sold as one.' })
  priceCents!: number;

  @Field(() => Int, { description: 'Cents added in the menu variant; 0 is included.' })
  supplementPriceCents!: number;

  @Field(() => String, { nullable: true, description: 'Its picture.' })
  pictureUrl!: string | null;

  @Field(() => Boolean, { description: 'Shown but not to be chosen.' })
  outOfStock!: boolean;

  @Field(() => [Allergen], { nullable: true, description: 'Empty: the owner says none; null: not said.' })
  allergens!: Allergen[] | null;
}

@ObjectType({ description: 'Ingredients that were added.' })
export class IngredientsAdded {
  @Field(() => [OwnIngredient], { description: 'As they are kept.' })
  ingredients!: OwnIngredient[];
}

export const AddIngredientsResult = createUnionType({
  name: 'AddIngredientsResult',
  description: 'All that were sent or, when one cannot be, none.',
  types: () => [IngredientsAdded, NameTaken] as const,
});

export const OwnIngredientResult = createUnionType({
  name: 'OwnIngredientResult',
  description: 'The ingredient as it stands now, or why not.',
  types: () => [OwnIngredient, NameTaken] as const,
});
