import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../platform/context';
import { Shop } from '../shops/shop.entity';

@Resolver(() => Shop)
export class BoardPresenceResolver {
  @FieldResolver(() => Boolean, {
    description: 'Nobody has listened for its new orders for five minutes: a confirmation may take longer.',
  })
  slowConfirmation(@Root() { id }: Shop, @Ctx() { boards }: Context) {
    return boards.isSlow(id);
  }
}
