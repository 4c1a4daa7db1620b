import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import { Fault } from '../errors';
import { Input } from '../input';
import type { Context } from '../platform/context';
import { type Event, unwrapEvent, eventStream } from '../event-stream';
import { OwnShop } from '../shops/own/own-shop.types';
import { Shop } from '../shops/shop.entity';
import { formatPickupDay } from './later-day';
import { windowUpdates, raiseIn, WINDOW_CHANGES } from './window-updates';
import { PaceInput, PickupWindowView } from './pickup.types';
import * as t from './pickup.texts';

@Resolver(() => PickupWindowView)
export class PickupWindowResolver {
  @FieldResolver(() => String, { description: 'Shop-local times, « HH:MM–HH:MM » or as the documents write them.' })
  pickupWindow(@Root() window: PickupWindowView) {
    return t.window(window);
  }

  @FieldResolver(() => String, { nullable: true, description: '« samedi 28 novembre »; null: its date is today’s.' })
  day(@Root() { otherDate, day }: PickupWindowView) {
    return otherDate && formatPickupDay(otherDate, day);
  }

  @FieldResolver(() => String, {
    description: 'YYYY-MM-DD: the day whose service it belongs to; after midnight it may be that of the date before.',
  })
  businessDay(@Root() { day }: PickupWindowView) {
    return day;
  }
}

@Resolver(() => Shop)
export class ShopPickupResolver {
  @Mutation(() => OwnShop)
  async savePace(@Input(PaceInput) input: PaceInput, @Ctx() { paces, ownShops, principal }: Context) {
    const shopId = ownShopId(principal);
    await paces.save(shopId, input);
    return ownShops.read(shopId);
  }

  @Mutation(() => OwnShop, {
    description: 'More minutes of preparation, for an hour or until the service ends; fewer keep the end, 0 ends it.',
  })
  async delayPreparation(@Arg('minutes', () => Int) minutes: number, @Ctx() { paces, ownShops, principal }: Context) {
    const shopId = ownShopId(principal);
    await paces.delay(shopId, minutes);
    return ownShops.read(shopId);
  }

  @Subscription(() => [PickupWindowView], {
    description: 'Today’s windows of a shop: at once, then whenever their room changes, at most once a second.',
    subscribe: async ({ context, args }: { context: Context; args: { shopId: string } }) => {
      const windows = async () => {
        const { pickup, shops, principal } = await context.fresh();
        const shop = await shops.shown(args.shopId, principal?.id);
        readAtDelayEnd(pickup.delayEndsIn(shop));
        return pickup.windows(shop);
      };
      const signal = context.announcements.signal(WINDOW_CHANGES, args.shopId);
      const readAtDelayEnd = raiseIn(signal);
      await windows().catch((error: unknown) => {
        signal.end();
        throw error;
      });
      return eventStream(signal, windowUpdates(windows), context.readingFailed);
    },
  })
  windowsChanged(
    @Root() event: Event<PickupWindowView[]>,
    @Arg('shopId', () => ID) _shopId: string,
  ): PickupWindowView[] {
    return unwrapEvent(event);
  }

  @FieldResolver(() => Int, { description: 'Minutes from order to earliest pickup, at present.' })
  preparationMinutes(@Root() shop: Shop, @Ctx() { pickup }: Context) {
    return pickup.preparationMinutes(shop);
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
