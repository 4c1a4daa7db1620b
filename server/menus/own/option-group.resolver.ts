import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ownShopId } from '../../accounts/principal';
import { Input } from '../../input';
import type { Context } from '../../platform/context';
import { OptionGroupInput, OwnOptionGroup, OwnOptionGroupResult } from './option-group.types';

/** Queries and changes of the option groups that the calling owner's shop made itself. */
@Resolver()
export class OptionGroupResolver {
  @Query(() => [OwnOptionGroup], { description: 'The calling owner’s own groups by name.' })
  ownOptionGroups(@Ctx() { optionGroups, principal }: Context) {
    return optionGroups.all(ownShopId(principal));
  }

  @Mutation(() => OwnOptionGroupResult, {
    description: 'Saves a new or a changed group as a whole; carts are told, orders stay as they are.',
  })
  saveOptionGroup(@Input(OptionGroupInput) input: OptionGroupInput, @Ctx() { optionGroups, principal }: Context) {
    return optionGroups.save(ownShopId(principal), input);
  }

  @Mutation(() => [OwnOptionGroup], { description: 'Removes a group, also from its items; answers those that stay.' })
  removeOptionGroup(@Arg('id', () => ID) id: string, @Ctx() { optionGroups, principal }: Context) {
    return optionGroups.remove(ownShopId(principal), id);
  }

  @Mutation(() => OwnOptionGroup)
  setOptionSoldOut(
    @Arg('optionId', () => ID) optionId: string,
    @Arg('outOfStock', () => Boolean) outOfStock: boolean,
    @Ctx() { optionGroups, principal }: Context,
  ) {
    return optionGroups.setSoldOut(ownShopId(principal), optionId, outOfStock);
  }
}
