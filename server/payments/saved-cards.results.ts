import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A card the customer chose to keep at the payment provider.' })
export class SavedCard {
  @Field(() => ID, { description: 'The provider’s (`pm_…`): pays together with `chooseCard` alone.' }) id!: string;
  @Field(() => String, { description: 'In the provider’s word: `visa`.' }) brand!: string;
  @Field(() => String) last4!: string;
  @Field(() => Int) expMonth!: number;
  @Field(() => Int) expYear!: number;
}
