import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Allergen } from '../allergens';
import { NameTaken } from '../named';
import { ShownWhen } from '../options/option-groups';
import { InEnglish } from './own-menu.types';

const AllergensSaid = () =>
  Field(() => [Allergen], { nullable: true, description: 'Empty: the owner says none; null: not said.' });

@ObjectType({ description: 'An option as its owner sees it.' })
class OwnOption {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) nameEn!: string | null;
  @Field(() => Int, { description: 'Cents one piece adds, unless it is among the included ones.' }) priceCents!: number;
  @AllergensSaid() allergens!: Allergen[] | null;
  @Field(() => Int, { description: 'What one piece takes of a window’s capacity, besides the item.' })
  preparationUnits!: number;
  @Field(() => Boolean) outOfStock!: boolean;
}

@ObjectType({ description: 'A group of options that the shop made itself, as its owner sees it.' })
export class OwnOptionGroup {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Name, unique within the shop.' }) name!: string;
  @Field(() => String, { nullable: true }) nameEn!: string | null;
  @Field(() => Int, { description: 'Fewest pieces to choose.' }) min!: number;
  @Field(() => Int, { nullable: true, description: 'Most pieces to choose; null: no limit.' }) max!: number | null;
  @Field(() => Int, { description: 'Chosen pieces that cost nothing, the dearest first.' }) included!: number;
  @Field(() => Int, { description: 'Most pieces of one option.' }) perOptionMax!: number;
  @Field(() => ShownWhen, { nullable: true, description: 'Null: always.' }) shownWhen!: ShownWhen | null;
  @Field(() => [OwnOption], { description: 'In the owner’s order.' }) options!: OwnOption[];
  @Field(() => [ID], { description: 'The items that offer it.' }) itemIds!: string[];
}

export const OwnOptionGroupResult = createUnionType({
  name: 'OwnOptionGroupResult',
  types: () => [OwnOptionGroup, NameTaken] as const,
});

@InputType()
export class OptionInput {
  @Field(() => ID, { nullable: true, description: 'Null: new to the group.' }) id?: string | null;
  @Field(() => String, { description: 'Name, unique within the group.' }) name!: string;
  @InEnglish() nameEn?: string | null;
  @Field(() => Int, { defaultValue: 0, description: 'Cents one piece adds, 0 to 99999.' }) priceCents!: number;
  @AllergensSaid() allergens?: Allergen[] | null;

  @Field(() => Int, { defaultValue: 0, description: 'What one piece takes of a window’s capacity, 0 to 20.' })
  preparationUnits!: number;

  @Field(() => Boolean, { nullable: true, description: 'Null: as before.' }) outOfStock?: boolean | null;
}

@InputType({ description: 'A group of options as a whole.' })
export class OptionGroupInput {
  @Field(() => ID, { nullable: true, description: 'Null: new to the shop.' }) id?: string | null;
  @Field(() => String, { description: 'Name, unique within the shop.' }) name!: string;
  @InEnglish() nameEn?: string | null;
  @Field(() => Int, { defaultValue: 0, description: 'Fewest pieces to choose.' }) min!: number;
  @Field(() => Int, { nullable: true, description: 'Most pieces to choose; null: no limit.' }) max?: number | null;
  @Field(() => Int, { defaultValue: 0, description: 'Chosen pieces that cost nothing, at most `max`.' })
  included!: number;
  @Field(() => Int, { defaultValue: 1, description: 'Most pieces of one option, 1 to 20.' }) perOptionMax!: number;

  @Field(() => ShownWhen, { nullable: true, description: 'Another own group and options of it; null: always.' })
  shownWhen?: ShownWhen | null;

  @Field(() => [OptionInput], { description: 'All its options in their order, 1 to 60; any other is removed.' })
  options!: OptionInput[];

  @Field(() => [ID], { nullable: true, description: 'The items that offer it; null: as before.' })
  itemIds?: string[] | null;
}
