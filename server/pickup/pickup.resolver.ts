import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../app/context';
import { Shop } from '../shops/shop.entity';
import { PickupWindowView } from './pickup.results';

@Resolver(() => Shop)
export class ShopPickupResolver {
  @FieldResolver(() => [PickupWindowView], {
    description: 'Today’s windows that can still be reached, full ones included.',
  })
  pickupWindows(@Root() shop: Shop, @Ctx() { pickup }: Context) {
    return pickup.windows(shop);
  }

  @FieldResolver(() => PickupWindowView, {
    nullable: true,
    description: 'The earliest window of today, which may be full.',
  })
  async nextPickupWindow(@Root() shop: Shop, @Ctx() { pickup }: Context) {
    return (await pickup.windows(shop))[0] ?? null;
  }

  @FieldResolver(() => PickupWindowView, {
    nullable: true,
    description: 'The earliest window of today with room left; null: nothing more can be collected today.',
  })
  async earliestPickup(@Root() shop: Shop, @Ctx() { pickup }: Context) {
    return (await pickup.windows(shop)).find(({ remaining }) => remaining > 0) ?? null;
  }
}
