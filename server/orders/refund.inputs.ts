import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'Pieces of a line to give back.' })
export class RefundedLineInput {
  @Field(() => ID, { description: 'The order’s line.' }) lineId!: string;
  @Field(() => Int, { description: 'How many pieces; at most what was not given back before.' }) quantity!: number;
}

@InputType({ description: 'What the shop gives back of an order that it keeps.' })
export class RefundLinesInput {
  @Field(() => ID, { description: 'A UUID made by the caller: said again, it is the same refund.' }) requestId!: string;
  @Field(() => ID) orderId!: string;
  @Field(() => [RefundedLineInput], { description: 'At least one line, each once.' }) lines!: RefundedLineInput[];
  @Field(() => String, { description: 'Why, as the customer reads it; 1 to 500 characters.' }) reason!: string;
}
