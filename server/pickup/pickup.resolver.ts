import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import { Fault } from '../errors';
import type { Context } from '../platform/context';
import { type Event, newsIn, newsOf } from '../news';
import { OwnShop } from '../shops/own-shop.results';
import { Shop } from '../shops/shop.entity';
import { sayDay } from './later-day';
import { lookingOn, WINDOW_CHANGES } from './looking-on';
import { PaceInput } from './pickup.inputs';
import { PickupWindowView } from './pickup.results';
import * as t from './pickup.texts';

@Resolver(() => PickupWindowView)
export class PickupWindowResolver {
  @FieldResolver(() => String, { description: 'Shop-local times, « HH:MM–HH:MM » or as the documents write them.' })
  pickupWindow(@Root() window: PickupWindowView) {
    return t.window(window);
  }

  @FieldResolver(() => String, { nullable: true, description: '« samedi 28 novembre »; null: today.' })
  day(@Root() { laterDay }: PickupWindowView) {
    return laterDay && sayDay('UTC', new Date(laterDay));
  }
}

@Resolver(() => Shop)
export class ShopPickupResolver {
  @Mutation(() => OwnShop)
  async savePace(@Arg('input', () => PaceInput) input: PaceInput, @Ctx() { paces, ownShops, principal }: Context) {
    const shopId = ownShopId(principal);
    await paces.save(shopId, input);
    return ownShops.read(shopId);
  }

  @Subscription(() => [PickupWindowView], {
    description: 'Today’s windows of a shop: at once, then whenever their room changes, at most once a second.',
    subscribe: async ({ context, args }: { context: Context; args: { shopId: string } }) => {
      const windows = async () => {
        const { pickup, shops, principal } = await context.fresh();
        return pickup.windows(await shops.shown(args.shopId, principal?.id));
      };
      await windows();
      return newsOf(
        context.announcements.signal(WINDOW_CHANGES, args.shopId),
        lookingOn(windows),
        context.readingFailed,
      );
    },
  })
  windowsChanged(
    @Root() event: Event<PickupWindowView[]>,
    @Arg('shopId', () => ID) _shopId: string,
  ): PickupWindowView[] {
    return newsIn(event);
  }

  @FieldResolver(() => [PickupWindowView], {
    description:
      'Windows that can still be reached, full ones included; of another day BAD_USER_INPUT beyond daysAhead.',
  })
  async pickupWindows(
    @Root() shop: Shop,
    @Arg('day', () => String, { nullable: true, description: 'YYYY-MM-DD, shop-local; absent: today.' })
    day: string | null | undefined,
    @Ctx() { pickup }: Context,
  ) {
    if (day == null) return pickup.windows(shop);
    const windows = await pickup.windowsOn(shop, day);
    if (!windows) throw new Fault('BAD_USER_INPUT', t.dayWrong());
    return windows;
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
