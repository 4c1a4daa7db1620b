import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import { PayoutAccountView } from './payout.service';

/** Queries and mutations for the payout account of the calling owner's shop. */
@Resolver()
export class PayoutResolver {
  @Query(() => PayoutAccountView, { description: 'Where the account of the calling owner’s shop stands.' })
  payoutAccount(@Ctx() { payouts, principal }: Context) {
    return payouts.account(ownShopId(principal));
  }

  @Mutation(() => PayoutAccountView, { description: 'Makes that account; again answers the same.' })
  async createPayoutAccount(@Ctx() { payouts, principal }: Context) {
    return (await payouts.create(ownShopId(principal))).account;
  }

  @Mutation(() => String, { description: 'A link to the provider’s form, for one visit within minutes.' })
  openPayoutOnboarding(@Ctx() { payouts, principal }: Context) {
    return payouts.onboardingLink(ownShopId(principal));
  }
}
