import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'With which card a payment is about to be made.' })
export class ChooseCardInput {
  @Field(() => ID, { description: 'The caller’s own payment.' }) intentId!: string;

  @Field(() => ID, { nullable: true, description: 'One of the caller’s saved cards; absent: one that is entered.' })
  cardId?: string | null;

  @Field(() => Boolean, { description: 'The card that is entered is kept once it has paid.' }) keep!: boolean;
}
