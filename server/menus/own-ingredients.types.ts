import { createUnionType, Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { Allergen } from './allergens';
import { IngredientType } from './ingredient.entity';
import { NameTaken } from './named';
import { InEnglish } from './own-menu.types';

@ObjectType()
export class OwnIngredient {
  @Field(() => ID) id!: string;
  @Field(() => IngredientType) type!: IngredientType;
  @Field(() => String, { description: 'Name; unique within the shop and type.' }) name!: string;
  @Field(() => String, { nullable: true }) nameEn!: string | null;
  @Field(() => Int, { description: 'Cents as a supplement; 0 is never sold as one.' }) priceCents!: number;
  @Field(() => Int, { description: 'Cents added in the menu variant; 0 is included.' }) supplementPriceCents!: number;
  @Field(() => String, { nullable: true }) pictureUrl!: string | null;
  @Field(() => Boolean) outOfStock!: boolean;

  @Field(() => [Allergen], { nullable: true, description: 'Empty: the owner says none; null: not said.' })
  allergens!: Allergen[] | null;
}

@ObjectType()
export class IngredientsAdded {
  @Field(() => [OwnIngredient]) ingredients!: OwnIngredient[];
}

export const AddIngredientsResult = createUnionType({
  name: 'AddIngredientsResult',
  description: 'All that were sent or, when one cannot be, none.',
  types: () => [IngredientsAdded, NameTaken] as const,
});

export const OwnIngredientResult = createUnionType({
  name: 'OwnIngredientResult',
  types: () => [OwnIngredient, NameTaken] as const,
});

@InputType()
export class IngredientInput {
  @Field(() => String, { description: 'Name, unique within the shop and type.' }) name!: string;
  @InEnglish() nameEn?: string | null;
  @Field(() => Int, { description: 'Cents as a supplement, 0 to 99999.' }) priceCents!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Cents added in the menu variant, 0 to 99999.' })
  supplementPriceCents!: number;

  @Field(() => String, { nullable: true }) pictureUrl?: string | null;
  @Field(() => Boolean, { defaultValue: false }) outOfStock!: boolean;

  @Field(() => [Allergen], { nullable: true, description: 'Empty: none; null: not said.' })
  allergens?: Allergen[] | null;
}

@InputType()
export class TypedIngredientsInput {
  @Field(() => IngredientType, { description: 'What they are used for; never SOT.' }) type!: IngredientType;
  @Field(() => [IngredientInput]) entries!: IngredientInput[];
}

@InputType()
class SotStateInput {
  @Field(() => Boolean) available!: boolean;
  @Field(() => Boolean) outOfStock!: boolean;
}

@InputType()
export class SotInput {
  @Field(() => SotStateInput) salad!: SotStateInput;
  @Field(() => SotStateInput) tomato!: SotStateInput;
  @Field(() => SotStateInput) onion!: SotStateInput;
}
