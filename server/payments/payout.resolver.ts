import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { asOwnerOf } from '../accounts/principal';
import type { Context } from '../app/context';
import { PayoutAccountView } from './payout.results';

/** How the calling owner's shop is paid. */
@Resolver()
export class PayoutResolver {
  @Query(() => PayoutAccountView, { description: 'Where the account of the calling owner’s shop stands.' })
  payoutAccount(@Ctx() { payouts, principal }: Context) {
    return payouts.account(asOwnerOf(principal));
  }

  @Mutation(() => PayoutAccountView, { description: 'Makes that account; again answers the same.' })
  async createPayoutAccount(@Ctx() { payouts, principal }: Context) {
    return (await payouts.create(asOwnerOf(principal))).account;
  }

  @Mutation(() => String, { description: 'A link to the provider’s form, for one visit within minutes.' })
  openPayoutOnboarding(@Ctx() { payouts, principal }: Context) {
    return payouts.onboardingLink(asOwnerOf(principal));
  }
}
