import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Role } from '../../accounts/account.entity';
import { Item } from '../../menus/item.entity';
import { ChosenGroup } from '../../menus/options/selections';
import type { Context } from '../../platform/context';

@Resolver(() => Item)
export class LastChoicesResolver {
  @FieldResolver(() => [ChosenGroup], {
    nullable: true,
    description: 'What the caller chose when they last ordered it; null for whoever never did.',
  })
  lastChoices(@Root() item: Pick<Item, 'id'>, @Ctx() { orderAgain, principal }: Context) {
    const isCustomer = principal?.role === Role.CUSTOMER || principal?.role === Role.GUEST;
    return isCustomer ? orderAgain.lastChoices(principal.id, item.id) : null;
  }
}
