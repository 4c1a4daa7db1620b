import { Field, InputType, Int } from 'type-graphql';
import { Allergen } from './allergens';
import { IngredientType } from './ingredient.entity';
import { InEnglish } from './own-menu.inputs';

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
export class SotStateInput {
  @Field(() => Boolean) available!: boolean;
  @Field(() => Boolean) outOfStock!: boolean;
}

@InputType()
export class SotInput {
  @Field(() => SotStateInput) salad!: SotStateInput;
  @Field(() => SotStateInput) tomato!: SotStateInput;
  @Field(() => SotStateInput) onion!: SotStateInput;
}
