import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { asCustomer } from '../accounts/principal';
import type { Context } from '../platform/context';
import { StartCheckoutInput } from './checkout.inputs';
import { PaymentSettings, StartCheckoutResult } from './checkout.results';

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
    @Ctx() { checkouts, principal }: Context,
  ) {
    return checkouts.start(asCustomer(principal), {
      shopId,
      window: { startsAt: windowStartsAt },
      statedTotalCents: totalCents,
    });
  }
}
