import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import { OwnShop } from '../shops/own/own-shop.types';
import { AlertSettings } from './alert.service';
import { Shop } from '../shops/shop.entity';

@Resolver(() => OwnShop)
export class AlertResolver {
  @Mutation(() => OwnShop, { description: 'Saves how the caller is told of orders nobody has seen.' })
  async saveAlerts(
    @Arg('input', () => AlertSettings, { description: 'All of it.' }) input: AlertSettings,
    @Ctx() { alerts, ownShops, principal }: Context,
  ) {
    const shopId = ownShopId(principal);
    await alerts.save(shopId, input);
    return ownShops.read(shopId);
  }

  @FieldResolver(() => AlertSettings, { description: 'How the owner is told of orders nobody has seen.' })
  alerts(@Root() { id }: OwnShop, @Ctx() { alerts }: Context) {
    return alerts.read(id);
  }

  @FieldResolver(() => Boolean, { description: 'Text messages can be sent here.' })
  smsOffered(@Ctx() { alerts }: Context) {
    return alerts.smsOffered;
  }
}

@Resolver(() => Shop)
export class BoardPresenceResolver {
  @FieldResolver(() => Boolean, {
    description: 'Nobody has listened for its new orders for five minutes: a confirmation may take longer.',
  })
  slowConfirmation(@Root() { id }: Shop, @Ctx() { boards }: Context) {
    return boards.isSlow(id);
  }
}
