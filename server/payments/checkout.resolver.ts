import { type GraphQLResolveInfo, Kind } from 'graphql';
import {
  Arg,
  Ctx,
  Info,
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
} from 'type-graphql';
import { guestNetwork } from '../accounts/guest-holds';
import { requireCustomer } from '../accounts/principal';
import { Fault } from '../errors';
import { NotOnThatDay } from '../menus/menu.types';
import type { Context } from '../platform/context';
import { BeingPaidElsewhere, PaymentSettings, StartCheckoutResult, TooManyHolds, CartHold } from './checkout.results';
import { CartView } from '../carts/cart.types';
import { PickupDay } from './pickup-days.results';

@Resolver()
export class CheckoutResolver {
  @Query(() => PaymentSettings, { description: 'How the page takes a card.' })
  paymentSettings(@Ctx() { paymentSettings }: Context) {
    return paymentSettings;
  }

  @Mutation(() => StartCheckoutResult, { description: 'Holds window and stock for 10 minutes and opens the payment.' })
  async startCheckout(
    @Arg('input', () => StartCheckoutInput, { description: 'What to pay for.' })
    { shopId, windowStartsAt, totalCents }: StartCheckoutInput,
    @Ctx() context: Context,
    @Info() { fieldNodes }: GraphQLResolveInfo,
  ) {
    const window = { startsAt: windowStartsAt };
    const wanted = { shopId, window, statedTotalCents: totalCents, network: guestNetwork(context) };
    const answer = await context.checkouts.start(requireCustomer(context.principal), wanted);
    const named = (type: string) =>
      fieldNodes.some(({ selectionSet }) =>
        selectionSet?.selections.some(
          (part) => part.kind === Kind.INLINE_FRAGMENT && part.typeCondition?.name.value === type,
        ),
      );
    // Installed clients of the previous release show a thrown error, but only an empty card for result types they do
    // not know.
    const isNews =
      (answer instanceof TooManyHolds && !named('TooManyHolds')) ||
      (answer instanceof BeingPaidElsewhere && !named('BeingPaidElsewhere')) ||
      (answer instanceof NotOnThatDay && !named('NotOnThatDay'));
    if (isNews) throw new Fault('CONFLICT', answer.message);
    return answer;
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
