import { createUnionType, Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { InvalidSelection, LimitExceeded, SoldOut } from '../menus/menu.types';
import { Order } from '../orders/order.entity';

@ObjectType()
export class CounterOption {
  @Field(() => ID, { description: 'To be sent back with the line.' }) id!: string;
  @Field(() => String, { description: 'As the counter reads it: « Algérienne », « sans cornichon ».' }) label!: string;
  @Field(() => Int) priceCents!: number;
}

@ObjectType({ description: 'One thing that can be ordered at the counter; a pizza in one of its sizes.' })
export class CounterChoice {
  @Field(() => ID, { description: 'To be sent back with the line.' }) id!: string;
  @Field(() => ID, { description: 'Item of the menu.' }) itemId!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'The heading it stands under on the menu.' }) category!: string;
  @Field(() => Int, { description: 'Price of the item alone, to which meal deals apply.' }) priceCents!: number;
  @Field(() => Int, { description: 'Price with its options.' }) unitCents!: number;
  @Field(() => Boolean) soldOut!: boolean;
  @Field(() => [CounterOption]) options!: CounterOption[];
}

@ObjectType()
export class HeardLineView {
  @Field(() => Int, { description: '1 to 99.' }) quantity!: number;
  @Field(() => String, { description: 'The words it was understood from.' }) heardText!: string;
  @Field(() => Boolean, { description: 'Several choices are as likely: somebody must say which.' }) unsure!: boolean;

  @Field(() => [CounterChoice], { description: 'What was meant, the likeliest first; at least one.' })
  choices!: CounterChoice[];
}

@ObjectType({ description: 'An order as it was understood; nothing is placed by it.' })
export class HeardOrder {
  @Field(() => [HeardLineView]) lines!: HeardLineView[];
  @Field(() => [String], { description: 'What was said and is not on the menu.' }) unknownWords!: string[];

  @Field(() => [String], { description: 'What is on the menu, but was said with a number that is not 1 to 99.' })
  miscounted!: string[];

  @Field(() => String, { nullable: true, description: 'Whom it is for, when that was said.' })
  customerName!: string | null;
}

export const CounterOrderResult = createUnionType({
  name: 'CounterOrderResult',
  types: () => [Order, SoldOut, InvalidSelection, LimitExceeded] as const,
});

@InputType()
export class CounterLineInput {
  @Field(() => ID) choiceId!: string;
  @Field(() => Int, { description: '1 to 99.' }) quantity!: number;
  @Field(() => [ID], { defaultValue: [] }) optionIds!: string[];
}

@InputType()
export class CounterOrderInput {
  @Field(() => ID, { description: 'A UUID of the client’s own: the same one sent again is the same order.' })
  id!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Whom it is for, at most 120 characters; empty: « Comptoir ».',
  })
  customerName!: string;

  @Field(() => [CounterLineInput], { description: '1 to 60.' }) lines!: CounterLineInput[];
}
