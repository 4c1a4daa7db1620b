import type { SotName } from '../../../graphql/rules/sot';
import { Field, Int, ObjectType } from 'type-graphql';

/** Selections of one line by ingredient id. Lines of an item with equal selections and note are merged. */
export interface Selections {
  meats: string[];
  sauces: string[];
  sot: SotName[];
  supplements: string[];
  fries: string | null;
  drink: string | null;
  size: string | null;
  toppings: string[];
}

/** Selections as a client sends them: ingredients by id or name, and fries, as in the specification, also by a yes. */
export interface WantedSelections extends Omit<Selections, 'fries' | 'sot'> {
  sot: string[];
  fries: string | boolean | null;
}

export const NO_SELECTIONS: Selections = {
  meats: [],
  sauces: [],
  sot: [],
  supplements: [],
  fries: null,
  drink: null,
  size: null,
  toppings: [],
};

@ObjectType()
class PricedChoice {
  @Field(() => String, { description: 'Name when it was chosen.' }) name!: string;
  @Field(() => Int) priceCents!: number;
}

/** Selections by name, as tickets, receipts and pages show them; stored with the order. */
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
