import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import { OwnShop } from '../shops/own-shop.results';
import { PaceInput } from './pickup.inputs';

@Resolver()
export class PaceResolver {
  @Mutation(() => OwnShop)
  async savePace(@Arg('input', () => PaceInput) input: PaceInput, @Ctx() { paces, ownShops, principal }: Context) {
    const shopId = ownShopId(principal);
    await paces.save(shopId, input);
    return ownShops.read(shopId);
  }
}
