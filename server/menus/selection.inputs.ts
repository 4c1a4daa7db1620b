import { Field, InputType } from 'type-graphql';
import type { WantedSelections } from './selections';

@InputType({ description: 'What was chosen for one line; ingredients by id.' })
export class SelectionsInput implements WantedSelections {
  @Field(() => [String], { defaultValue: [], description: 'Meats within the price.' })
  meats!: string[];

  @Field(() => [String], { defaultValue: [], description: 'Sauces within the price.' })
  sauces!: string[];

  @Field(() => [String], { defaultValue: [], description: 'Of salad, tomato, onion.' })
  sot!: string[];

  @Field(() => [String], { defaultValue: [], description: 'Paid extras.' })
  supplements!: string[];

  @Field(() => String, { nullable: true, defaultValue: null, description: 'Fries of the menu variant.' })
  fries!: string | null;

  @Field(() => String, { nullable: true, defaultValue: null, description: 'Drink of the menu variant.' })
  drink!: string | null;

  @Field(() => String, { nullable: true, defaultValue: null, description: 'Size of a pizza, by name.' })
  size!: string | null;

  @Field(() => [String], { defaultValue: [], description: 'Toppings of a pizza.' })
  toppings!: string[];
}
