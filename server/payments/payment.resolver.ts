import {
  Arg,
  Ctx,
  Mutation,
  Query,
  Resolver,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  FieldResolver,
  Root,
  ObjectType,
} from 'type-graphql';
import { guestNetwork } from '../accounts/guest-holds';
import { requireCustomer, ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import { PaymentSettings, StartCheckoutResult, CartHold } from './checkout/checkout.results';
import { CartView } from '../carts/cart.types';
import { PickupDay } from './checkout/pickup-days.results';
import { ChooseCardInput } from './saved-cards.service';
import { PayoutAccountView } from './payout.service';

@Resolver()
export class CheckoutResolver {
  @Query(() => PaymentSettings, { description: 'How the page takes a card.' })
  paymentSettings(@Ctx() { paymentSettings }: Context) {
    return paymentSettings;
  }

  @Mutation(() => StartCheckoutResult, { description: 'Holds window and stock for 10 minutes and opens the payment.' })
  startCheckout(
    @Arg('input', () => StartCheckoutInput, { description: 'What to pay for.' })
    { shopId, windowStartsAt, totalCents }: StartCheckoutInput,
    @Ctx() context: Context,
  ) {
    const window = { startsAt: windowStartsAt };
    const wanted = { shopId, window, statedTotalCents: totalCents, network: guestNetwork(context) };
    return context.checkouts.start(requireCustomer(context.principal), wanted);
  }
}

@InputType({ description: 'What to pay for.' })
class StartCheckoutInput {
  @Field(() => ID, { description: 'The shop whose cart is paid.' }) shopId!: string;
  @Field(() => GraphQLISODateTime, { description: 'Start of the chosen window.' }) windowStartsAt!: Date;

  @Field(() => Int, { description: 'The total the customer was shown, in cents, service charge included.' })
  totalCents!: number;
}

@Resolver(() => CartView)
export class CartPickupResolver {
  @Query(() => [PickupDay], { description: 'Today and the days after it for the caller’s cart in a shop.' })
  pickupDays(@Arg('shopId', () => ID) shopId: string, @Ctx() { pickupDays, principal }: Context) {
    return pickupDays.of(requireCustomer(principal), shopId);
  }

  @FieldResolver(() => CartHold, { nullable: true, description: 'What is kept for its customer while they pay.' })
  hold(@Root() { shop }: CartView, @Ctx() { checkouts, principal }: Context) {
    return checkouts.holdOf(requireCustomer(principal), shop.id);
  }
}

@Resolver()
export class SavedCardsResolver {
  @Query(() => [SavedCard], {
    nullable: true,
    description: 'The caller’s, newest first; null: no account to keep any.',
  })
  savedCards(@Ctx() { savedCards, principal }: Context) {
    return savedCards.list(principal);
  }

  @Mutation(() => Boolean, { description: 'Before the browser confirms with a saved card, or with one to keep.' })
  chooseCard(@Arg('input', () => ChooseCardInput) input: ChooseCardInput, @Ctx() { savedCards, principal }: Context) {
    return savedCards.choose(principal, input);
  }

  @Mutation(() => Boolean, { description: 'Takes a saved card of the caller’s away from the payment provider.' })
  removeSavedCard(@Arg('id', () => ID) id: string, @Ctx() { savedCards, principal }: Context) {
    return savedCards.remove(principal, id);
  }
}

@ObjectType({ description: 'A card the customer chose to keep at the payment provider.' })
class SavedCard {
  @Field(() => ID, { description: 'The provider’s (`pm_…`): pays together with `chooseCard` alone.' }) id!: string;
  @Field(() => String, { description: 'In the provider’s word: `visa`.' }) brand!: string;
  @Field(() => String) last4!: string;
  @Field(() => Int) expMonth!: number;
  @Field(() => Int) expYear!: number;
}

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
