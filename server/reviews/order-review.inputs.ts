import { Field, InputType, Int } from 'type-graphql';

@InputType()
export class ReviewOrderInput {
  @Field(() => String, { description: 'The collected order, by id or token.' }) reference!: string;
  @Field(() => Int, { description: '1 to 5.' }) stars!: number;
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters; may be empty.' }) text!: string;
}
