import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ServedHours, servedText } from '../days/served-hours';
import { MealDealOption } from '../meal-deal.entity';
import { NameTaken } from '../named';
import { InEnglish } from './own-menu.types';

@InputType('MealDealPartInput')
@ObjectType({ description: 'A part of a meal deal as its owner sees it.' })
class OwnMealDealPart {
  @Field(() => String) name!: string;
  @InEnglish() nameEn!: string | null;
  @Field(() => [MealDealOption], { description: 'The items that fill it, each once.' }) options!: MealDealOption[];
}

@ObjectType({ description: 'A meal deal as its owner sees it.' })
export class OwnMealDeal {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) nameEn!: string | null;
  @Field(() => Int) priceCents!: number;
  @Field(() => [OwnMealDealPart]) parts!: OwnMealDealPart[];
  @Field(() => ServedHours, { nullable: true, description: 'Windows it applies to; null: all.' })
  served!: ServedHours | null;
  @Field(() => String, { nullable: true, description: '« jusqu’à 14:30 »; null: whenever the shop is open.' })
  get servedText(): string | null {
    return this.served && servedText(this.served);
  }

  @Field(() => Int, { description: 'Greater after each change.' }) revision!: number;
}

@InputType({ description: 'A meal deal as a whole.' })
export class MealDealInput {
  @Field(() => ID, { nullable: true, description: 'Null: new to the shop.' }) id?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The revision that was edited: CONFLICT when there is a newer one.',
  })
  revision?: number | null;
  @Field(() => String, { description: 'Name, unique within the shop.' }) name!: string;
  @InEnglish() nameEn?: string | null;
  @Field(() => Int, { description: 'Cents for one item of every part, 1 to 99999.' }) priceCents!: number;
  @Field(() => [OwnMealDealPart], { description: '2 to 4, each with 1 to 40 items.' }) parts!: OwnMealDealPart[];
  @Field(() => ServedHours, { nullable: true, description: 'Null: always.' }) served?: ServedHours | null;
}

export const SaveMealDealResult = createUnionType({
  name: 'SaveMealDealResult',
  types: () => [OwnMealDeal, NameTaken] as const,
});
