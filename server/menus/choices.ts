import { Field, Int, ObjectType } from 'type-graphql';

/** Something chosen that has its own price. */
@ObjectType({ description: 'Something chosen that has its own price.' })
export class PricedChoice {
  @Field(() => String, { description: 'Name when it was chosen.' })
  name!: string;

  @Field(() => Int, { description: 'What one costs, in cents.' })
  priceCents!: number;
}

/** Selections in words, as tickets, receipts and pages show them; kept with the order. */
@ObjectType({ description: 'What was chosen for one line, in words.' })
export class Choices {
  @Field(() => [String], { description: 'Meats included in the price.' })
  meats!: string[];

  @Field(() => [String], { description: 'Sauces included in the price.' })
  sauces!: string[];

  @Field(() => [String], { description: 'Of salad, tomato, onion.' })
  sot!: string[];

  @Field(() => [PricedChoice], { description: 'Paid extras of a sandwich.' })
  supplements!: PricedChoice[];

  @Field(() => String, { nullable: true, description: 'Fries of the menu variant.' })
  fries!: string | null;

  @Field(() => String, { nullable: true, description: 'Drink of the menu variant.' })
  drink!: string | null;

  @Field(() => String, { nullable: true, description: 'Size of a pizza.' })
  size!: string | null;

  @Field(() => [PricedChoice], { description: 'Toppings of a pizza.' })
  toppings!: PricedChoice[];
}
