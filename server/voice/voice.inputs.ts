import { Field, ID, InputType, Int } from 'type-graphql';

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
