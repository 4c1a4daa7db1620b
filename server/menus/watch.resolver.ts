import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireAccount } from '../accounts/principal';
import type { Context } from '../platform/context';
import { Watch } from './watch.entity';

@Resolver()
export class WatchResolver {
  @Query(() => [Watch], { description: 'What the caller waits for.' })
  watches(@Ctx() { watches, principal }: Context) {
    return watches.of(requireAccount(principal));
  }

  @Mutation(() => Watch, { description: 'Says once when the shop opens or the item is back, within 30 days.' })
  watchFor(
    @Arg('shopId', () => ID) shopId: string,
    @Arg('itemId', () => ID, { nullable: true }) itemId: string | null | undefined,
    @Ctx() { watches, principal }: Context,
  ) {
    return watches.begin(requireAccount(principal), shopId, itemId ?? null);
  }

  @Mutation(() => Boolean)
  async dropWatch(@Arg('id', () => ID) id: string, @Ctx() { watches, principal }: Context) {
    await watches.end(requireAccount(principal), id);
    return true;
  }
}
