import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireSignedIn } from '../accounts/principal';
import { Input } from '../input';
import type { Context } from '../platform/context';
import { pictureUrl } from '../media/pictures';
import { Shop } from './shop.entity';
import { OwnerLoginInput, PlaceInput, NearbyShop, Opening, OpeningDay, OwnerLoginResult } from './shop.types';
import { cleanText } from '../text';
import { FoundAddress } from './geocoding/geocoder';
import * as t from './own/own-shop.texts';

@Resolver(() => Shop)
export class ShopResolver {
  @Query(() => [NearbyShop], { description: 'Shops within 10 km, nearest first.' })
  nearbyShops(@Arg('place', () => PlaceInput) place: PlaceInput, @Ctx() { nearbyShops, principal }: Context) {
    requireSignedIn(principal);
    return nearbyShops.nearby(place);
  }

  @Query(() => [NearbyShop], { description: 'As nearbyShops, for who only looks.' })
  shopsAround(@Arg('place', () => PlaceInput) place: PlaceInput, @Ctx() { nearbyShops }: Context) {
    return nearbyShops.nearby(place);
  }

  @Query(() => Shop)
  shop(@Arg('id', () => ID) id: string, @Ctx() { shops, principal }: Context) {
    return shops.shown(id, principal?.id);
  }

  @Mutation(() => OwnerLoginResult)
  loginOwner(@Input(OwnerLoginInput) input: OwnerLoginInput, @Ctx() { shops, address }: Context) {
    return shops.loginOwner(input, address);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Picture of the shop front, 16:9.' })
  pictureUrl(@Root() shop: Shop) {
    return pictureUrl(shop.picture);
  }

  @FieldResolver(() => Opening)
  opening(@Root() shop: Shop, @Ctx() { shops }: Context) {
    return shops.opening(shop);
  }

  @FieldResolver(() => [OpeningDay], { description: 'Opening hours of today and the six days after it.' })
  openingWeek(@Root() shop: Shop, @Ctx() { shops }: Context) {
    return shops.week(shop);
  }
}

@Resolver()
export class AddressResolver {
  @Query(() => [FoundAddress], { description: 'Addresses fitting what was typed, best first, at most 6.' })
  addresses(
    @Arg('text', () => String, { description: 'What was typed, at most 200 characters.' }) text: string,
    @Ctx() { geocoder }: Context,
  ): Promise<FoundAddress[]> {
    return geocoder.find(cleanText(text, 200, t.address()));
  }
}
