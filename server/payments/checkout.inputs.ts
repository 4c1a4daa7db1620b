import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'What to pay for.' })
export class StartCheckoutInput {
  @Field(() => ID, { description: 'The shop whose cart is paid.' }) shopId!: string;
  @Field(() => GraphQLISODateTime, { description: 'Start of the chosen window.' }) windowStartsAt!: Date;

  @Field(() => Int, { description: 'The total the customer was shown, in cents, service charge included.' })
  totalCents!: number;
}
