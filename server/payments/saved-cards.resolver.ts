import { Arg, Ctx, ID, Mutation, Query, Resolver, Field, Int, ObjectType } from 'type-graphql';
import type { Context } from '../platform/context';
import { ChooseCardInput } from './saved-cards.service';

@Resolver()
export class SavedCardsResolver {
  @Query(() => [SavedCard], {
    nullable: true,
    description: 'The caller’s, newest first; null: no account to keep any.',
  })
  savedCards(@Ctx() { savedCards, principal }: Context) {
    return savedCards.list(principal);
  }

  @Mutation(() => Boolean, { description: 'Before the browser confirms with a saved card, or with one to keep.' })
  chooseCard(@Arg('input', () => ChooseCardInput) input: ChooseCardInput, @Ctx() { savedCards, principal }: Context) {
    return savedCards.choose(principal, input);
  }

  @Mutation(() => Boolean, { description: 'Takes a saved card of the caller’s away from the payment provider.' })
  removeSavedCard(@Arg('id', () => ID) id: string, @Ctx() { savedCards, principal }: Context) {
    return savedCards.remove(principal, id);
  }
}

@ObjectType({ description: 'A card the customer chose to keep at the payment provider.' })
class SavedCard {
  @Field(() => ID, { description: 'The provider’s (`pm_…`): pays together with `chooseCard` alone.' }) id!: string;
  @Field(() => String, { description: 'In the provider’s word: `visa`.' }) brand!: string;
  @Field(() => String) last4!: string;
  @Field(() => Int) expMonth!: number;
  @Field(() => Int) expYear!: number;
}
