import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

@ObjectType('Cancellation', { description: 'Why an order was called off, and what goes back.' })
export class CancellationView {
  @Field(() => Boolean, {
    description: 'By the shop, or for it when it did not see the order; otherwise by the customer.',
  })
  byShop!: boolean;

  @Field(() => String, { description: 'A sentence for the customer.' }) reason!: string;

  @Field(() => Int, { description: 'What goes back to the card, in cents; 0 where nothing was paid.' })
  refundCents!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was called off.' }) at!: Date;
}
