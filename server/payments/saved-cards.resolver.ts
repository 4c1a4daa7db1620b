import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../platform/context';
import { ChooseCardInput } from './saved-cards.inputs';
import { SavedCard } from './saved-cards.results';

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
