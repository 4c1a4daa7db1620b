import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ownShopId } from '../../accounts/principal';
import { Input } from '../../input';
import type { Context } from '../../platform/context';
import {
  ExceptionalDaysInput,
  ShopIdentityInput,
  OpeningHours,
  OwnShop,
  ShopIdentityResult,
  OwnerRegistrationResult,
} from './own-shop.types';
import { OwnerRegistrationInput } from './owner-registration.service';
import { PauseLength } from '../hours/pause';

/** Resolves the calling owner’s shop; every mutation changes only their own shop. */
@Resolver()
export class OwnShopResolver {
  @Mutation(() => OwnerRegistrationResult, {
    description: 'Signs a shop and its owner up; the account opens by the mailed link.',
  })
  registerOwner(
    @Input(OwnerRegistrationInput)
    input: OwnerRegistrationInput,
    @Ctx() { ownerRegistration, address }: Context,
  ) {
    return ownerRegistration.register(input, address);
  }

  @Query(() => OwnShop)
  ownShop(@Ctx() { ownShops, principal }: Context) {
    return ownShops.read(ownShopId(principal));
  }

  @Mutation(() => ShopIdentityResult)
  saveShopIdentity(@Input(ShopIdentityInput) input: ShopIdentityInput, @Ctx() { ownShops, principal }: Context) {
    return ownShops.saveIdentity(ownShopId(principal), input);
  }

  @Mutation(() => OwnShop)
  saveOpeningHours(
    @Arg('hours', () => [OpeningHours], { description: 'All of them; a day without is closed.' }) hours: OpeningHours[],
    @Ctx() { ownShops, principal }: Context,
  ) {
    return ownShops.saveHours(ownShopId(principal), hours);
  }

  @Mutation(() => OwnShop, { description: 'Announces days that are not like the others.' })
  addExceptionalDays(
    @Input(ExceptionalDaysInput) input: ExceptionalDaysInput,
    @Ctx() { ownShops, principal }: Context,
  ) {
    return ownShops.addExceptionalDays(ownShopId(principal), input);
  }

  @Mutation(() => OwnShop, { description: 'Those days are like the others after all.' })
  removeExceptionalDays(@Arg('id', () => ID) id: string, @Ctx() { ownShops, principal }: Context) {
    return ownShops.removeExceptionalDays(ownShopId(principal), id);
  }

  @Mutation(() => OwnShop, { description: '« Fermer jusqu’à… »: no pickup before then.' })
  pauseOrders(@Arg('length', () => PauseLength) length: PauseLength, @Ctx() { ownShops, principal }: Context) {
    return ownShops.pause(ownShopId(principal), length);
  }

  @Mutation(() => OwnShop)
  resumeOrders(@Ctx() { ownShops, principal }: Context) {
    return ownShops.resume(ownShopId(principal));
  }

  @Mutation(() => OwnShop)
  saveReceiptText(
    @Arg('text', () => String, { description: 'At most 120 characters; empty: the usual words.' }) text: string,
    @Ctx() { ownShops, principal }: Context,
  ) {
    return ownShops.saveReceiptText(ownShopId(principal), text);
  }
}
