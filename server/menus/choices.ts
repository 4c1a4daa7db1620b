import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class PricedChoice {
  @Field(() => String, { description: 'Name when it was chosen.' }) name!: string;
  @Field(() => Int) priceCents!: number;
}

/** Selections in words, as tickets, receipts and pages show them; kept with the order. */
@ObjectType()
export class Choices {
  @Field(() => [String]) meats!: string[];
  @Field(() => [String]) sauces!: string[];
  @Field(() => [String]) sot!: string[];
  @Field(() => [PricedChoice]) supplements!: PricedChoice[];
  @Field(() => String, { nullable: true }) fries!: string | null;
  @Field(() => String, { nullable: true }) drink!: string | null;
  @Field(() => String, { nullable: true }) size!: string | null;
  @Field(() => [PricedChoice]) toppings!: PricedChoice[];
}
