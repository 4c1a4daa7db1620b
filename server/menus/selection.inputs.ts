import { Field, InputType } from 'type-graphql';
import type { WantedSelections } from './selections';

@InputType({ description: 'What was chosen for one line; ingredients by id.' })
export class SelectionsInput implements WantedSelections {
  @Field(() => [String], { defaultValue: [], description: 'Meats within the price.' }) meats!: string[];
  @Field(() => [String], { defaultValue: [], description: 'Sauces within the price.' }) sauces!: string[];
  @Field(() => [String], { defaultValue: [] }) sot!: string[];
  @Field(() => [String], { defaultValue: [] }) supplements!: string[];
  @Field(() => String, { nullable: true, defaultValue: null }) fries!: string | null;
  @Field(() => String, { nullable: true, defaultValue: null }) drink!: string | null;
  @Field(() => String, { nullable: true, defaultValue: null }) size!: string | null;
  @Field(() => [String], { defaultValue: [] }) toppings!: string[];
}
